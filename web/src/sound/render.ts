/** From what a sound is made of to its samples. The same words give the same samples, here and in the tests. */

import { CUES, type CueName } from './cues'
import { loudness } from './level'
import { LAYERS, type LayerName } from './music'
import { lengthOf, type Breath, type Sound, type Tone } from './parts'
import { inRoom, TAIL } from './reverb'
import { VOICES } from './voices'

export type Piece = CueName | LayerName
export type Rendered = { samples: Float32Array<ArrayBuffer>; rate: number }

/** The music has nothing high in it. */
const CUE_RATE = 44_100
const LAYER_RATE = 22_050

const isLayer = (name: Piece): name is LayerName => name in LAYERS

export function render(name: Piece): Rendered {
  return isLayer(name) ? renderLayer(name) : renderCue(name)
}

function renderCue(name: CueName): Rendered {
  const cue: Sound = CUES[name]
  const tail = cue.room > 0.2 ? TAIL * Math.min(1, cue.room * 2) : TAIL / 5
  const samples = new Float32Array(Math.ceil((lengthOf(cue) + tail) * CUE_RATE))
  playAll(samples, CUE_RATE, cue)
  inRoom(samples, CUE_RATE, cue.room, false)
  const fade = Math.round(tail * CUE_RATE)
  for (let n = 1; n <= fade; n++) samples[samples.length - n]! *= ((n - 1) / fade) ** 0.5
  return { samples: levelled(samples, CUE_RATE, cue.level), rate: CUE_RATE }
}

function renderLayer(name: LayerName): Rendered {
  const layer = LAYERS[name]
  const samples = new Float32Array(layer.length * LAYER_RATE)
  playAll(samples, LAYER_RATE, layer)
  inRoom(samples, LAYER_RATE, layer.room, true)
  return { samples: levelled(samples, LAYER_RATE, layer.level), rate: LAYER_RATE }
}

function playAll(into: Float32Array, rate: number, { tones = [], breaths = [] }: Sound): void {
  for (const tone of tones) playTone(into, rate, tone)
  breaths.forEach((breath, n) => blow(into, rate, breath, n + 1))
}

function levelled(samples: Float32Array<ArrayBuffer>, rate: number, level: number): Float32Array<ArrayBuffer> {
  const factor = 10 ** ((level - loudness(samples, rate)) / 20)
  for (let n = 0; n < samples.length; n++) samples[n]! *= factor
  return samples
}

const SINE = Float32Array.from({ length: 4097 }, (_, n) => Math.sin((n / 4096) * 2 * Math.PI))

function playTone(into: Float32Array, rate: number, { at = 0, hz, to = hz, last, loud, voice }: Tone): void {
  const { partials, rise, held = false, apart = 0 } = VOICES[voice]
  const players = apart ? [2 ** (apart / 2400), 2 ** (-apart / 2400)] : [1]
  for (const [ratio, share, life] of partials)
    for (const [n, off] of players.entries()) {
      const height = hz * ratio * off
      if (Math.max(height, to * ratio) > rate * 0.45) continue
      const length = Math.floor(last * life * rate)
      const glide = (to / hz) ** (1 / length)
      const loudest = (loud * share) / players.length
      const up = Math.min(rise, (last * life) / 2) * rate
      const fade = 10 ** (-3 / length)
      const from = Math.round(at * rate)
      let phase = n * 0.31
      let step = height / rate
      let ringing = loudest
      for (let n = 0; n < length; n++) {
        const gain = held
          ? loudest * gentle(n / up) * gentle((length - n) / up)
          : ringing * Math.min(1, n / up) * Math.min(1, (length - n) / 200)
        into[(from + n) % into.length]! += gain * SINE[(phase * 4096) | 0]!
        phase += step
        if (phase >= 1) phase -= 1
        step *= glide
        ringing *= fade
      }
    }
}

/** Noise through a filter of two poles. */
function blow(into: Float32Array, rate: number, breath: Breath, seed: number): void {
  const { at = 0, last, loud, from, to = from, q = 1, rise = 0.004 } = breath
  const noise = dice(seed)
  const length = Math.floor(last * rate)
  const start = Math.round(at * rate)
  const up = Math.min(rise, last / 2) * rate
  let low = 0
  let band = 0
  for (let n = 0; n < length; n++) {
    const pull = 2 * Math.sin((Math.PI * from * (to / from) ** (n / length)) / rate)
    low += pull * band
    band += pull * (noise() - low - band / q)
    const gain = gentle(n / up) * gentle((length - n) / (length - up)) * loud
    into[(start + n) % into.length]! += band * gain
  }
}

/** From 0 to 1 without a corner. */
function gentle(x: number): number {
  return x >= 1 ? 1 : x * x * (3 - 2 * x)
}

/** The same throws every time, from -1 to 1. */
function dice(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
