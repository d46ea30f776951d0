import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/catalogue'
import { namesOf } from '../../src/catalogue/card-names'
import type { Book } from '../../src/book/book.svelte'
import { placeOf } from '../../src/book/place'
import { aboutCard, cardsNamed, excerpt, marked, pieces, search } from '../../src/book/search'

const paragraph = (text: string) => ({ kind: 'paragraph' as const, lines: [[text]] })
const chapter = { group: 'turns', where: '', phase: null, deck: null, lead: [''], blocks: [] }
const book: Book = {
  groups: { turns: 'Turn by turn' },
  words: {},
  chapters: [
    {
      ...chapter,
      id: 'reckoning',
      phase: 3,
      title: 'The Reckoning',
      sections: [
        {
          id: 'places',
          title: 'Using a place',
          blocks: [paragraph('The power of the place, or nothing.')],
          entries: [],
        },
        {
          id: 'caught',
          title: 'What a catch costs',
          blocks: [paragraph('A catch puts out one flame. In the Lair it puts out one more.')],
          entries: [{ id: 'caught-1', title: 'Two in the Lair?', blocks: [paragraph('Two Will each.')] }],
        },
      ],
    },
    { ...chapter, id: 'places-all', title: 'All places', deck: 'place', sections: [] },
  ],
}
const card = (id: string, name: string, text: string): Card =>
  ({ id, kind: 'place', name, short: name.replace('The ', ''), text, rulings: [] }) as unknown as Card
const lair = card('lair', 'The Lair', 'Take back all your cards.')
const cards = [lair, card('river', 'The River', 'Next turn lay two.')]
const all = pieces(book, cards)
const found = (wanted: string) => search(wanted, all).map(({ id }) => id)

describe('looking something up', () => {
  it('finds titles before texts, and rulings and cards too', () => {
    expect(found('lair')).toEqual(['caught-1', 'lair', 'caught'])
    expect(found('power')).toEqual(['places'])
  })

  it('wants all the words, whatever their accents', () => {
    expect(found('flame  cátch')).toEqual(['caught'])
    expect(found('flame river')).toEqual([])
    expect(found(' ')).toEqual([])
  })

  it('takes signs as they are', () => {
    expect(found('lair?')).toEqual(['caught-1'])
    expect(found('(')).toEqual([])
  })

  it('marks what was looked for', () => {
    expect(marked('Été chaud', 'ete')).toEqual(['', 'Été', ' chaud'])
    const long = `${'Many words come first. '.repeat(9)}Then a flame goes out.`
    expect(excerpt(long, 'flame')).toContain('flame')
    expect(excerpt(long, 'flame')[0]).toMatch(/^… /)
  })
})

describe('where something stands', () => {
  it('opens at chapters, sections, rulings and cards', () => {
    expect(placeOf('reckoning', book, cards)).toEqual({ chapter: 'reckoning', anchor: 'reckoning' })
    expect(placeOf('caught-1', book, cards)).toEqual({ chapter: 'reckoning', anchor: 'caught-1' })
    expect(placeOf('card-lair', book, cards)).toEqual({ chapter: 'places-all', anchor: 'card-lair' })
    expect(placeOf('card-nothing', book, cards)).toBeNull()
    expect(placeOf('phase-3', book, cards)).toEqual({ chapter: 'reckoning', anchor: 'reckoning' })
    expect(placeOf('phase-0', book, cards)?.chapter).toBe('reckoning')
  })

  it('tells which cards a chapter names, and where a card is named', () => {
    expect(cardsNamed(book.chapters[0]!, namesOf(cards))).toEqual(['lair'])
    expect(aboutCard(lair, all, namesOf(cards)).map(({ id }) => id)).toEqual(['places', 'caught', 'caught-1'])
  })
})
