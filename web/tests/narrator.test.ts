import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Act } from '../src/drama/scene'
import { LEAST, LONGEST, narrationOf } from '../src/motion/narration'
import { marksOf } from '../src/motion/marks'
import { Narrator } from '../src/motion/narrator.svelte'
import type { Happened, Moved } from '../src/net/messages'
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

describe('steps', () => {
  it('show all cards in one reveal, and each step of the Reckoning by itself', () => {
    const steps = narrationOf([line('revealed 1 8'), line('revealed 2 6'), line('use_power 2 6')], view({ phase: 3 }))
    expect(steps.map(({ lines }) => lines.length)).toEqual([2, 1])
    expect(steps[1]?.ms).toBe(900)
  })
  it('say nothing of what somebody did in secret', () => {
    expect(narrationOf([line('commit 1 2')], view())).toEqual([])
  })
  it('tell what they know nothing of, without a sound or a flag', () => {
    const lines = [line('revealed 1 8'), line('toll_the_bell 1 3')]
    expect(narrationOf(lines, view({ phase: 3 })).map(({ sound }) => sound)).toEqual(['reveal', null])
    expect(marksOf(lines, view({ phase: 3 })).flags.size).toBe(0)
  })
  it('show what each line has changed by then, told or not', () => {
    const token = line('put_token 0 8 creature', { change: { view: { creature: [8] }, hunted: [] } })
    const plan = line('plan 1 -', { change: { view: { phase: 3 }, hunted: [] } })
    const steps = narrationOf([token, plan, line('use_power 2 6'), lost], view({ phase: 2 }))
    expect(steps.map(({ view }) => [view.creature, view.phase, view.hunted[0]?.will])).toEqual([
      [[8], 3, 3],
      [[8], 3, 3],
      [[8], 3, 2],
    ])
  })
  it('never take longer than a few seconds', () => {
    const lines = Array.from({ length: 40 }, () => line('use_power 2 6'))
    const whole = narrationOf(lines, view({ phase: 3 })).reduce((sum, { ms }) => sum + ms, 0)
    expect(whole).toBeCloseTo(LONGEST)
    expect(narrationOf([line('use_power 2 6')], view({ phase: 3 }), 2)[0]?.ms).toBe(450)
  })
})

describe('lines that matter', () => {
  const mine = view({ phase: 3, seat: 1, hunted: [hunted(1), hunted(2)] })
  const many = Array.from({ length: 40 }, () => line('use_power 2 6'))

  it('that concern somebody are never told to them in a hurry', () => {
    const steps = narrationOf([...many, line('use_power 1 6'), lost], mine)
    expect(steps.slice(-2).map(({ ms }) => ms)).toEqual([LEAST, LEAST])
    expect(steps[0]?.ms).toBeLessThan(200)
    expect(narrationOf([...many, lost], { ...mine, seat: null }).at(-1)?.ms).toBeLessThan(200)
  })
  it('like a catch take their time, and tell of all who are caught', () => {
    const [step] = narrationOf([line('catch 2 8'), line('catch 3 8')], mine).slice(-1)
    expect(step?.lines.length).toBe(2)
    expect(step?.ms).toBeGreaterThan(1000)
    expect(narrationOf([...many, line('catch 2 8')], mine).at(-1)?.ms).toBeGreaterThan(1000)
  })
  it('are moments: a catch of mine is another one than a catch of others', () => {
    const momentOf = (...lines: Happened[]) => narrationOf(lines, mine).map(({ moment }) => moment)
    expect(momentOf(line('revealed 1 8'), line('catch 2 8'))).toEqual(['reveal', 'catch'])
    expect(momentOf(line('catch 1 8'), line('catch 2 8'))).toEqual(['caught'])
    expect(momentOf(line('catch 2 8'), line('catch 1 8'))).toEqual(['caught'])
    expect(momentOf(line('reset 1'), line('reset 2'))).toEqual(['let_go', null])
    expect(momentOf(line('play_hunt 0 despair'), line('develop 0 tracker'))).toEqual(['played', 'evolved'])
  })
  it('say what a catch leaves of one’s Will', () => {
    expect(narrationOf([line('catch 1 8'), lost], mine)[0]?.will).toBe(2)
    expect(narrationOf([line('catch 1 8')], mine)[0]?.will).toBe(3)
  })
})

