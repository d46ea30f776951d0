/** What the music is about, from where the game stands. */

import type { Mood } from './music'

const PHASES: readonly Mood[] = ['wondering', 'stalked', 'revealed', 'rest']

/** No phase: no game is on, or it hasn't begun. */
export function moodOf(phase: number | null | undefined): Mood {
  return phase ? (PHASES[phase - 1] ?? 'rest') : 'home'
}
