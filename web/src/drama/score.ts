/** One clock for everything that moves in a moment: each movement knows when it begins. */

/** Arrivals; the camera and the light; what falls and has weight; what goes evenly. */
export const OUT = 'cubic-bezier(.16,1,.3,1)'
export const SOFT = 'cubic-bezier(.5,0,.15,1)'
export const FALL = 'cubic-bezier(.6,0,1,.55)'
export const EVEN = 'linear'

const BESIDES = new Set(['offset', 'easing', 'composite'])

type Frames = Keyframe[] | PropertyIndexedKeyframes
type Move = { node: Element; frames: Keyframe[]; at: number; ms: number; easing: string; fill?: FillMode }

export class Score {
  #written: Move[] = []
  #moves: Animation[] = []
  #hurried = false

  /** `pace` 2 is twice as fast. */
  constructor(private pace: number) {}

  /** Moves by `at` milliseconds, for `ms`. What a thing does first holds before it begins, and its last stays. */
  move(node: Element, frames: Frames, at: number, ms: number, easing = OUT, fill?: FillMode): void {
    const written = { node, frames: spaced(frames), at, ms, easing }
    this.#written.push(fill ? { ...written, fill } : written)
  }

  fade(node: Element, from: number, to: number, at: number, ms = 240, easing = OUT): void {
    this.move(node, { opacity: [from, to] }, at, ms, easing)
  }

  /** Does something at a moment of the score, unless it was hurried over. */
  cue(node: Element, at: number, what: () => void): void {
    const wait = node.animate([], { duration: Math.max(1, at / this.pace) })
    this.#moves.push(wait)
    wait.finished.then(
      () => this.#hurried || what(),
      () => {},
    )
  }

  /** Begins. What moves twice in the same way does so in one movement: two would not leave it to the graphics part. */
  start(): void {
    const byNode = new Map<Element, Move[]>()
    for (const move of this.#written) byNode.set(move.node, [...(byNode.get(move.node) ?? []), move])
    this.#written = []
    for (const [node, moves] of byNode) {
      const keys = moves.flatMap(({ frames }) => keysOf(frames))
      const once = new Set(keys).size === keys.length
      for (const move of once ? moves : [...new Set(keys)].map((key) => joined(key, moves))) this.#begin(node, move)
    }
  }

  #begin(node: Element, { frames, at, ms, easing, fill = 'both' }: Move): void {
    this.#moves.push(node.animate(frames, { delay: at / this.pace, duration: ms / this.pace, easing, fill }))
  }

  /** Resolves when all has moved, or was let go. */
  get over(): Promise<void> {
    return Promise.all(this.#moves.map(({ finished }) => finished)).then(
      () => {},
      () => {},
    )
  }

  /** All at once to its end. */
  hurry(): void {
    this.#hurried = true
    for (const move of this.#moves) move.finish()
  }

  /** Everything as it is at this moment of the score, and no further. */
  hold(at: number): void {
    this.#hurried = true
    for (const move of this.#moves) {
      move.pause()
      move.currentTime = at / this.pace
    }
  }

  pause(): void {
    for (const move of this.#moves) if (move.playState === 'running') move.pause()
  }

  goOn(): void {
    for (const move of this.#moves) if (move.playState === 'paused') move.play()
  }

  /** Lets go of everything: it is again where it belongs. */
  drop(): void {
    for (const move of this.#moves) move.cancel()
    this.#moves = []
  }
}

/** Keyframes one by one, each with its place in time. */
function spaced(frames: Frames): Keyframe[] {
  const list = Array.isArray(frames) ? frames.map((frame) => ({ ...frame })) : paired(frames)
  list.forEach((frame, n) => {
    if (n === 0) frame.offset ??= 0
    else if (n === list.length - 1) frame.offset ??= 1
  })
  list.forEach((frame, n) => {
    if (frame.offset != null) return
    const next = list.findIndex(({ offset }, m) => m > n && offset != null)
    const before = list[n - 1]?.offset ?? 0
    frame.offset = before + ((list[next]?.offset ?? 1) - before) / (next - n + 1)
  })
  return list
}

function paired(frames: PropertyIndexedKeyframes): Keyframe[] {
  const lists = Object.entries(frames) as [string, (string | number)[]][]
  const length = Math.max(...lists.map(([, values]) => values.length))
  return Array.from(
    { length },
    (_, n) => Object.fromEntries(lists.map(([key, values]) => [key, values[n]])) as Keyframe,
  )
}

function keysOf(frames: Keyframe[]): string[] {
  return [...new Set(frames.flatMap(Object.keys))].filter((key) => !BESIDES.has(key))
}

/** All that happens to one property of a thing, as one movement. */
function joined(key: string, moves: Move[]): Move {
  const parts = moves.filter(({ frames }) => keysOf(frames).includes(key)).sort((one, other) => one.at - other.at)
  const begins = parts[0]?.at ?? 0
  const whole = Math.max(...parts.map(({ at, ms }) => at + ms)) - begins
  const place = (time: number) => Math.min(1, Math.max(0, (time - begins) / whole))
  const frames: Keyframe[] = []
  for (const { frames: own, at, ms, easing } of parts) {
    const held = frames.filter(({ offset }) => (offset ?? 0) <= place(at))
    const last = held.at(-1)
    frames.splice(0, Infinity, ...held)
    if (last) frames.push({ [key]: last[key], offset: place(at), easing: EVEN })
    const steps = own.filter((frame) => frame[key] !== undefined)
    const two = steps.length === 2
    for (const step of steps) {
      const part = two ? (step.offset ?? 0) : timeOf(step.offset ?? 0, easing)
      const eases = two ? easing : ((step.easing as string | undefined) ?? EVEN)
      frames.push({ [key]: step[key], offset: place(at + ms * part), easing: eases })
    }
  }
  return { node: parts[0]!.node, frames, at: begins, ms: whole, easing: EVEN }
}

const NAMED: Record<string, string> = { 'ease-out': '0,0,.58,1', 'ease-in': '.42,0,1,1' }

/** When a movement that is eased as a whole gets to this part of it. */
function timeOf(part: number, easing: string): number {
  const points = (NAMED[easing] ?? easing.match(/\((.*)\)/)?.[1])?.split(',').map(Number)
  if (!points || part <= 0 || part >= 1) return part
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points
  const curve = (one: number, two: number, u: number) => 3 * u * (1 - u) ** 2 * one + 3 * u * u * (1 - u) * two + u ** 3
  let [low, high] = [0, 1]
  for (let n = 0; n < 20; n++) {
    const middle = (low + high) / 2
    if (curve(y1, y2, middle) < part) low = middle
    else high = middle
  }
  return curve(x1, x2, low)
}
