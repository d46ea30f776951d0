import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Moved } from '../src/net/messages'
import { afterMove, changed } from '../src/store/changes'
import { RefusedRequest } from '../src/store/table.svelte'
import { ask, FakeServer, table, view, welcome, you } from './fakes'
import { hunted } from './views'

const moved = (n: number, part: Partial<Moved> = {}): Moved => ({
  type: 'moved',
  n,
  view: {},
  hunted: [],
  ask: null,
  log: [],
  waiting: [],
  clock: null,
  ...part,
})
const settled = () => new Promise((done) => setTimeout(done))
const line = (n: number) => ({ n, kind: 'revealed', seat: 1, key: null, count: 0, text: `line ${n}`, turn: 1 })

function atTable() {
  const server = new FakeServer()
  server.open()
  server.tell(welcome())
  return server
}

describe('changes', () => {
  it('keep what they don’t name, of the table and of each Hunted', () => {
    const before = view()
    const after = changed(before, { view: { rescue: 13 }, hunted: [{ seat: 2, will: 1 }] })
    expect(after).toEqual({ ...before, rescue: 13, hunted: [before.hunted[0], hunted(2, { will: 1 })] })
    expect(before.rescue).toBe(15)
    expect(after.hunted[0]).toBe(before.hunted[0])
  })
  it('of a move are those of its lines, then its own', () => {
    const change = { view: { rescue: 13, phase: 3 }, hunted: [{ seat: 1, will: 2 }] }
    const log = [line(0), { ...line(1), change }]
    const after = afterMove(view(), moved(1, { view: { phase: 4 }, hunted: [{ seat: 1, at: [3] }], log }))
    expect(after).toMatchObject({ rescue: 13, phase: 4 })
    expect(after.hunted[0]).toMatchObject({ will: 2, at: [3] })
  })
})

describe('a table', () => {
  it('shows what the welcome brings', () => {
    const { store } = atTable()
    expect(store.connection).toBe('open')
    expect(store.view?.rescue).toBe(15)
    expect(store.names(2)).toBe('Tomas')
    expect([store.colour(0), store.colour(2)]).toEqual([0, 5])
    expect(store.asks).toBe(true)
  })

  it('hears which chairs of this device are due, when what came before is shown', async () => {
    const server = atTable()
    const told: number[][] = []
    server.store.onFrame(async () => {
      await settled()
      told.push(server.store.due)
    })
    server.tell(moved(11))
    server.tell({ type: 'due', chairs: [2] })
    await settled()
    await settled()
    expect([told, server.store.due]).toEqual([[[]], [2]])
    const before = server.store.due
    server.tell({ type: 'due', chairs: [2] })
    expect(server.store.due).toBe(before)
    server.tell(welcome())
    expect(server.store.due).toEqual([])
  })

  it('says how one likes it, unless that is as usual, and again after a lost connection', () => {
    const server = atTable()
    server.store.prefer({ bots: 'normal', passes: false })
    expect(server.requests()).toEqual([])
    server.store.prefer({ bots: 'none', passes: true })
    expect(server.requests()).toMatchObject([{ type: 'prefer', bots: 'none', passes: true }])
    server.tell({ type: 'done', id: (server.requests()[0] as { id: string }).id })
    server.drop()
    server.open()
    server.tell({ type: 'resumed', n: 10 })
    expect(server.requests()).toMatchObject([{ type: 'prefer', bots: 'none', passes: true }])
    server.store.prefer({ bots: 'normal', passes: false })
    expect(server.requests().at(-1)).toMatchObject({ type: 'prefer', bots: 'normal' })
  })

  it('asks for one hint a question, and keeps it', async () => {
    const server = atTable()
    const { store } = server
    const asked = store.advise()
    const request = server.heard.at(-1)
    expect(request).toMatchObject({ type: 'hint', ask: store.ask!.id })
    const id = (request as { id: string }).id
    server.tell({ type: 'hint', id, ask: store.ask!.id, answers: [], why: 'Because.' })
    server.tell({ type: 'done', id })
    await asked
    expect(store.hint?.why).toBe('Because.')
    await store.advise()
    expect(server.heard.at(-1)).toBe(request)
    server.tell(welcome())
    expect(store.hint).toBeNull()
  })

  it('asks why, each time anew', async () => {
    const server = atTable()
    const asked = server.store.reason('card:6')
    const request = server.heard.at(-1) as { id: string }
    expect(request).toMatchObject({ type: 'why', thing: 'card:6' })
    server.tell({ type: 'reason', id: request.id, thing: 'card:6', text: 'You don’t have it.', chapter: 'reserve' })
    server.tell({ type: 'done', id: request.id })
    expect(await asked).toEqual({ text: 'You don’t have it.', chapter: 'reserve' })
  })

  it('applies moves, lines, chairs and chat in order', async () => {
    const server = atTable()
    server.tell(moved(11, { view: { phase: 2 }, log: [line(0)] }))
    server.tell({ type: 'table', n: 12, table: table(['Vesper', 'Iris', 'Tom']), you })
    const said = { n: 1, chair: 1, name: 'Iris', text: 'hi', phrase: null, at: 0, notice: null }
    server.tell({ type: 'said', n: 13, said })
    server.tell(moved(14, { view: { phase: 3 }, log: [line(1)], ask: ask(5) }))
    await settled()
    const { store } = server
    expect([
      store.view?.phase,
      store.log.map(({ n }) => n),
      store.names(2),
      store.chat[0]?.text,
      store.ask?.id,
    ]).toEqual([3, [0, 1], 'Tom', 'hi', 5])
  })

  it('resumes from the last frame it received, in the same stream', () => {
    const server = atTable()
    server.tell(moved(11))
    server.tell(moved(12))
    server.drop()
    expect(server.store.connection).toBe('lost')
    server.open()
    expect(server.hello()).toMatchObject({ stream: 's1', n: 12, eyes: 1 })
    server.tell({ type: 'resumed', n: 12 })
    expect(server.store.connection).toBe('open')
  })

  it('starts with no stream, and a new welcome begins a new one', () => {
    const server = new FakeServer()
    server.open()
    expect(server.hello()).toMatchObject({ stream: null, n: null, watch: false })
    server.tell(welcome())
    server.drop()
    server.open()
    server.tell(welcome({ stream: 's2', n: 3, view: view({ turn: 7 }) }))
    expect(server.store.view?.turn).toBe(7)
    server.drop()
    server.open()
    expect(server.hello()).toMatchObject({ stream: 's2', n: 3 })
  })
})

