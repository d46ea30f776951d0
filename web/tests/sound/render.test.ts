import { expect, it } from 'vitest'
import { CUES, type CueName } from '../../src/sound/cues'
import { loudness, peak } from '../../src/sound/level'
import { LAYERS, MOODS, type LayerName, type Mood } from '../../src/sound/music'
import { moodOf } from '../../src/sound/mood'
import { render, type Rendered } from '../../src/sound/render'

const cues = Object.fromEntries(Object.keys(CUES).map((name) => [name, render(name as CueName)]))
const layers = Object.fromEntries(Object.keys(LAYERS).map((name) => [name, render(name as LayerName)]))

const seconds = ({ samples, rate }: Rendered) => samples.length / rate
const loud = ({ samples, rate }: Rendered) => loudness(samples, rate)
const jumps = ({ samples }: Rendered, from: number, to: number) => {
  let most = 0
  for (let n = from; n < to; n++) most = Math.max(most, Math.abs(samples.at(n)! - samples.at(n - 1)!))
  return most
}

it.each(Object.entries(cues))('%s is heard, never cut off, and soon over', (_, cue) => {
  expect(cue.samples.every(Number.isFinite)).toBe(true)
  expect(peak(cue.samples)).toBeGreaterThan(0.05)
  expect(peak(cue.samples)).toBeLessThan(0.7)
  expect(seconds(cue)).toBeLessThan(5.5)
  expect(Math.abs(cue.samples[0]!)).toBeLessThan(0.02)
  expect(Math.abs(cue.samples.at(-1)!)).toBeLessThan(0.001)
})

it('what is heard often is short and soft, and nothing jumps out', () => {
  for (const name of ['click', 'card', 'said']) {
    expect(seconds(cues[name]!)).toBeLessThan(0.7)
    expect(loud(cues[name]!)).toBeLessThan(loud(cues['token']!) - 3)
  }
  const all = Object.values(cues).map(loud)
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(12)
})

it.each(Object.entries(layers))('%s goes round without a seam', (_, layer) => {
  const { samples } = layer
  expect(samples.every(Number.isFinite)).toBe(true)
  // the step over the seam is no greater than those around it
  const around = Math.max(jumps(layer, 1, 400), jumps(layer, samples.length - 400, samples.length))
  expect(jumps(layer, 0, 1)).toBeLessThanOrEqual(around * 1.5 + 1e-5)
})

it('no two layers share a factor in their lengths, so they seldom meet in the same way', () => {
  const lengths = Object.values(LAYERS).map(({ length }) => length)
  for (const [n, one] of lengths.entries())
    for (const other of lengths.slice(n + 1)) expect(coprime(one, other)).toBe(true)
})

it.each(Object.entries(MOODS) as [Mood, Partial<Record<LayerName, number>>][])(
  '%s stays below what happens',
  (_, mood) => {
    const parts = Object.entries(mood)
    const most = parts.reduce((sum, [name, share]) => sum + share * peak(layers[name]!.samples), 0)
    expect(most).toBeLessThan(0.6)
    for (const [name] of parts) expect(loud(layers[name]!)).toBeLessThan(loud(cues['token']!))
  },
)

it('the same words sound the same', () => {
  expect(render('catch').samples).toEqual(cues['catch']!.samples)
})

it('each phase has its music, and so has the time between games', () => {
  expect([1, 2, 3, 4, 5].map(moodOf)).toEqual(['wondering', 'stalked', 'revealed', 'rest', 'rest'])
  expect([null, undefined, 0].map(moodOf)).toEqual(['home', 'home', 'home'])
})

function coprime(one: number, other: number): boolean {
  return other ? coprime(other, one % other) : one === 1
}
