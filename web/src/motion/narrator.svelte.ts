import { flushSync } from 'svelte'
import type { Act, Acting, Scene } from '../drama/scene'
import type { Happened, Moved, View } from '../net/messages'
import type { CueName } from '../sound/cues'
import { narrationOf, type Step } from './narration'

const AT_ONCE = 40
const FASTEST = 4
/** A moment is hurried less than a line: nobody would see what it is about. */
const FASTEST_MOMENT = 2

/** What a narrator has to tell with. */
export interface Voice {
  /** 0 tells everything at once. */
  speed: () => number
  play: (sound: CueName) => void
  /** Plays moments that are more than a line, once there is a stage. */
  act?: Act | undefined
  names?: Scene['names']
  colour?: Scene['colour']
}

/** Tells moves one step at a time. While it speaks, the table shows its view and its lines. */
export class Narrator {
  /** The view of the step that is being told; null: nothing is. */
  view = $state.raw<View | null>(null)
  /** The lines of this move told so far. */
  told = $state.raw<Happened[]>([])
  /** Those of the step that is being told. */
  now = $state.raw<Happened[]>([])
  paused = $state(false)

  #next: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #acting: Acting | null = null
  #left = 0
  #since = 0
  #hurry = 1
  #ended = -Infinity
  #told = 0

  constructor(private voice: Voice) {}

  get speaks(): boolean {
    return this.view !== null
  }

  /** The line being told. */
  get line(): Happened | null {
    return this.told.at(-1) ?? null
  }

  tell = async (moved: Moved, before: View | null): Promise<void> => {
    const speed = this.voice.speed()
    const steps = narrationOf(moved.log, before, speed || 1)
    if (!speed) return this.#tellAtOnce(steps)
    // A move that waited while the last one was told is told faster: nobody should lag behind the game.
    this.#hurry = performance.now() - this.#ended < AT_ONCE ? Math.min(FASTEST, this.#hurry * 1.35) : 1
    const mine = ++this.#told
    for (const step of steps) {
      const pace = speed * Math.min(this.#hurry, step.mine ? 1 : FASTEST_MOMENT)
      await (this.#perform(step, pace, false) ?? this.#take(step, Math.max(step.ms / this.#hurry, step.least)))
      if (mine !== this.#told) return
    }
    this.#fallSilent()
    if (steps.length) this.#ended = performance.now()
  }

  /** Plays what happens while somebody chooses, and leaves the table as it is. */
  async tellAside(moved: Moved, before: View | null): Promise<void> {
    const speed = this.voice.speed()
    for (const step of narrationOf(moved.log, before, speed || 1)) {
      if (step.sound) this.voice.play(step.sound)
      if (step.moment === 'played' && speed) await this.#act(step, () => {}, speed, false, true)?.over
    }
  }

  /** Goes on to the next step at once. */
  next(): void {
    this.#acting?.hurry()
    this.#next?.()
  }

  pause(): void {
    if (this.paused) {
      this.paused = false
      this.#acting?.goOn()
      this.#since = performance.now()
      if (this.#next) this.#timer = setTimeout(() => this.#next?.(), this.#left)
    } else {
      this.paused = true
      this.#acting?.pause()
      clearTimeout(this.#timer)
      this.#left = Math.max(0, this.#left - (performance.now() - this.#since))
    }
  }

  /** Lets go of whatever is being told. */
  hush(): void {
    this.#told++
    this.#fallSilent()
    this.paused = false
    this.next()
  }

  #fallSilent(): void {
    this.view = null
    this.told = []
    this.now = []
  }

  /** Where nothing should move: what is heard, and of what happens to oneself a picture. */
  async #tellAtOnce(steps: Step[]): Promise<void> {
    const heard = new Set(steps.map(({ sound }) => sound))
    for (const sound of heard) if (sound) this.voice.play(sound)
    const mine = ++this.#told
    for (const step of steps) {
      const seen = step.moment === 'caught' || step.moment === 'let_go' || step.moment === 'evolved'
      if (seen) await this.#perform({ ...step, sound: null }, 1, true)
      if (mine !== this.#told) return
    }
    this.#fallSilent()
  }

  /** Plays the step, if it is a moment and there is a stage for it. */
  #perform(step: Step, pace: number, still: boolean): Promise<void> | null {
    const acting = this.#act(step, () => flushSync(() => this.#show(step)), pace, still, false)
    this.#acting = acting
    if (this.paused) acting?.pause()
    return acting && acting.over.then(() => void (this.#acting = null))
  }

  #act(step: Step, show: () => void, pace: number, still: boolean, aside: boolean): Acting | null {
    const { act, play, names = String, colour = Number } = this.voice
    const { moment, lines, view, will, sound } = step
    if (!act || !moment) return null
    const heard = () => {
      if (sound && !aside) play(sound)
    }
    return act({ moment, lines, view, will, names, colour }, show, { pace, still, aside, play, heard })
  }

  #show(step: Step): void {
    if (this.now === step.lines) return // it was to be played, and couldn't be
    this.view = step.view
    this.now = step.lines
    this.told = [...this.told, ...step.lines]
  }

  #take(step: Step, ms: number): Promise<void> {
    this.#show(step)
    if (step.sound) this.voice.play(step.sound)
    return new Promise((done) => {
      this.#left = ms
      this.#since = performance.now()
      this.#next = () => {
        clearTimeout(this.#timer)
        this.#next = null
        done()
      }
      if (!this.paused) this.#timer = setTimeout(() => this.#next?.(), ms)
    })
  }
}
