/** What lines of the log leave on the planet, so that a move can be seen before the next one. */

import type { Happened, View } from '../net/messages'
import { traitsOf, type Look } from '../net/ops'

export type Tone = 'creature' | 'artemia' | 'target' | 'hunted'
export type Flag = { tone: Tone; what: Look; n: number }
/** What this turn's Reckoning has left on the planet so far. */
export type Marks = { used: Set<number>; caughtAt: Set<number>; caught: Set<number>; flags: Map<number, Flag> }

function words(line: Happened): string[] {
  return line.key?.split(' ').slice(2) ?? []
}

function numbers(word: string | undefined): number[] {
  return word && word !== '-' ? word.split('+').map(Number) : []
}

/** The looks that leave a flag on a place, and what number stands on it. */
const FLAGS: Partial<Record<Look, { tone: Tone; n: (line: Happened) => number }>> = {
  will: { tone: 'creature', n: (line) => Number(words(line)[1]) },
  cards: { tone: 'hunted', n: ({ count }) => count },
  survival: { tone: 'hunted', n: ({ count }) => count },
  rescue: { tone: 'hunted', n: (line) => Number(words(line)[0]) },
  lost_cards: { tone: 'artemia', n: ({ count }) => count },
  dodged: { tone: 'hunted', n: () => 0 },
}

function flagOf(look: Look | undefined, line: Happened): Flag | null {
  const flag = look && FLAGS[look]
  if (!flag) return null
  const n = flag.n(line)
  return look === 'will' && !n ? null : { tone: flag.tone, what: look, n }
}

/** What the lines of this turn have done to the places, once the cards are face up. */
export function marksOf(lines: readonly Happened[], view: View): Marks {
  const marks: Marks = { used: new Set(), caughtAt: new Set(), caught: new Set(), flags: new Map() }
  let where = new Map<number, number>()
  let revealed = false
  for (const line of lines) {
    if (line.turn !== view.turn) continue
    const [first] = words(line)
    const { look } = traitsOf(line.kind)
    if (look === 'reveal') {
      revealed = true
      const at = numbers(first)
      if (at.length === 1) where = new Map(where).set(line.seat, at[0] as number)
    }
    if (!revealed) continue
    if (look === 'power') {
      const place = numbers(first)[0]
      if (place !== undefined) marks.used.add(place)
      if (place !== undefined && !where.has(line.seat)) where.set(line.seat, place)
    }
    if (look === 'catch') {
      marks.caught.add(line.seat)
      for (const place of numbers(first)) {
        marks.caughtAt.add(place)
        where.set(line.seat, place)
      }
    }
    const flag = flagOf(look, line)
    const place = where.get(line.seat)
    if (flag && place !== undefined) marks.flags.set(place, flag)
  }
  return marks
}

/** The Hunt and Survival cards played this turn, by the seat that played them. */
export function playedBy(lines: readonly Happened[], turn: number): Map<number, string[]> {
  const played = new Map<number, string[]>()
  for (const line of lines) {
    const id = traitsOf(line.kind).look === 'played' && line.turn === turn ? words(line)[0] : undefined
    if (id) played.set(line.seat, [...(played.get(line.seat) ?? []), id])
  }
  return played
}
