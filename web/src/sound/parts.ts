/** What sounds are made of. Times in seconds, heights in hertz, loudness against the other parts of the same sound. */

import type { VoiceName } from './voices'

export type Tone = {
  at?: number
  hz: number
  /** Where it glides to. */
  to?: number
  last: number
  loud: number
  voice: VoiceName
}

/** Noise through a narrow window that moves. */
export type Breath = { at?: number; last: number; loud: number; from: number; to?: number; q?: number; rise?: number }

export type Sound = {
  tones?: readonly Tone[]
  breaths?: readonly Breath[]
  /** How much of the room is heard, from 0 to 1. */
  room: number
  /** How loud the whole is, in decibels below the loudest there can be. */
  level: number
}

/** How long its parts are heard, without the room. */
export function lengthOf({ tones = [], breaths = [] }: Sound): number {
  return Math.max(0, ...[...tones, ...breaths].map(({ at = 0, last }) => at + last))
}
