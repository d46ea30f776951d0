/** What is heard of single events. */

import { RISING, FALLING } from './motif'
import type { Sound, Tone } from './parts'
import type { VoiceName } from './voices'

const strike = (voice: VoiceName, heights: number[], last: number, apart = 0, loud = 1): Tone[] =>
  heights.map((hz, n) => ({ at: n * apart, hz, last, loud, voice }))

/** What is heard all the time, what happens, and what stays in mind. */
const OFTEN = -31
const EVENT = -25
const GREAT = -21

export const CUES = {
  click: {
    tones: strike('wood', [540], 0.07),
    breaths: [{ last: 0.02, loud: 0.4, from: 2600, q: 1 }],
    room: 0.06,
    level: OFTEN,
  },
  card: {
    breaths: [
      { last: 0.12, loud: 1, from: 3400, to: 900, q: 0.8, rise: 0.03 },
      { at: 0.09, last: 0.05, loud: 0.8, from: 1500, to: 700, q: 1 },
    ],
    tones: [{ at: 0.09, hz: 210, to: 150, last: 0.1, loud: 0.4, voice: 'wood' }],
    room: 0.1,
    level: OFTEN,
  },
  token: {
    tones: [
      { hz: 175, to: 84, last: 0.24, loud: 1, voice: 'drum' },
      { hz: 620, last: 0.06, loud: 0.3, voice: 'wood' },
    ],
    breaths: [{ last: 0.05, loud: 0.5, from: 1400, q: 1 }],
    room: 0.18,
    level: EVENT,
  },
  reveal: {
    breaths: [{ last: 0.36, loud: 0.9, from: 500, to: 4200, q: 0.9, rise: 0.26 }],
    tones: [...strike('glass', [293.7, 440], 1, 0.12, 0.5), { at: 0.3, hz: 587.3, last: 1, loud: 0.3, voice: 'bell' }],
    room: 0.35,
    level: EVENT,
  },
  catch: {
    tones: [
      { hz: 130, to: 46, last: 0.9, loud: 1, voice: 'beast' },
      { at: 0.02, hz: 96, to: 49, last: 1, loud: 1, voice: 'drum' },
      { at: 0.3, hz: 116.5, to: 110, last: 1.1, loud: 0.3, voice: 'beast' },
    ],
    breaths: [
      { last: 0.3, loud: 1, from: 1800, to: 240, q: 1.2 },
      { at: 0.07, last: 0.25, loud: 0.7, from: 2600, to: 500, q: 1.6 },
    ],
    room: 0.4,
    level: GREAT,
  },
  heart: {
    tones: [0.1, 0.38, 0.82, 1.1].map((at, n) => ({
      at,
      hz: n % 2 ? 82 : 74,
      to: 52,
      last: 0.24,
      loud: 0.8 + n * 0.07,
      voice: 'drum' as const,
    })),
    room: 0.12,
    level: EVENT,
  },
  will: {
    tones: [
      { hz: 880, to: 622, last: 0.5, loud: 0.7, voice: 'glass' },
      { at: 0.07, hz: 587, to: 415, last: 0.6, loud: 0.5, voice: 'glass' },
    ],
    breaths: [{ at: 0.02, last: 0.4, loud: 0.6, from: 2400, to: 500, q: 0.8 }],
    room: 0.3,
    level: EVENT,
  },
  rescue: { tones: strike('bell', [587.3, 880], 0.9, 0.1), room: 0.35, level: EVENT },
  assimilation: {
    tones: [
      ...strike('beast', [155.6, 146.8], 0.8, 0.14, 0.7),
      { at: 0.14, hz: 92, to: 70, last: 0.4, loud: 0.7, voice: 'drum' },
    ],
    room: 0.35,
    level: EVENT,
  },
  yours: {
    tones: [
      ...strike('bell', [440, 659.3], 0.9, 0.15, 0.8),
      { at: 0.15, hz: 220, last: 0.6, loud: 0.3, voice: 'glass' },
    ],
    room: 0.3,
    level: EVENT,
  },
  said: { tones: [{ hz: 700, to: 790, last: 0.11, loud: 1, voice: 'wood' }], room: 0.12, level: OFTEN },
  win: {
    tones: [
      ...RISING.map(({ at, hz }) => ({ at, hz, last: 1.7, loud: 0.8, voice: 'bell' as const })),
      ...[146.8, 220, 293.7, 370].map((hz) => ({ at: 0.5, hz, last: 2.3, loud: 0.5, voice: 'reed' as const })),
    ],
    room: 0.45,
    level: GREAT,
  },
  lose: {
    tones: [
      ...FALLING.map(({ at, hz }) => ({ at, hz, last: 1.8, loud: 0.7, voice: 'reed' as const })),
      { at: 1.1, hz: 73.4, to: 69, last: 1.8, loud: 0.8, voice: 'beast' },
      { at: 1.1, hz: 88, to: 55, last: 0.7, loud: 0.7, voice: 'drum' },
    ],
    room: 0.5,
    level: GREAT,
  },
} satisfies Record<string, Sound>

export type CueName = keyof typeof CUES
