import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST, beatsOf } from '../src/motion/beats'
import { marksOf } from '../src/motion/events'
import { Narrator } from '../src/motion/narrator.svelte'
import type { Moved } from '../src/net/messages'
import { hunted, line, view } from './views'

const lost = line('lost_will 1 1 1', { change: { view: {}, hunted: [{ seat: 1, will: 2 }] } })

const moved = (...log: Moved['log']): Moved => ({
  type: 'moved',
  n: 1,
  view: {},
  hunted: [],
  ask: null,
  log,
  waiting: [],
  clock: null,
})

describe('lines of the log', () => {
  it('leave marks on the places of this turn', () => {
    const table = view({ phase: 3 })
    const lines = [
      line('catch 1 3', { turn: 0 }),
      line('take_back 1 2 -'),
      line('revealed 1 8'),
      line('revealed 2 6'),
      line('use_power 2 6'),
      line('take_back 2 1+4 -', { count: 2 }),
      line('catch 1 8'),
      line('lost_will 1 1 1'),
    ]
    const marks = marksOf(lines, table)
    expect([...marks.used]).toEqual([6])
    expect([...marks.caught]).toEqual([1])
    expect([...marks.caughtAt]).toEqual([8])
    expect(marks.flags.get(6)).toEqual({ tone: 'hunted', what: 'cards', n: 2 })
    expect(marks.flags.get(8)).toEqual({ tone: 'creature', what: 'will', n: 1 })
    expect(marks.flags.size).toBe(2)
  })
})

describe('beats', () => {
  it('show all cards in one reveal, and each step of the Reckoning by itself', () => {
    const beats = beatsOf([line('revealed 1 8'), line('revealed 2 6'), line('use_power 2 6')], view({ phase: 3 }))
    expect(beats.map(({ lines }) => lines.length)).toEqual([2, 1])
    expect(beats[1]?.ms).toBe(900)
  })
  it('say nothing of what somebody did in secret', () => {
    expect(beatsOf([line('commit 1 2')], view())).toEqual([])
  })
  it('tell what they know nothing of, without a sound or a flag', () => {
    const lines = [line('revealed 1 8'), line('toll_the_bell 1 3')]
    expect(beatsOf(lines, view({ phase: 3 })).map(({ sound }) => sound)).toEqual(['reveal', null])
    expect(marksOf(lines, view({ phase: 3 })).flags.size).toBe(0)
  })
  it('show what each line has changed by then, told or not', () => {
    const token = line('put_token 0 8 creature', { change: { view: { creature: [8] }, hunted: [] } })
    const plan = line('plan 1 -', { change: { view: { phase: 3 }, hunted: [] } })
    const beats = beatsOf([token, plan, line('use_power 2 6'), lost], view({ phase: 2 }))
    expect(beats.map(({ view }) => [view.creature, view.phase, view.hunted[0]?.will])).toEqual([
      [[8], 3, 3],
      [[8], 3, 3],
      [[8], 3, 2],
    ])
  })
  it('never take longer than a few seconds', () => {
    const lines = Array.from({ length: 40 }, () => line('use_power 2 6'))
    const whole = beatsOf(lines, view({ phase: 3 })).reduce((sum, { ms }) => sum + ms, 0)
    expect(whole).toBeCloseTo(LONGEST)
    expect(beatsOf([line('use_power 2 6')], view({ phase: 3 }), 2)[0]?.ms).toBe(450)
  })
})

describe('the narrator', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const table = view({ phase: 3, hunted: [hunted(1, { at: [8] })] })

  it('tells one beat after the other, then lets go', async () => {
    const heard: string[] = []
    const narrator = new Narrator(
      () => 1,
      (sound) => heard.push(sound),
    )
    const done = narrator.tell(moved(line('catch 1 8'), lost), table)
    expect(narrator.line?.kind).toBe('catch')
    expect(narrator.view?.hunted[0]?.will).toBe(3)
    await vi.advanceTimersByTimeAsync(901)
    expect(narrator.line?.kind).toBe('lost_will')
    expect(narrator.view?.hunted[0]?.will).toBe(2)
    await vi.advanceTimersByTimeAsync(901)
    await done
    expect(narrator.speaks).toBe(false)
    expect(heard).toEqual(['catch', 'will'])
  })
  it('skips with next, and holds while paused', async () => {
    const narrator = new Narrator(
      () => 1,
      () => undefined,
    )
    const done = narrator.tell(moved(line('catch 1 8'), lost), table)
    narrator.pause()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(narrator.line?.kind).toBe('catch')
    narrator.next()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(narrator.line?.kind).toBe('lost_will')
    narrator.pause()
    await vi.advanceTimersByTimeAsync(901)
    await done
  })
  it('tells all at once where nothing should move', async () => {
    const narrator = new Narrator(
      () => 0,
      () => undefined,
    )
    await narrator.tell(moved(line('catch 1 8')), table)
    expect(narrator.speaks).toBe(false)
  })
})

describe('a narrator that lags behind', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const table = view({ phase: 3 })

  it('tells the next move faster, until it has caught up', async () => {
    const narrator = new Narrator(
      () => 1,
      () => undefined,
    )
    const first = narrator.tell(moved(line('use_power 2 6')), table)
    await vi.advanceTimersByTimeAsync(900)
    await first
    const second = narrator.tell(moved(line('use_power 2 6')), table)
    await vi.advanceTimersByTimeAsync(700)
    expect(narrator.speaks).toBe(false)
    await second
    await vi.advanceTimersByTimeAsync(500)
    void narrator.tell(moved(line('use_power 2 6')), table)
    await vi.advanceTimersByTimeAsync(700)
    expect(narrator.speaks).toBe(true)
  })
  it('falls silent when everything comes anew', async () => {
    const narrator = new Narrator(
      () => 1,
      () => undefined,
    )
    const told = narrator.tell(moved(line('catch 1 8'), lost), table)
    narrator.hush()
    await told
    expect(narrator.speaks).toBe(false)
    expect(narrator.told).toEqual([])
  })
})
