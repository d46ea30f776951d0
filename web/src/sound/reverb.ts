/** A room: echoes that echo, the high ones first to go (after Schroeder and Moorer). */

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617]
const DIFFUSERS = [0.005, 0.0017]
const BACK = 0.82
const DULL = 0.35

/** Seconds until nothing is left of it: sixty decibels down. */
export const TAIL = (Math.max(...COMBS) * 3) / -Math.log10(BACK)

/** Adds the room to a sound. One that goes round hears the room of its own end as it begins. */
export function inRoom(dry: Float32Array, rate: number, much: number, round: boolean): void {
  const combs = COMBS.map((time) => ({ line: new Float32Array(Math.round(time * rate)), at: 0, low: 0 }))
  const diffusers = DIFFUSERS.map((time) => ({ line: new Float32Array(Math.round(time * rate)), at: 0 }))
  const wet = (sample: number): number => {
    let sum = 0
    for (const comb of combs) {
      const echo = comb.line[comb.at]!
      comb.low = echo * (1 - DULL) + comb.low * DULL
      comb.line[comb.at] = sample + comb.low * BACK
      if (++comb.at === comb.line.length) comb.at = 0
      sum += echo
    }
    for (const diffuser of diffusers) {
      const echo = diffuser.line[diffuser.at]!
      diffuser.line[diffuser.at] = sum + echo * 0.5
      sum = echo - sum * 0.5
      if (++diffuser.at === diffuser.line.length) diffuser.at = 0
    }
    return sum
  }
  if (round) for (let n = Math.max(0, dry.length - Math.ceil(TAIL * rate)); n < dry.length; n++) wet(dry[n]!)
  for (let n = 0; n < dry.length; n++) dry[n] = dry[n]! * (1 - much / 2) + wet(dry[n]!) * much * 0.25
}