describe('requests', () => {
  it('resolve when they are done', async () => {
    const server = atTable()
    const sent = server.store.send({ type: 'begin' })
    server.tell({ type: 'done', id: server.requests()[0]!.id })
    await expect(sent).resolves.toBeUndefined()
  })

  it('reject with the sentence of the refusal', async () => {
    const server = atTable()
    const sent = server.store.send({ type: 'begin' })
    server.tell({ type: 'refused', id: server.requests()[0]!.id, code: 'not-host', text: 'Only the host may.' })
    await expect(sent).rejects.toEqual(new RefusedRequest('not-host', 'Only the host may.'))
  })

  it('go out again under the same id after the connection was lost, until they are done', async () => {
    const server = atTable()
    const done = vi.fn()
    void server.store.send({ type: 'speak', text: 'one' }).then(done)
    const [first] = server.requests()
    server.drop()
    void server.store.send({ type: 'speak', text: 'two' })
    server.open()
    expect(server.requests()).toEqual([])
    server.tell({ type: 'resumed', n: 10 })
    expect(server.requests().map((request) => 'text' in request && request.text)).toEqual(['one', 'two'])
    expect(server.requests()[0]).toEqual(first)
    server.tell({ type: 'done', id: first!.id })
    await settled()
    expect(done).toHaveBeenCalledOnce()
    server.drop()
    server.open()
    server.tell(welcome())
    expect(server.requests().map((request) => 'text' in request && request.text)).toEqual(['two'])
  })

  it('go out again under the same id when the server could not write them down', async () => {
    vi.useFakeTimers()
    try {
      const server = atTable()
      const done = vi.fn()
      void server.store.send({ type: 'speak', text: 'one' }).then(done)
      const [first] = server.requests()
      server.tell({ type: 'refused', id: first!.id, code: 'busy', text: 'Not now.' })
      expect(server.requests()).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(2000)
      expect(server.requests()).toEqual([first, first])
      server.tell({ type: 'done', id: first!.id })
      await vi.advanceTimersByTimeAsync(2000)
      expect(done).toHaveBeenCalledOnce()
      expect(server.requests()).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('go out again when they came too fast, but for talk', async () => {
    vi.useFakeTimers()
    try {
      const server = atTable()
      void server.store.eyes(null)
      const [look] = server.requests()
      server.tell({ type: 'refused', id: look!.id, code: 'too-fast', text: 'Wait.' })
      await vi.advanceTimersByTimeAsync(2000)
      expect(server.requests()).toEqual([look, look])
      const said = server.store.send({ type: 'speak', text: 'one' })
      server.tell({ type: 'refused', id: server.requests().at(-1)!.id, code: 'too-fast', text: 'Wait.' })
      await expect(said).rejects.toThrow('Wait.')
    } finally {
      vi.useRealTimers()
    }
  })

  it('do not go out twice because a welcome came', () => {
    const server = atTable()
    void server.store.eyes(null)
    server.tell(welcome({ stream: 's2' }))
    expect(server.requests()).toHaveLength(1)
  })

  it('put what is picked into the key, in the order of the choice', () => {
    const server = atTable()
    void server.store.answer(server.store.ask!.choices[0]!, ['3', '1'])
    expect(server.requests()[0]).toMatchObject({ type: 'answer', ask: 4, key: 'commit 1 1+3' })
  })

  it('answer a question once, and again only if refused', async () => {
    const server = atTable()
    const { store } = server
    const choice = store.ask!.choices[0]!
    const sent = store.answer(choice, ['1'])
    expect(store.asks).toBe(false)
    await store.answer(choice, ['2'])
    expect(server.requests()).toHaveLength(1)
    server.tell({ type: 'refused', id: server.requests()[0]!.id, code: 'not-offered', text: 'No.' })
    await expect(sent).rejects.toThrow('No.')
    expect(store.asks).toBe(true)
  })
})

describe('narration', () => {
  it('holds moves back until it is told, and a welcome overtakes it', async () => {
    const server = atTable()
    let go!: () => void
    const seen: number[] = []
    server.store.onFrame((frame, before) => {
      seen.push(frame.n, before!.phase)
      return new Promise((done) => (go = done))
    })
    server.tell(moved(11, { view: { phase: 2 } }))
    server.tell(moved(12, { view: { phase: 3 } }))
    await settled()
    expect([server.store.view?.phase, server.store.behind, seen]).toEqual([1, true, [11, 1]])
    go()
    await settled()
    expect([server.store.view?.phase, seen]).toEqual([2, [11, 1, 12, 2]])
    server.tell(welcome({ n: 20, view: view({ phase: 4 }) }))
    expect([server.store.view?.phase, server.store.behind]).toEqual([4, false])
    go()
    await settled()
    expect(server.store.view?.phase).toBe(4)
    server.tell(moved(21, { view: { phase: 1 } }))
    go()
    await settled()
    go()
    await settled()
    expect(server.store.view?.phase).toBe(1)
  })
})

describe('other words of the server', () => {
  it('says that the page is old, that there is no table, or when to come back', () => {
    const old = atTable()
    old.tell({ type: 'reload', build: 'c' })
    expect([old.store.connection, old.closed]).toEqual(['reload', true])

    const none = new FakeServer()
    none.open()
    none.tell({ type: 'refused', id: null, code: 'no-table', text: 'No such table.' })
    flushSync()
    expect([none.store.connection, none.store.problem, none.closed]).toEqual(['none', 'No such table.', true])

    const full = new FakeServer()
    full.open()
    full.tell({ type: 'refused', id: null, code: 'full', text: 'Too many.' })
    full.drop()
    flushSync()
    expect([full.store.connection, full.store.problem, full.closed]).toEqual(['full', 'Too many.', true])

    const stopping = atTable()
    stopping.tell({ type: 'bye', again_in: 1.5 })
    expect(stopping.wait).toBe(1.5)
  })

  it('changes language and eyes, and remembers both for the next hello', () => {
    const server = atTable()
    void server.store.speak('fr')
    void server.store.speak('fr')
    void server.store.eyes(null)
    expect(server.requests().map(({ type }) => type)).toEqual(['lang', 'look'])
    server.drop()
    server.open()
    expect(server.hello()).toMatchObject({ lang: 'fr', eyes: null, watch: true })
  })
})
