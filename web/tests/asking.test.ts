import { describe, expect, it } from 'vitest'
import type { Ask, Choice } from '../src/net/messages'
import { buttonsOf, pickedIn } from '../src/prompts/buttons'
import { Choosing } from '../src/prompts/choosing.svelte'
import { opening } from '../src/prompts/labels'
import { wordsOf } from '../src/prompts/words'
import { HOLE } from '../src/net/messages'
import { settings } from '../src/store/settings.svelte'
import { speak } from '../src/texts'
import { logEntries } from '../src/table/log-entries'
import { around } from '../src/table/seating'
import { hunted, line, view } from './views'

function choice(given: Partial<Choice> & { op: string; key: string }): Choice {
  return { text: given.key, kind: null, of: [], each: [], least: 0, most: 0, beside_kind: null, beside: [], ...given }
}
const ask = (...choices: Choice[]): Ask => ({ id: 1, kind: 'test', prompt: '?', optional: false, choices })
const one = (op: string, kind: Choice['kind'], of: string[]) =>
  choice({ op, key: `${op} 1 ${HOLE}`, kind, of, least: 1, most: 1 })

const pass = choice({ op: 'pass_window', key: 'pass_window 1' })
const nothing = choice({ op: 'nothing', key: 'nothing 1' })
const giveUp = choice({ op: 'give_up', key: 'give_up 1' })
const mine = hunted(1, { hand: [2, 3], discard: [1, 4], survival: ['dodge'], owned: [1, 2, 3, 4] })
const table = view({ seat: 1, hunted: [mine, hunted(2)] })

function buttons(question: Ask, { small = false, touch = [] as `place:${number}`[] } = {}) {
  const choosing = new Choosing(question)
  touch.forEach((it) => choosing.touch(it))
  const found = buttonsOf(choosing, table, small, (_, id) => id, 'en')
  const told = (button: (typeof found.rest)[number]) =>
    button.does === 'open' ? `open ${button.op}` : button.choice.op
  return { main: found.main && told(found.main), waits: found.waits, rest: found.rest.map(told) }
}

describe('the buttons of a question', () => {
  it('fill the one that goes on, as long as nothing is picked', () => {
    expect(buttons(ask(pass, one('play_survival', 'survival', ['dodge'])))).toEqual({
      main: 'pass_window',
      waits: false,
      rest: [],
    })
  })
  it('never fill giving up: the filled one waits for a pick', () => {
    const question = ask(one('commit', 'place', ['2', '3']), giveUp)
    expect(buttons(question)).toEqual({ main: null, waits: true, rest: ['give_up'] })
    expect(buttons(question, { touch: ['place:2'] })).toEqual({ main: 'commit', waits: false, rest: ['give_up'] })
  })
  it('open a sheet for cards of the discard, and on a phone for Survival cards', () => {
    const question = ask(nothing, one('take_back', 'place', ['1', '4']), one('play_survival', 'survival', ['dodge']))
    expect(buttons(question).rest).toEqual(['open take_back', 'nothing'])
    expect(buttons(question, { small: true }).rest).toEqual(['open take_back', 'open play_survival', 'nothing'])
  })
  it('fill the only thing to do beside leaving it', () => {
    expect(buttons(ask(choice({ op: 'draw_survival', key: 'draw_survival 1 1' }), nothing)).main).toBe('draw_survival')
  })
  it('keep all-or-some of one thing together', () => {
    const some = { ...one('resist', 'place', ['1', '4']), key: `resist 1 ${HOLE} 1` }
    const all = choice({ op: 'resist', key: 'resist 1 1+4 2', kind: 'place', of: ['1', '4'] })
    expect(buttons(ask(some, all))).toEqual({ main: 'open resist', waits: false, rest: [] })
    expect(pickedIn(ask(some, all), [some, all], ['1', '4']).map(({ key }) => key)).toEqual(['resist 1 1+4 2'])
    expect(pickedIn(ask(some, all), [some, all], ['4']).map(({ key }) => key)).toEqual(['resist 1 4 1'])
  })
  it('never fill what costs something while something else is asked for', () => {
    const both = choice({ op: 'commit', key: 'commit 1 2+3', kind: 'place', of: ['2', '3'] })
    const resist = { ...one('resist', 'place', ['1', '4']), key: `resist 1 ${HOLE} 1` }
    expect(buttons(ask(both, resist, giveUp))).toEqual({
      main: 'commit',
      waits: false,
      rest: ['open resist', 'give_up'],
    })
    const two = { ...one('commit', 'place', ['2', '3', '5']), least: 2, most: 2 }
    expect(buttons(ask(two, resist, giveUp))).toEqual({ main: null, waits: true, rest: ['open resist', 'give_up'] })
    const pay = choice({ op: 'lose_will', key: 'lose_will 1 1' })
    expect(buttons(ask(pay, one('discard', 'place', ['2', '3']))).main).toBe(null)
  })
  it('light up nothing that costs something, and a touch means nothing of the kind', () => {
    const resist = { ...one('resist', 'place', ['1', '4']), key: `resist 1 ${HOLE} 1` }
    const choosing = new Choosing(ask(one('commit', 'place', ['2', '3']), resist))
    expect([choosing.look('place:2'), choosing.look('place:1')]).toEqual(['can', 'rest'])
    choosing.touch('place:1')
    expect(choosing.picked).toEqual([])
    choosing.spend(['place:1'])
    expect(choosing.matches.map(({ key }) => key)).toEqual(['resist 1 1 1'])
    choosing.touch('place:2')
    expect(choosing.matches.map(({ key }) => key)).toEqual(['commit 1 2'])
  })
  it('fill the way to the sheet, if all there is to pick lies there', () => {
    expect(buttons(ask(one('choose_avatar', 'avatar', ['pilot', 'soldier'])))).toEqual({
      main: 'open choose_avatar',
      waits: false,
      rest: [],
    })
  })
  it('say what it costs, and the rest before it is done', async () => {
    settings.language = 'en'
    await speak('en')
    const told = (label: string, picks: string[] = []) => {
      const resist = choice({ op: 'resist', key: 'resist 1 4 1', kind: 'place', of: ['4'], text: label })
      const { head, rest } = wordsOf({ does: 'answer', choice: resist, picks, label })
      return [head, rest]
    }
    expect(told('Resist: pay 1 Will, take back the Lair')).toEqual(['Resist', '1 Will → 1 card'])
    expect(told('Resist with your last Will for the Lair, and so give up')).toEqual(['Resist', '1 Will → 1 card'])
  })
  it('are named after what they do', () => {
    expect(opening(HOLE)).toBe('')
    expect(opening(`Develop ${HOLE} (2 DNA)`)).toBe('Develop')
    expect(opening(`Rescue: ${HOLE}`)).toBe('Rescue')
  })
})