describe('a moment', () => {
  const mine = view({ phase: 3, seat: 1, hunted: [hunted(1)] })
  const played: string[] = []
  let end = () => {}
  const act: Act = ({ moment }, show, { still }) => {
    show()
    played.push(still ? `${moment}, still` : moment)
    const over = new Promise<void>((done) => (end = done))
    return { over, hurry: () => end(), pause: () => played.push('held'), goOn: () => played.push('goes on') }
  }
  beforeEach(() => void (played.length = 0))
  const narrator = (speed: number) => new Narrator({ speed: () => speed, play: () => undefined, act })

  it('is waited for, and shown with the view it leaves', async () => {
    const tells = narrator(1)
    const done = tells.tell(moved(line('catch 1 8'), lost), mine)
    expect(played).toEqual(['caught'])
    expect(tells.line?.kind).toBe('catch')
    end()
    await Promise.resolve().then(() => Promise.resolve())
    await vi.waitFor(() => expect(tells.line?.kind).toBe('lost_will'))
    tells.next()
    await done
    expect(tells.speaks).toBe(false)
  })
  it('can be held, and skipped with next', async () => {
    const tells = narrator(1)
    const done = tells.tell(moved(line('catch 1 8')), mine)
    tells.pause()
    tells.pause()
    tells.next()
    await done
    expect(played).toEqual(['caught', 'held', 'goes on'])
  })
  it('is a picture where nothing should move, if it is one’s own', async () => {
    const tells = narrator(0)
    const done = tells.tell(moved(line('revealed 1 8'), line('catch 1 8')), mine)
    await vi.waitFor(() => expect(played).toEqual(['caught, still']))
    end()
    await done
    expect(tells.speaks).toBe(false)
  })
  it('that happens while somebody chooses leaves the table alone', async () => {
    const tells = narrator(1)
    const done = tells.tellAside(moved(line('play_hunt 0 despair')), { ...mine, phase: 1 })
    expect(played).toEqual(['played'])
    expect(tells.speaks).toBe(false)
    end()
    await done
  })
})

describe('the narrator', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const table = view({ phase: 3, hunted: [hunted(1, { at: [8] })] })

  it('tells one step after the other, then lets go', async () => {
    const heard: string[] = []
    const narrator = new Narrator({ speed: () => 1, play: (sound) => heard.push(sound) })
    const done = narrator.tell(moved(line('catch 1 8'), lost), table)
    expect(narrator.line?.kind).toBe('catch')
    expect(narrator.view?.hunted[0]?.will).toBe(3)
    await vi.advanceTimersByTimeAsync(1601)
    expect(narrator.line?.kind).toBe('lost_will')
    expect(narrator.view?.hunted[0]?.will).toBe(2)
    await vi.advanceTimersByTimeAsync(901)
    await done
    expect(narrator.speaks).toBe(false)
    expect(heard).toEqual(['catch', 'will'])
  })
  it('skips with next, and holds while paused', async () => {
    const narrator = new Narrator({ speed: () => 1, play: () => undefined })
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
    const narrator = new Narrator({ speed: () => 0, play: () => undefined })
    await narrator.tell(moved(line('catch 1 8')), table)
    expect(narrator.speaks).toBe(false)
  })
})

describe('a narrator that lags behind', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const table = view({ phase: 3 })

  it('tells the next move faster, until it has caught up', async () => {
    const narrator = new Narrator({ speed: () => 1, play: () => undefined })
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
    const narrator = new Narrator({ speed: () => 1, play: () => undefined })
    const told = narrator.tell(moved(line('catch 1 8'), lost), table)
    narrator.hush()
    await told
    expect(narrator.speaks).toBe(false)
    expect(narrator.told).toEqual([])
  })
})
