import type { Happened, View } from '../net/messages'
import type { CueName } from '../sound/cues'

/** What is played on the stage instead of being told in a line. */
export type Moment = 'reveal' | 'catch' | 'caught' | 'let_go' | 'evolved' | 'played'

/** A moment, and all that is known of it. */
export interface Scene {
  moment: Moment
  lines: readonly Happened[]
  /** The view once it has happened. */
  view: View
  /** Will that whoever is caught has left. */
  will?: number | undefined
  names: (seat: number) => string
  colour: (seat: number) => number
}

/** How a moment goes: what of it is shown where nothing should move, when it is heard, what a phone does meanwhile. */
export interface Cues {
  still: number
  heard?: number
  before?: CueName
  buzz?: { at: number; pattern: number[] }
}

/** `aside` leaves the table to whoever is choosing. */
export interface How {
  pace: number
  still: boolean
  aside: boolean
  play: (sound: CueName) => void
  heard: () => void
}

/** A moment that is being played. */
export interface Acting {
  over: Promise<void>
  /** To its end, at once. */
  hurry(): void
  pause(): void
  goOn(): void
}

/** Plays a moment; `show` puts the view of afterwards on the table. Null where it can't be played. */
export type Act = (scene: Scene, show: () => void, how: How) => Acting | null

/** The words of a line's key behind its verb and seat. */
export function told(line: Happened | undefined): string[] {
  return line?.key?.split(' ').slice(2) ?? []
}

/** Places or cards of a key, of which there may be several. */
export function several(word: string | undefined): string[] {
  return word && word !== '-' ? word.split('+') : []
}
