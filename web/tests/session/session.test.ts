import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, Moved, Welcome } from '../../src/net/messages'
import { Session } from '../../src/session/session.svelte'
import { closePicks, openPick, sheets } from '../../src/sheets/open.svelte'
import { settings } from '../../src/store/settings.svelte'
import { ask, FakeServer, table, view, welcome, you } from '../fakes'
import { line } from '../views'

const pass: Choice = {
  op: 'pass',
  key: 'pass 1',
  text: 'Pass',
  kind: null,
  of: [],
  each: [],
  least: 0,
  most: 0,
  beside_kind: null,
  beside: [],
}
const moved = (n: number, part: Partial<Moved> = {}): Moved => ({
  type: 'moved',
  n,
  view: {},
  hunted: [],
  ask: ask(4),
  log: [],
  waiting: [1, 2],
  clock: null,
  ...part,
})

let session: Session
let server: FakeServer
const takenBack = vi.fn()
const around = { play: vi.fn(), callBack: vi.fn(() => takenBack), rememberInHand: vi.fn(), confirm: vi.fn() }

function sit(part: Partial<Welcome> = {}): void {
  server = new FakeServer()
  server.open()
  server.tell(welcome(part))
  session = new Session(server.store, around)
  flushSync()
}

function press(key: string, inside = ''): { prevented: boolean } {
  const pressed = { prevented: false }
  const target = { closest: (selector: string) => (inside && selector.includes(inside) ? {} : null) }
  const event = {
    key,
    target,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    preventDefault: () => (pressed.prevented = true),
  }
  session.key(event as unknown as KeyboardEvent)
  flushSync()
  return pressed
}

