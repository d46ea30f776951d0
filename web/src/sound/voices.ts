/** What a tone is played on: its partials, each with its height, its loudness and how long it lasts against the whole. */

export type Voice = {
  partials: readonly (readonly [ratio: number, loud: number, life: number])[]
  /** Seconds to its loudest. */
  rise: number
  /** Held and let go of gently, where others are struck and ring out. */
  held?: boolean
  /** Cents by which a second player is off, who makes it wide. */
  apart?: number
}

export type VoiceName = 'bell' | 'glass' | 'wood' | 'drum' | 'beast' | 'reed' | 'choir' | 'ground'

export const VOICES: Record<VoiceName, Voice> = {
  bell: {
    partials: [
      [0.5, 0.25, 1],
      [1, 1, 0.9],
      [2, 0.42, 0.6],
      [2.76, 0.22, 0.4],
      [5.4, 0.08, 0.18],
    ],
    rise: 0.006,
  },
  glass: {
    partials: [
      [1, 1, 1],
      [2.01, 0.4, 0.7],
      [3.02, 0.16, 0.45],
      [4.6, 0.06, 0.2],
    ],
    rise: 0.012,
  },
  wood: {
    partials: [
      [1, 1, 1],
      [2.92, 0.35, 0.4],
      [6.2, 0.16, 0.2],
    ],
    rise: 0.002,
  },
  // The upper ones are what a phone can play of it.
  drum: {
    partials: [
      [1, 1, 1],
      [1.59, 0.6, 0.7],
      [2.3, 0.45, 0.55],
      [3.6, 0.25, 0.35],
    ],
    rise: 0.004,
  },
  beast: {
    partials: [
      [1, 1, 1],
      [2, 0.7, 1],
      [3, 0.5, 0.9],
      [4, 0.36, 0.8],
      [5, 0.28, 0.7],
      [7, 0.16, 0.6],
    ],
    rise: 0.05,
    apart: 22,
  },
  reed: {
    partials: [
      [1, 1, 1],
      [2, 0.3, 1],
      [3, 0.14, 1],
    ],
    rise: 0.25,
    held: true,
    apart: 5,
  },
  choir: {
    partials: [
      [1, 1, 1],
      [2, 0.32, 1],
      [3, 0.1, 1],
      [4, 0.05, 1],
    ],
    rise: 3,
    held: true,
    apart: 7,
  },
  ground: {
    partials: [
      [1, 1, 1],
      [2, 0.5, 1],
      [3, 0.18, 1],
    ],
    rise: 5,
    held: true,
    apart: 4,
  },
}
