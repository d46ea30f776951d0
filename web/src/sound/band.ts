/** Plays what has been made. Fetched when somebody has touched the page, for nothing may be heard before. */

import type { CueName } from './cues'
import { CUES } from './cues'
import { LAYERS, MOODS, type LayerName, type Mood } from './music'
import type { Piece, Rendered } from './render'

/** Seconds until two thirds of a change of mood are done. */
const DRIFT = 2.5
const FADE = 0.4
/** What stays in mind silences the music a little. */
const GREAT = CUES.catch.level
const DUCKED = 0.3

export class Band {
  readonly #context = new AudioContext()
  readonly #out = this.#context.createDynamicsCompressor()
  readonly #cues = this.#gain(this.#out)
  readonly #music = this.#gain(this.#out)
  readonly #ducked = this.#gain(this.#music, 1)
  readonly #made = new Map<Piece, AudioBuffer>()
  readonly #asked = new Set<Piece>()
  readonly #layers = new Map<LayerName, GainNode>()
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  #mood: Mood | null = null

  constructor() {
    // Several at once are held down, not cut off.
    this.#out.threshold.value = -10
    this.#out.connect(this.#context.destination)
    this.#worker.onmessage = ({ data }: MessageEvent<Rendered & { name: Piece }>) => this.#keep(data)
    void this.#context.resume()
  }

  get runs(): boolean {
    return this.#context.state === 'running'
  }

  wake(): void {
    void this.#context.resume()
  }

  /** From 0 to 1; squared, as ears hear it. */
  setVolumes(cues: number, music: number): void {
    this.#turn(this.#cues.gain, cues * cues, 0.02)
    this.#turn(this.#music.gain, music * music, FADE)
    if (cues) for (const name of Object.keys(CUES) as CueName[]) this.#ask(name)
  }

  /** null: silence. */
  setMood(mood: Mood | null): void {
    this.#mood = mood
    const heard: Partial<Record<LayerName, number>> = mood ? MOODS[mood] : {}
    for (const name of Object.keys(heard) as LayerName[]) this.#ask(name)
    for (const [name, { gain }] of this.#layers) this.#turn(gain, heard[name] ?? 0, mood ? DRIFT : FADE)
  }

  play(name: CueName): void {
    const buffer = this.#made.get(name)
    if (!buffer || !this.runs) return
    this.#source(buffer, this.#cues).start()
    if (CUES[name].level >= GREAT) this.#duck(buffer.duration)
  }

  #duck(seconds: number): void {
    const { gain } = this.#ducked
    const now = this.#context.currentTime
    gain.cancelScheduledValues(now)
    gain.setTargetAtTime(DUCKED, now, 0.08)
    gain.setTargetAtTime(1, now + seconds, 1)
  }

  #ask(name: Piece): void {
    if (this.#asked.has(name)) return
    this.#asked.add(name)
    this.#worker.postMessage(name)
  }

  #keep({ name, samples, rate }: Rendered & { name: Piece }): void {
    const buffer = this.#context.createBuffer(1, samples.length, rate)
    buffer.copyToChannel(samples, 0)
    this.#made.set(name, buffer)
    if (name in LAYERS) this.#goRound(name as LayerName, buffer)
  }

  /** Each layer stands somewhere else before the listener. */
  #goRound(name: LayerName, buffer: AudioBuffer): void {
    const place = this.#context.createStereoPanner()
    place.pan.value = ((this.#layers.size % 3) - 1) * 0.35
    place.connect(this.#ducked)
    const gain = this.#gain(place)
    this.#layers.set(name, gain)
    const source = this.#source(buffer, gain)
    source.loop = true
    source.start()
    this.setMood(this.#mood)
  }

  #source(buffer: AudioBuffer, out: AudioNode): AudioBufferSourceNode {
    const source = this.#context.createBufferSource()
    source.buffer = buffer
    source.connect(out)
    return source
  }

  #gain(out: AudioNode, value = 0): GainNode {
    const node = this.#context.createGain()
    node.gain.value = value
    node.connect(out)
    return node
  }

  #turn(gain: AudioParam, to: number, time: number): void {
    gain.setTargetAtTime(to, this.#context.currentTime, time)
  }
}
