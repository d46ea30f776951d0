import { describe, expect, it } from 'vitest'
import { HOLE, type Ask, type Choice } from '../src/net/messages'
import { cut, labelOf } from '../src/prompts/labels'
import {
  compatible,
  firstPick,
  isPlain,
  matches,
  toggled,
  tokensToPlace,
  touchable,
  type Item,
} from '../src/prompts/selection'

function choice(given: Partial<Choice> & { op: string; key: string }): Choice {
  return { text: given.key, kind: null, of: [], each: [], least: 0, most: 0, beside_kind: null, beside: [], ...given }
}

function ask(...choices: Choice[]): Ask {
  return { id: 1, kind: 'test', prompt: '?', optional: false, choices }
}

const commit = choice({ op: 'commit', key: `commit 1 ${HOLE}`, kind: 'place', of: ['2', '3'], least: 1, most: 1 })
const resist1 = choice({
  op: 'resist',
  key: `resist 1 ${HOLE} 1`,
  kind: 'place',
  of: ['1', '4', '5'],
  least: 2,
  most: 2,
  beside_kind: 'number',
  beside: ['1'],
})
const resist2 = choice({ ...resist1, key: `resist 1 ${HOLE} 2`, least: 3, most: 3, beside: ['2'] })
const giveUp = choice({ op: 'give_up', key: 'give_up 1' })
const explore = ask(commit, resist1, resist2, giveUp)

function touch(question: Ask, ...items: Item[]): Item[] {
  return items.reduce((picked: Item[], each) => toggled(question, picked, each), [])
}
const keys = (question: Ask, picked: Item[], prefer: Item | null = null) =>
  matches(question, picked, prefer).map((match) => match.key)

describe('a question that offers several things at once', () => {
  it('lights up all that can be picked', () => {
    expect([...touchable(explore)].sort()).toEqual(['place:1', 'place:2', 'place:3', 'place:4', 'place:5'])
  })
  it('answers with the card picked, and the last one wins where one is asked', () => {
    expect(keys(explore, touch(explore, 'place:2'))).toEqual(['commit 1 2'])
    expect(keys(explore, touch(explore, 'place:2', 'place:3'))).toEqual(['commit 1 3'])
  })
  it("puts back what doesn't go together", () => {
    expect(touch(explore, 'place:2', 'place:4')).toEqual(['place:4'])
  })
  it('tells the smaller and the larger sacrifice by their number', () => {
    expect(keys(explore, touch(explore, 'place:4'))).toEqual([])
    expect(keys(explore, touch(explore, 'place:4', 'place:1'))).toEqual(['resist 1 1+4 1'])
    expect(keys(explore, touch(explore, 'place:4', 'place:1', 'place:5'))).toEqual(['resist 1 1+4+5 2'])
  })
  it('spells members in the order of the choice, and puts back at a second touch', () => {
    expect(touch(explore, 'place:4', 'place:1', 'place:4')).toEqual(['place:1'])
  })
  it('knows a mere button', () => {
    expect(explore.choices.filter(isPlain)).toEqual([giveUp])
  })
})

