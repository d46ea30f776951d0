/** What each sound is made of: tones and breaths of noise, times in seconds, heights in hertz. */

export type Tone = {
  at?: number
  from: number
  to?: number
  last: number
  loud: number
  wave?: OscillatorType
}

export type Breath = { at?: number; last: number; loud: number; from: number; to?: number; q?: number }

export type Sound = { tones?: Tone[]; breaths?: Breath[] }

const chord = (heights: number[], last: number, loud: number, apart = 0): Tone[] =>
  heights.map((from, n) => ({ at: n * apart, from, last, loud, wave: 'triangle' }))

export const SOUNDS = {
  click: { tones: [{ from: 620, to: 480, last: 0.05, loud: 0.18, wave: 'sine' }] },
  card: { breaths: [{ last: 0.13, loud: 0.3, from: 3200, to: 900, q: 0.8 }] },
  token: {
    tones: [{ from: 190, to: 78, last: 0.22, loud: 0.5, wave: 'sine' }],
    breaths: [{ last: 0.05, loud: 0.25, from: 1400, q: 1 }],
  },
  reveal: {
    breaths: [{ last: 0.34, loud: 0.22, from: 500, to: 4200, q: 0.7 }],
    tones: chord([392, 587], 0.5, 0.1, 0.12),
  },
  catch: {
    tones: [
      { from: 128, to: 41, last: 0.7, loud: 0.6, wave: 'sawtooth' },
      { at: 0.04, from: 97, to: 33, last: 0.8, loud: 0.5, wave: 'sine' },
    ],
    breaths: [{ last: 0.32, loud: 0.4, from: 900, to: 160, q: 1.4 }],
  },
  heart: {
    tones: [
      { at: 0.1, from: 62, to: 44, last: 0.16, loud: 0.5 },
      { at: 0.38, from: 70, to: 46, last: 0.2, loud: 0.6 },
      { at: 0.76, from: 62, to: 44, last: 0.16, loud: 0.54 },
      { at: 1.02, from: 72, to: 46, last: 0.22, loud: 0.66 },
    ],
  },
  will: { tones: [{ from: 880, to: 415, last: 0.4, loud: 0.16, wave: 'sine' }] },
  rescue: { tones: chord([523, 784], 0.45, 0.18, 0.09) },
  assimilation: { tones: chord([185, 156], 0.55, 0.26, 0.12) },
  yours: { tones: chord([659, 880], 0.6, 0.2, 0.14) },
  said: { tones: [{ from: 740, to: 830, last: 0.09, loud: 0.14, wave: 'sine' }] },
  win: {
    tones: [
      ...chord([392, 494, 587, 784], 1.6, 0.2, 0.13),
      { at: 0.55, from: 988, last: 1.6, loud: 0.14, wave: 'sine' },
    ],
  },
  lose: {
    tones: [...chord([311, 262, 208, 156], 1.8, 0.22, 0.2), { at: 0.6, from: 52, last: 2, loud: 0.4, wave: 'sine' }],
  },
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

/** How long a sound lasts, from its first to its last moment. */
export function lengthOf(sound: Sound): number {
  return Math.max(0, ...[...(sound.tones ?? []), ...(sound.breaths ?? [])].map((part) => (part.at ?? 0) + part.last))
}
