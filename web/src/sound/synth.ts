/** Sounds made on the spot, without files. Nothing is heard before the first touch or key: browsers ask for that. */

import { SOUNDS, type Breath, type Sound, type SoundName, type Tone } from './notes'

let context: AudioContext | null = null
let master: GainNode | null = null
let noise: AudioBuffer | null = null
let night: { stop: () => void } | null = null
let volume = 0.5
let muted = false
let ambient = false

const GESTURES = ['pointerdown', 'keydown'] as const

/** Lets sound begin with the next gesture, or where that isn't enough with the one after it. Called once. */
export function wakeWithGesture(): void {
  const wake = () => {
    if (!context) whenIdle(start)
    else if (context.state !== 'running') void context.resume()
    else for (const gesture of GESTURES) removeEventListener(gesture, wake)
  }
  for (const gesture of GESTURES) addEventListener(gesture, wake)
}

/** To begin takes up to a tenth of a second, which the card just touched shouldn't wait for. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work, 200)
}

function start(): void {
  ready()
  void context?.resume()
  setAmbient(ambient)
}

export function play(name: SoundName): void {
  if (muted || !context || !master || context.state !== 'running') return
  sound(context, master, SOUNDS[name])
}

/** From 0 to 1. */
export function setVolume(to: number): void {
  volume = Math.min(1, Math.max(0, to))
  level()
}

export function setMuted(to: boolean): void {
  muted = to
  level()
}

/** The wind of Artemia, very low. */
export function setAmbient(on: boolean): void {
  ambient = on
  if (!on) {
    night?.stop()
    night = null
  } else if (!night && context && master) {
    night = wind(context, master)
  }
}

function ready(): void {
  if (context || typeof AudioContext === 'undefined') return
  context = new AudioContext()
  master = context.createGain()
  master.connect(context.destination)
  noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  level()
}

function level(): void {
  // squared, as ears hear it
  if (context && master) master.gain.setTargetAtTime(muted ? 0 : volume * volume, context.currentTime, 0.02)
}

function sound(ctx: AudioContext, out: AudioNode, { tones, breaths }: Sound): void {
  for (const each of tones ?? []) tone(ctx, out, each)
  for (const each of breaths ?? []) breath(ctx, out, each)
}

function tone(ctx: AudioContext, out: AudioNode, { at = 0, from, to = from, last, loud, wave = 'sine' }: Tone): void {
  const start = ctx.currentTime + at
  const source = ctx.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + last)
  source.connect(swell(ctx, out, start, last, loud))
  source.start(start)
  source.stop(start + last)
}

function breath(ctx: AudioContext, out: AudioNode, { at = 0, last, loud, from, to = from, q = 1 }: Breath): void {
  const start = ctx.currentTime + at
  const source = ctx.createBufferSource()
  source.buffer = noise
  const filter = ctx.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + last)
  source.connect(filter).connect(swell(ctx, out, start, last, loud))
  source.start(start, Math.random())
  source.stop(start + last)
}

/** Up at once, down slowly, and no click at either end. */
function swell(ctx: AudioContext, out: AudioNode, start: number, last: number, loud: number): GainNode {
  const gain = ctx.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, last / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + last)
  gain.connect(out)
  return gain
}

function wind(ctx: AudioContext, out: AudioNode): { stop: () => void } {
  const source = ctx.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = ctx.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 260
  const gust = ctx.createOscillator()
  gust.frequency.value = 0.07
  const depth = ctx.createGain()
  depth.gain.value = 120
  gust.connect(depth).connect(filter.frequency)
  const gain = ctx.createGain()
  gain.gain.setValueAtTime(0.0001, ctx.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.12, ctx.currentTime + 4)
  source.connect(filter).connect(gain).connect(out)
  source.start()
  gust.start()
  return {
    stop: () => {
      gain.gain.setTargetAtTime(0.0001, ctx.currentTime, 0.4)
      source.stop(ctx.currentTime + 2)
      gust.stop(ctx.currentTime + 2)
    },
  }
}
