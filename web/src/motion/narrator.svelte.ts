import type { Happened, Moved, View } from '../net/messages'
import type { SoundName } from '../sound/notes'
import { beatsOf, type Beat } from './beats'

const AT_ONCE = 40
const FASTEST = 4

/** Tells moves one beat at a time. While it speaks, the table shows its view and its lines. */
export class Narrator {
  /** The view of the beat that is being told; null: nothing is. */
  view = $state.raw<View | null>(null)
  /** The lines of this move told so far. */
  told = $state.raw<Happened[]>([])
  paused = $state(false)

  #speed: () => number
  #play: (sound: SoundName) => void
  #next: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = 0
  #since = 0
  #hurry = 1
  #ended = -Infinity
  #told = 0

  /** `speed` 0 tells everything at once. */
  constructor(speed: () => number, play: (sound: SoundName) => void) {
    this.#speed = speed
    this.#play = play
  }

  get speaks(): boolean {
    return this.view !== null
  }

  /** The line being told. */
  get line(): Happened | null {
    return this.told.at(-1) ?? null
  }

  tell = async (moved: Moved, before: View | null): Promise<void> => {
    const speed = this.#speed()
    const beats = beatsOf(moved.log, before, speed || 1)
    if (!speed) {
      const heard = new Set(beats.map(({ sound }) => sound))
      for (const sound of heard) if (sound) this.#play(sound)
      return
    }
    // A move that waited while the last one was told is told faster: nobody should lag behind the game.
    this.#hurry = performance.now() - this.#ended < AT_ONCE ? Math.min(FASTEST, this.#hurry * 1.35) : 1
    const mine = ++this.#told
    for (const beat of beats) {
      await this.#beat({ ...beat, ms: beat.ms / this.#hurry })
      if (mine !== this.#told) return
    }
    this.view = null
    this.told = []
    if (beats.length) this.#ended = performance.now()
  }

  /** Goes on to the next beat at once. */
  next(): void {
    this.#next?.()
  }

  pause(): void {
    if (this.paused) {
      this.paused = false
      this.#since = performance.now()
      this.#timer = setTimeout(() => this.#next?.(), this.#left)
    } else {
      this.paused = true
      clearTimeout(this.#timer)
      this.#left = Math.max(0, this.#left - (performance.now() - this.#since))
    }
  }

  /** Lets go of whatever is being told. */
  hush(): void {
    this.#told++
    this.view = null
    this.told = []
    this.paused = false
    this.#next?.()
  }

  #beat(beat: Beat): Promise<void> {
    this.view = beat.view
    this.told = [...this.told, ...beat.lines]
    if (beat.sound) this.#play(beat.sound)
    return new Promise((done) => {
      this.#left = beat.ms
      this.#since = performance.now()
      this.#next = () => {
        clearTimeout(this.#timer)
        this.#next = null
        done()
      }
      if (!this.paused) this.#timer = setTimeout(() => this.#next?.(), beat.ms)
    })
  }
}