describe('a question put again', () => {
  const choose = (question: Ask, before: Choosing | null = null) => new Choosing(question, false, before)
  it('keeps what is picked and still offered', () => {
    const three = { ...one('resist', 'place', ['1', '2', '3']), most: 2 }
    const before = choose(ask(three))
    before.touch('place:2')
    before.touch('place:3')
    expect(choose({ ...ask({ ...three, of: ['1', '2'] }), id: 2 }, before).picked).toEqual(['place:2'])
    expect(choose({ ...ask({ ...three, most: 1 }), id: 2 }, before).picked).toEqual(['place:3'])
    expect(choose({ ...ask(three), kind: 'another' }, before).picked).toEqual([])
  })
})

describe('a tray of tokens', () => {
  const put = (token: string) => ({
    ...one('put_token', 'place', ['1', '2']),
    key: `put_token 0 ${HOLE} ${token}`,
    beside_kind: 'token' as const,
    beside: [token],
  })
  it('always has one in hand', () => {
    const choosing = new Choosing(ask(put('creature'), put('artemia')), true)
    expect(choosing.token).toBe('creature')
    choosing.touch('token:artemia')
    choosing.touch('place:2')
    expect(choosing.matches.map(({ key }) => key)).toEqual(['put_token 0 2 artemia'])
    choosing.clear()
    expect(choosing.picked).toEqual([])
  })
  it('without one, a place asks back which token is meant', () => {
    const choosing = new Choosing(ask(put('creature'), put('artemia')))
    choosing.touch('place:2')
    expect(choosing.matches).toHaveLength(2)
  })
})

describe('around the table', () => {
  it('sit all but oneself, clockwise, the Creature at the right', () => {
    const seen = around(view({ seat: 3, players: 7 }), false)
    expect(seen).toMatchObject({ left: [4, 5, 6], right: [0, 1, 2] })
    expect(around(view({ seat: 0, players: 4 }), false)).toMatchObject({ left: [1, 2], right: [3] })
    expect(around(view({ seat: null, players: 3 }), true)).toMatchObject({ left: [0, 1, 2], right: [] })
  })
})

describe('the log', () => {
  const said = (n: number) => ({ n, chair: 1, name: 'Iris', text: 'hello', phrase: null, at: 0, notice: null })
  it('has a heading for each turn, and talk where it was heard', () => {
    const log = [
      line('commit 1 2', { n: 0 }),
      line('put_token 0 2 target', { n: 1 }),
      line('catch 1 2', { n: 2, turn: 2 }),
    ]
    const told = logEntries(
      log,
      [said(0), said(1)],
      new Map([
        [0, 1],
        [1, 9],
      ]),
      'all',
    ).map(({ key }) => key)
    expect(told).toEqual(['t1', 'm0', 's0', 'm1', 't2', 'm2', 's1'])
    expect(logEntries(log, [said(0)], new Map(), 'chat').map(({ is }) => is)).toEqual(['said'])
    expect(logEntries(log, [], new Map(), 'moves').find(({ key }) => key === 'm1')).toMatchObject({ token: 'target' })
  })
})
