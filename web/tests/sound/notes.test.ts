import { expect, it } from 'vitest'
import { lengthOf, SOUNDS, type Sound } from '../../src/sound/notes'

it.each(Object.entries(SOUNDS) as [string, Sound][])('%s is heard, and soon over', (_, sound) => {
  const parts = [...(sound.tones ?? []), ...(sound.breaths ?? [])]
  expect(parts.length).toBeGreaterThan(0)
  for (const { from, to = from, loud, last } of parts) {
    // a ramp to or from 0 is an error in every browser
    expect(Math.min(from, to)).toBeGreaterThan(20)
    expect(Math.max(from, to)).toBeLessThan(8000)
    expect(loud).toBeGreaterThan(0)
    expect(loud).toBeLessThan(0.7)
    expect(last).toBeGreaterThan(0)
  }
  expect(lengthOf(sound)).toBeLessThan(3)
})

it('what is heard often is short', () => {
  for (const name of ['click', 'card', 'token', 'said'] as const) expect(lengthOf(SOUNDS[name])).toBeLessThan(0.3)
})
