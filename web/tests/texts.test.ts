import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Card, Kind } from '../src/catalogue'
import { namesOf, splitAtCards } from '../src/catalogue/card-names'
import { settings } from '../src/store/settings.svelte'
import { isNoted, isPriced, isShort } from '../src/prompts/words'
import { plain, rich, speak, t } from '../src/texts'

const names = (seat: number) => ['Vesper', 'Iris'][seat] ?? ''
const S = '\u2063'

describe('sentences of the server', () => {
  it('are split where names go', () => {
    expect(rich(`${S}1${S} flees from ${S}0${S}.`, names)).toEqual([
      { seat: 1, name: 'Iris' },
      ' flees from ',
      { seat: 0, name: 'Vesper' },
      '.',
    ])
    expect(rich('Nobody moves.', names)).toEqual(['Nobody moves.'])
    expect(plain(`${S}1${S} and ${S}0${S}`, names)).toBe('Iris and Vesper')
  })
})

describe('names of cards', () => {
  const card = (id: string, kind: Kind, name: string, short = name) => ({ id, kind, name, short }) as Card
  const names = namesOf([
    card('lair', 'place', 'The Lair', 'Lair'),
    card('clone', 'hunt', 'Clone'),
    card('clone-wars', 'hunt', 'Clone Army'),
    card('drone', 'survival', 'Drone (2)'),
  ])

  it('are found in a sentence, whole and the longest first', () => {
    expect(splitAtCards('Clone Army hits the Lair.', names)).toEqual([
      { card: 'clone-wars', name: 'Clone Army' },
      ' hits the ',
      { card: 'lair', name: 'Lair' },
      '.',
    ])
    expect(splitAtCards('Lairs and Cloned things, Éclair', names)).toEqual(['Lairs and Cloned things, Éclair'])
    expect(splitAtCards('A Drone (2).', names)[1]).toEqual({ card: 'drone', name: 'Drone (2)' })
    expect(splitAtCards('Lair', namesOf([]))).toEqual(['Lair'])
  })
})

describe('words of the page', () => {
  it('come in the language of the settings, with attributes and plurals', async () => {
    settings.language = 'en'
    await speak('en')
    expect(t('home-join')).toBe('Join')
    expect(t('new-open.text', { n: 1 })).toBe('1 chair for a friend')
    settings.language = 'fr'
    await speak('fr')
    expect(t('home-join')).toBe('Rejoindre')
    expect(t('lobby-begin-bots', { n: 2 })).toBe('des bots prennent les 2 places libres')
  })

  it('show their id where one is missing, and say so', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(t('no-such-text')).toBe('no-such-text')
    expect(error).toHaveBeenCalledOnce()
  })

  it('say how a button speaks: of a verb with a word of its own, a note, a price', () => {
    const told = (op: string) => [isShort(op), isNoted(op), isPriced(op)]
    expect(told('give_up')).toEqual([true, true, false])
    expect(told('resist')).toEqual([true, false, true])
    expect(told('take_back')).toEqual([true, false, false])
    expect(told('toll_the_bell')).toEqual([false, false, false])
  })

  it('are all written: every id the page names in full is there', () => {
    const written = readFileSync('../src/artemia/texts/en/page.ftl', 'utf-8')
    const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const used = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bt\('([a-z][\w.-]*)'/g)].map(([, id]) => id!.split('.')[0]!),
    )
    expect(used.length).toBeGreaterThan(50)
    expect([...new Set(used)].filter((id) => !new RegExp(`^${id} *=`, 'm').test(written))).toEqual([])
  })
})
