/** How loud samples are. */

const WINDOW = 0.2
/** Ears, and the speakers of phones, hear little of what is lower. */
const LOW = 120

export function peak(samples: Float32Array): number {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return most
}

/** Of the loudest fifth of a second, in decibels below the loudest there can be. */
export function loudness(samples: Float32Array, rate: number): number {
  const window = Math.min(samples.length, Math.round(WINDOW * rate))
  const pass = Math.exp((-2 * Math.PI * LOW) / rate)
  let [low, before, sum, most] = [0, 0, 0, 0]
  const squares = new Float32Array(samples.length)
  for (let n = 0; n < samples.length; n++) {
    low = pass * (low + samples[n]! - before)
    before = samples[n]!
    squares[n] = low * low
    sum += squares[n]! - (n >= window ? squares[n - window]! : 0)
    most = Math.max(most, sum)
  }
  return 10 * Math.log10(most / window)
}
