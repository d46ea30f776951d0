/** Where turns and phases begin along a slider, and how to get from one to the next. */

import type { Stop } from '../net/messages'

export type Mark = { n: number; part: number; turn: number; phase: number; label: string }

/** The marks of a game of so many answers, by their part of the way; numbers of turns only where there is room. */
export function marksOf(stops: readonly Stop[], of: number, room = 0.035): Mark[] {
  let turn = 0
  let labelled = -Infinity
  return stops.map((stop) => {
    const part = of ? stop.n / of : 0
    const begins = stop.turn !== turn
    turn = stop.turn
    const label = begins && part - labelled >= room ? String(stop.turn) : ''
    if (label) labelled = part
    return { n: stop.n, part, turn: stop.turn, phase: stop.phase, label }
  })
}

/** The turn and phase of a position. */
export function standingAt(stops: readonly Stop[], n: number): { turn: number; phase: number } {
  const { turn, phase } = stops.findLast((stop) => stop.n <= n) ?? { turn: 0, phase: 0 }
  return { turn, phase }
}

/** Where turns begin. */
export function turns(stops: readonly Stop[]): Stop[] {
  return stops.filter((stop, at) => stop.turn !== stops[at - 1]?.turn)
}

/** The beginning of the next turn; of this one, or the one before, when going back. */
export function turnFrom(stops: readonly Stop[], n: number, way: 1 | -1, of: number): number {
  const begins = turns(stops).map((stop) => stop.n)
  if (way === 1) return begins.find((begin) => begin > n) ?? of
  return begins.findLast((begin) => begin < n) ?? 0
}

/** What stands behind the # of a link: a position, and through whose eyes: “#42”, “#42-all”, “#42-3”. */
export function momentIn(hash: string): { n: number; eyes: string } {
  const [, n = '0', eyes = 'onlooker'] = /^#(\d{1,5})(?:-(all|onlooker|\d))?$/.exec(hash) ?? []
  return { n: Number(n), eyes }
}

export function hashOf(n: number, eyes: string): string {
  return eyes === 'onlooker' ? `#${n}` : `#${n}-${eyes}`
}