describe('tokens and places', () => {
  const at = (token: string) =>
    choice({
      op: 'put_token',
      key: `put_token 0 ${HOLE} ${token}`,
      kind: 'place',
      of: ['1', '2', '3'],
      least: 1,
      most: 1,
      beside_kind: 'token',
      beside: [token],
    })
  const pair = (of: string[]) =>
    choice({
      op: 'put_token',
      key: `put_token 0 ${of.join('+')} creature`,
      kind: 'place',
      of,
      beside_kind: 'token',
      beside: ['creature'],
    })
  const hunt = ask(
    at('creature'),
    at('artemia'),
    choice({ op: 'play_hunt', key: `play_hunt 0 ${HOLE}`, kind: 'hunt', of: ['mirage'], least: 1, most: 1 }),
  )

  it('asks back which token is meant, unless one is in hand', () => {
    expect(keys(hunt, touch(hunt, 'place:2'))).toEqual(['put_token 0 2 creature', 'put_token 0 2 artemia'])
    expect(keys(hunt, touch(hunt, 'place:2'), 'token:artemia')).toEqual(['put_token 0 2 artemia'])
    expect(tokensToPlace(hunt)).toEqual(['creature', 'artemia'])
  })
  it('leaves the place for a card', () => {
    expect(keys(hunt, touch(hunt, 'place:2', 'hunt:mirage'), 'token:creature')).toEqual(['play_hunt 0 mirage'])
  })
  it('covers two places that go together, and only those', () => {
    const wide = ask(pair(['1', '2']), pair(['2', '3']))
    expect(keys(wide, touch(wide, 'place:1'))).toEqual([])
    expect([...compatible(wide, touch(wide, 'place:1'))]).toEqual(['place:1', 'place:2', 'token:creature'])
    expect(keys(wide, touch(wide, 'place:1', 'place:2'))).toEqual(['put_token 0 1+2 creature'])
    expect(touch(wide, 'place:1', 'place:3')).toEqual(['place:3'])
    expect(keys(wide, touch(wide, 'place:1', 'place:2', 'place:3'))).toEqual(['put_token 0 2+3 creature'])
  })
})

describe('swaps', () => {
  const swap = (out: string) =>
    choice({
      op: 'exchange',
      key: `exchange 1 ${HOLE} ${out}`,
      kind: 'place',
      of: ['1', '4'],
      least: 1,
      most: 1,
      beside_kind: 'place',
      beside: [out],
    })
  it('needs the second card only where there are two', () => {
    expect(keys(ask(swap('7')), ['place:4'])).toEqual(['exchange 1 4 7'])
    const two = ask(swap('7'), swap('8'))
    expect(keys(two, touch(two, 'place:4'))).toHaveLength(2)
    expect(keys(two, touch(two, 'place:4', 'place:8'))).toEqual(['exchange 1 4 8'])
    expect(keys(two, touch(two, 'place:8', 'place:1'))).toEqual(['exchange 1 1 8'])
    expect(keys(two, touch(two, 'place:8'))).toEqual([])
  })
})

describe('a place to be used', () => {
  const use = choice({ op: 'use_power', key: 'use_power 1 8', kind: 'place', of: ['8'] })
  const back = choice({
    op: 'take_back',
    key: `take_back 1 ${HOLE} -`,
    kind: 'place',
    of: ['1', '4'],
    least: 1,
    most: 1,
  })
  it('is picked from the start', () => {
    const question = ask(choice({ op: 'nothing', key: 'nothing 1' }), back, use)
    expect(firstPick(question)).toEqual(['place:8'])
    expect(keys(question, firstPick(question))).toEqual(['use_power 1 8'])
  })
  it('is not, if touching it could mean another card', () => {
    expect(firstPick(ask(choice({ ...back, of: ['8'] }), use))).toEqual([])
  })
})

describe('labels', () => {
  const names = (_: Choice['kind'], id: string) => `No. ${id}`
  it('fill the hole with names, or take the label of the only one', () => {
    const take = choice({ ...resist1, text: `Take back ${HOLE}` })
    expect(labelOf(take, ['4', '1'], names, 'en')).toBe('Take back No. 1 and No. 4')
    expect(labelOf(take, ['4', '1'], names, 'fr')).toBe('Take back No. 1 et No. 4')
    expect(labelOf({ ...commit, each: ['Lay A', 'Lay B'] }, ['3'], names, 'en')).toBe('Lay B')
  })
  it('are cut into a name and its small print', () => {
    expect(cut('Give up: all your Will comes back')).toEqual({ head: 'Give up', rest: 'all your Will comes back' })
    expect(cut('Lâcher prise\u00a0: tout revient en main')).toEqual({
      head: 'Lâcher prise',
      rest: 'tout revient en main',
    })
    expect(cut('Develop Sharp Claws of Night (3 DNA)')).toEqual({ head: 'Develop Sharp Claws of Night', rest: '3 DNA' })
    expect(cut('Do nothing')).toEqual({ head: 'Do nothing', rest: '' })
  })
})
