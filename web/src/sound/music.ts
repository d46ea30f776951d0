/**
 * The music: layers that go round, each with a length of its own, so that together they hardly ever meet in the same
 * way twice. A mood is how much of each is heard.
 */

import { above, THEME } from './motif'
import type { Sound, Tone } from './parts'

/** A sound whose end runs into its beginning. */
export type Layer = Sound & { length: number }

const chord = (at: number, steps: number[], last: number, loud: number): Tone[] =>
  steps.map((step, n) => ({ at: at + n * 0.4, hz: above(step), last, loud, voice: 'choir' }))

const LEVEL = -28

export const LAYERS = {
  /** The planet: a fifth that breathes, and wind. */
  ground: {
    length: 29,
    tones: [0, 14.5].flatMap((at): Tone[] => [
      { at, hz: above(-12), last: 20, loud: 0.7, voice: 'ground' },
      { at: at + 4, hz: above(-5), last: 17, loud: 0.45, voice: 'ground' },
      { at: at + 2, hz: above(0), last: 15, loud: 0.35, voice: 'ground' },
    ]),
    breaths: [
      { at: 0, last: 17, loud: 0.5, from: 240, to: 420, q: 1.2, rise: 8 },
      { at: 11, last: 19, loud: 0.4, from: 520, to: 260, q: 1.5, rise: 9 },
    ],
    room: 0.25,
    level: LEVEL,
  },
  /** Four chords that drift by. */
  drift: {
    length: 41,
    tones: [
      ...chord(0, [0, 7, 15, 17], 12, 0.5),
      ...chord(10, [-4, 3, 12, 15], 12, 0.5),
      ...chord(20.5, [3, 10, 14, 19], 12, 0.45),
      ...chord(31, [-2, 5, 14, 17], 12, 0.45),
    ],
    room: 0.4,
    level: LEVEL - 2,
  },
  /** Lights far off. */
  glints: {
    length: 53,
    tones: (
      [
        [1, 24],
        [5.5, 31],
        [7, 29],
        [15, 27],
        [22, 34],
        [23.4, 31],
        [31, 24],
        [38.5, 36],
        [40, 29],
        [47, 26],
      ] as const
    ).map(([at, step], n) => ({
      at,
      hz: above(step),
      last: 4.5,
      loud: n % 3 ? 0.5 : 0.8,
      voice: n % 2 ? 'glass' : 'bell',
    })),
    room: 0.6,
    level: LEVEL - 5,
  },
  /** Something walks. */
  dread: {
    length: 37,
    tones: [
      ...[0, 1, 9.25, 10.25, 18.5, 19.5, 27.75, 28.75].map((at, n): Tone => ({
        at,
        hz: 82,
        to: 62,
        last: 0.9,
        loud: n % 2 ? 0.35 : 0.6,
        voice: 'drum',
      })),
      { at: 2, hz: above(1), last: 14, loud: 0.22, voice: 'choir' },
      { at: 12, hz: above(8), last: 13, loud: 0.2, voice: 'choir' },
      { at: 22, hz: above(6), last: 14, loud: 0.2, voice: 'choir' },
    ],
    breaths: [{ at: 14, last: 10, loud: 0.35, from: 300, to: 900, q: 2, rise: 7 }],
    room: 0.45,
    level: LEVEL - 1,
  },
  /** The theme, and a long rest after it. */
  theme: {
    length: 67,
    tones: [
      ...THEME.map(([at, step, last]): Tone => ({ at: at + 2, hz: above(step), last, loud: 0.7, voice: 'reed' })),
      ...THEME.map(([at, step, last]): Tone => ({
        at: at + 2,
        hz: above(step + 12),
        last: last + 1,
        loud: 0.2,
        voice: 'glass',
      })),
      ...[0, 3, 7].map((step): Tone => ({ at: 28, hz: above(step + 12), last: 12, loud: 0.16, voice: 'choir' })),
    ],
    room: 0.5,
    level: LEVEL - 1,
  },
} satisfies Record<string, Layer>

export type LayerName = keyof typeof LAYERS

/** One a phase, and one for wherever no game is on. */
export const MOODS = {
  home: { ground: 0.8, theme: 1, glints: 0.5 },
  wondering: { ground: 1, glints: 0.8, drift: 0.45 },
  stalked: { ground: 0.9, dread: 1 },
  revealed: { ground: 0.8, drift: 0.7, dread: 0.4 },
  rest: { ground: 0.7, drift: 1, glints: 0.6 },
} satisfies Record<string, Partial<Record<LayerName, number>>>

export type Mood = keyof typeof MOODS
