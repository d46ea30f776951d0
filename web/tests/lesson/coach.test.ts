import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask } from '../../src/net/messages'
import { item } from '../../src/prompts/selection'
import { Session } from '../../src/session/session.svelte'
import { openCard, openSeat, sheets } from '../../src/sheets/open.svelte'
import { ask, FakeServer, welcome } from '../fakes'

const saying = (id: string, n: number, opens = '') => ({
  id,
  n,
  words: id,
  do: 'do it',
  opens,
  act: [] as string[],
  look: [],
  lose: [],
})
const coached = (part: Partial<NonNullable<Ask['coach']>>): Ask => ({
  ...ask(4),
  coach: { title: 'First', of: 9, sayings: [], awaits: null, passes: null, alone: false, ...part },
})
const around = { play: vi.fn(), callBack: vi.fn(() => () => {}), rememberInHand: vi.fn(), confirm: vi.fn() }
let session: Session
let server: FakeServer

function sit(question: Ask): void {
  server = new FakeServer()
  server.open()
  server.tell(welcome({ ask: question }))
  session = new Session(server.store, around)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  session.close()
  sheets.closeAll()
  vi.useRealTimers()
})

describe('the coach', () => {
  it('says what belongs to the question, and offers what leads on', () => {
    sit(coached({ sayings: [saying('hide', 2)], awaits: ['commit 1 2'] }))
    expect(session.coach.saying?.id).toBe('hide')
    expect(session.choosing?.ask.choices).toMatchObject([{ of: ['2'] }])
  })

  it('puts off what could be an answer, and says so', () => {
    sit(coached({ sayings: [saying('hide', 2)], awaits: ['commit 1 2'] }))
    expect(session.coach.holds(item('place', 3))).toBe(true)
    expect(session.coach.held).toBe(true)
    expect(session.coach.holds(item('place', 2))).toBe(false)
    expect(session.coach.holds(item('place', 9)), 'which is only to read').toBe(false)
    expect(session.coach.held).toBe(false)
  })

  it('goes on when the sheet it speaks of was opened and closed', () => {
    sit(coached({ sayings: [saying('seat', 1, 'seat:0'), saying('hide', 2)], awaits: ['commit 1 2'] }))
    expect(session.choosing?.ask.choices).toEqual([])
    openCard('river')
    flushSync()
    sheets.close()
    flushSync()
    expect(session.coach.saying?.id, 'that was another sheet').toBe('seat')
    openSeat(0)
    flushSync()
    sheets.close()
    flushSync()
    expect(session.coach.saying?.id).toBe('hide')
    expect(session.choosing?.ask.choices).toHaveLength(1)
  })

  it('goes on when somebody is shown where they may be', () => {
    sit(coached({ sayings: [saying('read', 1, 'seat:2'), saying('hide', 2)], awaits: ['commit 1 2'] }))
    session.filter = 2
    flushSync()
    expect(session.coach.saying?.id).toBe('hide')
  })

  it('lets what lies in the light be opened', () => {
    const look = { ...saying('planet', 1, 'card:river'), act: ['place:3'] }
    sit(coached({ sayings: [look, saying('hide', 2)], awaits: ['commit 1 2'] }))
    expect(session.coach.holds(item('place', 3))).toBe(false)
    expect(session.coach.holds(item('place', 2))).toBe(true)
  })

  it('passes by a question of which nothing is said', () => {
    const pass = {
      ...ask(4).choices[0]!,
      op: 'pass_window',
      key: 'pass_window 1',
      kind: null,
      of: [],
      least: 0,
      most: 0,
    }
    sit({ ...coached({ passes: 'pass_window 1' }), choices: [pass] })
    expect(session.coach.saying).toBeNull()
    expect(session.choosing).toBeNull()
    vi.runOnlyPendingTimers()
    expect(server.requests()).toMatchObject([{ type: 'answer', key: 'pass_window 1' }])
  })

  it('leaves every answer open once the rails have ended', () => {
    sit(coached({ sayings: [saying('alone', 10)], alone: true }))
    expect(session.choosing?.ask.choices).toEqual(ask(4).choices)
    session.coach.hush()
    flushSync()
    expect(session.coach.saying).toBeNull()
  })

  it('says goodbye once', () => {
    sit(coached({ sayings: [saying('alone', 10)], alone: true }))
    void session.answer(session.choosing!.ask.choices[0]!, ['2'])
    server.tell(welcome({ ask: { ...coached({ sayings: [saying('alone', 10)], alone: true }), id: 5 } }))
    flushSync()
    expect(session.coach.saying).toBeNull()
  })

  it('is silent at any other table', () => {
    sit(ask(4))
    expect(session.coach.saying).toBeNull()
    expect(session.coach.holds(item('place', 2))).toBe(false)
  })
})