/** Lets the page hear what the server says and lets time go by. */
async function time(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.telling = 'normal'
})
afterEach(() => {
  session.close()
  sheets.closeAll()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('what is asked', () => {
  it('is put when nothing is told and nobody is awaited at the device', () => {
    sit()
    expect(session.choosing?.ask.id).toBe(4)
    expect(session.question).toBe('Where to?')
    expect(session.busy).toBe(false)
  })

  it('waits until the move before it is told', async () => {
    sit({ ask: null })
    server.tell(moved(11, { log: [line('put_token 0 3 creature')], ask: ask(5) }))
    await time()
    expect(session.narrator.speaks).toBe(true)
    expect(session.choosing).toBe(null)
    expect(session.question).toBe('put_token 0 3 creature.')
    await time(2_000)
    expect(session.choosing?.ask.id).toBe(5)
  })

  it('is not interrupted by the move of another', async () => {
    sit()
    server.tell(moved(11, { log: [line('commit 2')] }))
    await time()
    expect(session.narrator.speaks).toBe(false)
    expect(session.lines).toHaveLength(1)
  })

  it('keeps what was picked when the same question is put again', async () => {
    sit()
    press('2')
    expect(session.choosing?.picked).toEqual(['place:2'])
    server.tell(moved(11, { ask: { ...ask(5), prompt: 'Where to now?' } }))
    await time()
    expect(session.choosing?.picked).toEqual(['place:2'])
  })

  it('drops what was picked with the turn', async () => {
    sit()
    press('2')
    server.tell(moved(11, { view: { turn: 2 }, ask: ask(5) }))
    await time()
    expect(session.choosing?.picked).toEqual([])
  })

  it('is nobody’s while a bot sits on the chair', () => {
    const lent = table()
    lent.chairs[1] = { ...lent.chairs[1]!, stand_in: true }
    sit({ table: lent })
    expect(session.choosing).toBe(null)
    expect(session.lent).toBe(true)
  })

  it('calls back whoever looks elsewhere, until it is answered', async () => {
    sit()
    expect(around.callBack).toHaveBeenCalledOnce()
    expect(around.play).toHaveBeenCalledWith('yours')
    void session.answer(session.choosing!.ask.choices[0]!, ['2'])
    await time()
    expect(takenBack).toHaveBeenCalledOnce()
  })

  it('closes the sheet that was open for another question', async () => {
    sit()
    const done = vi.fn()
    openPick({ title: 'Which?', items: [], least: 1, most: 1, confirm: () => '', done, of: ask(4).choices })
    server.tell(moved(11, { ask: { ...ask(5), prompt: 'Sure?', choices: [pass] } }))
    await time()
    expect(sheets.stack).toHaveLength(0)
  })
})

describe('an answer', () => {
  it('is sent with what is picked; its cards take off', async () => {
    sit()
    session.filter = 2
    void session.answer(session.choosing!.ask.choices[0]!, ['2', '3'])
    await time()
    expect(server.requests().at(-1)).toMatchObject({ type: 'answer', ask: 4, key: 'commit 1 2+3' })
    expect(around.rememberInHand).toHaveBeenCalledWith([2, 3])
    expect(session.busy).toBe(true)
    expect(session.filter).toBe(null)
  })

  it('to another question is dropped', async () => {
    sit()
    await session.answer(pass, [])
    expect(server.requests()).toHaveLength(0)
  })

  it('that is refused is told for a while', async () => {
    sit()
    void session.answer(session.choosing!.ask.choices[0]!, ['2'])
    await time()
    const [request] = server.requests()
    server.tell({ type: 'refused', id: request!.id, code: 'too-late', text: 'Too late.' })
    await time()
    expect(session.toast.text).toBe('Too late.')
    expect(session.busy).toBe(false)
    await time(4_900)
    expect(session.toast.text).toBe('Too late.')
    await time(200)
    expect(session.toast.text).toBe(null)
  })
})

describe('keys', () => {
  it('pick places by their numbers, ten with 0', () => {
    sit()
    expect(press('3').prevented).toBe(true)
    expect(session.choosing?.picked).toEqual(['place:3'])
    press('0') // isn't offered
    expect(session.choosing?.picked).toEqual(['place:3'])
  })

  it('go back step by step: the filter, what is picked, the log', () => {
    sit()
    press('2')
    press('l')
    session.filter = 2
    const steps = ['filter', 'picked', 'log'].map(() => {
      press('Escape')
      return [session.filter, session.choosing!.picked.length, session.logOpen]
    })
    expect(steps).toEqual([
      [null, 1, true],
      [null, 0, true],
      [null, 0, false],
    ])
  })

  it('confirm, unless a button has the focus', () => {
    sit()
    expect(press('Enter', 'button').prevented).toBe(false)
    expect(around.confirm).not.toHaveBeenCalled()
    expect(press('Enter').prevented).toBe(true)
    expect(around.confirm).toHaveBeenCalledOnce()
  })

  it('ask for a hint where something is asked, and for help', () => {
    sit({ ask: null })
    expect(press('h').prevented).toBe(false)
    press('?')
    expect(sheets.stack.map(({ sheet }) => sheet.kind)).toEqual(['help'])
    sheets.closeAll()
    session.close()
    sit()
    press('H')
    expect(sheets.stack.map(({ sheet }) => sheet.kind)).toEqual(['hint'])
  })

  it('belong to a sheet that lies over the table, and to a field one writes in', () => {
    sit()
    expect(press('2', 'input').prevented).toBe(false)
    press('?')
    press('2')
    expect(session.choosing?.picked).toEqual([])
  })
})

describe('what is said', () => {
  const said = (n: number) => ({ n, chair: 2, name: 'Tomas', text: 'Hello', at: 0 })

  it('is heard and counted until the log is open', async () => {
    sit({ log: [line('turn_began 0 1', { n: 6 })] })
    server.tell({ type: 'said', n: 11, said: said(0) } as never)
    await time()
    expect(around.play).toHaveBeenCalledWith('said')
    expect(session.chat.unread).toBe(1)
    expect(session.chat.heardAt.get(0)).toBe(7)
    press('l')
    expect(session.chat.unread).toBe(0)
  })

  it('before one came is not new', () => {
    sit({ chat: [said(0), said(1)] as never })
    expect(session.chat.unread).toBe(0)
    expect(around.play).not.toHaveBeenCalledWith('said')
  })
})

describe('a device for several', () => {
  const both = { you: { ...you, chairs: [1, 2] } }
  const due = (...chairs: number[]) => server.tell({ type: 'due', chairs })

  /** Iris takes it in hand. */
  async function held(part: Partial<Welcome> = {}): Promise<void> {
    sit({ ...both, ask: null, waiting: [2], ...part })
    await session.device.show()
    flushSync()
  }

  it('shows nothing before somebody has said who they are', async () => {
    sit(both)
    expect(session.device.next).toBe(1)
    expect(session.device.held).toBe(false)
    expect(session.asked).toBe(null)
    expect(press('l').prevented).toBe(false)
    await session.device.show()
    expect(session.device.next).toBe(null)
    expect(session.asked?.id).toBe(4)
  })

  it('calls first whoever has something to decide', async () => {
    sit({ ...both, ask: null })
    due(2)
    await time()
    expect(session.device.next).toBe(2)
    void session.device.show()
    expect(server.requests().at(-1)).toMatchObject({ type: 'look', eyes: 2 })
    expect(session.device.next).toBe(2)
  })

  it('shows nothing while the server can’t, and can be asked again', async () => {
    sit({ ...both, ask: null })
    due(2)
    await time()
    const shown = session.device.show()
    const { id } = server.requests().at(-1) as { id: string }
    server.tell({ type: 'refused', id, code: 'not-offered', text: 'Wait.' })
    await expect(shown).rejects.toThrow('Wait.')
    expect(session.device.next).toBe(2)
    void session.device.show()
    expect(server.requests()).toHaveLength(2)
  })

  it('is passed on after a look at what happened, to whom it is asked of and not to whom is waited for', async () => {
    await held({ waiting: [1, 2] })
    await time(5_000)
    expect(session.device.next).toBe(null)
    due(2)
    await time()
    expect(session.device.next).toBe(null)
    await time(800)
    expect(session.device.next).toBe(2)
  })

  it('stays with whoever wants to keep it, until somebody is asked anew', async () => {
    await held()
    due(2)
    await time(800)
    session.device.stay()
    await time(5_000)
    expect(session.device.next).toBe(null)
    due()
    due(2)
    await time(800)
    expect(session.device.next).toBe(2)
  })

  it('covers a sheet that is open', async () => {
    await held()
    press('?')
    due(2)
    await time(800)
    expect(session.device.next).toBe(2)
    expect(sheets.stack).toHaveLength(0)
  })

  it('needs no curtain once the game is over', () => {
    sit({ ...both, table: { ...table(), status: 'over' } })
    expect(session.device.next).toBe(null)
  })
})

it('drops what is being told when everything comes anew', async () => {
  sit({ ask: null })
  server.tell(moved(11, { log: [line('put_token 0 3 creature')], ask: null }))
  await time()
  expect(session.narrator.speaks).toBe(true)
  server.tell(welcome({ you: { ...you } }))
  await time()
  expect(session.narrator.speaks).toBe(false)
})

it('shows whom one thinks of: one seat, never several', () => {
  sit({ waiting: [2] })
  expect(session.thinking).toEqual([2])
  session.close()
  sit({ waiting: [1, 2] })
  expect(session.thinking).toEqual([])
})

it('shows where Hunted may be in the phases where that is open', async () => {
  sit({ view: view({ phase: 2 }) })
  expect(session.deduce).toBe(true)
  server.tell(moved(11, { view: { phase: 3 }, ask: null }))
  await time()
  expect(session.deduce).toBe(false)
  closePicks(null)
})

describe('what doesn’t glow', () => {
  const at = { isConnected: true } as Element
  const look = vi.fn()

  async function touched(text: string | null) {
    sit()
    session.choosing?.why?.('place:6', at, look)
    const { id } = server.heard.at(-1) as { id: string }
    server.tell({ type: 'reason', id, thing: 'place:6', text, chapter: text && 'explore' })
    server.tell({ type: 'done', id })
    await time()
  }

  it('says why, until somebody presses Escape', async () => {
    await touched('It is closed.')
    expect(session.why).toMatchObject({ text: 'It is closed.', chapter: 'explore', at })
    expect(press('Escape').prevented).toBe(true)
    expect(session.why).toBeNull()
    expect(look).not.toHaveBeenCalled()
  })

  it('shows its card where there is nothing to say', async () => {
    await touched(null)
    expect(session.why).toBeNull()
    expect(look).toHaveBeenCalledOnce()
  })

  it('says nothing more once another question is put', async () => {
    await touched('It is closed.')
    server.tell(moved(11, { ask: ask(5) }))
    await time(5000)
    expect(session.why).toBeNull()
  })
})
