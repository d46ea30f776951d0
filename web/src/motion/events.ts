/** What lines of the log show on the table, so that a move can be seen before the next one. */

import type { Happened, HuntedView, View } from '../net/messages'
import { traitsOf, type Look } from '../net/ops'

export type Tone = 'creature' | 'artemia' | 'target' | 'hunted'
export type Flag = { tone: Tone; what: Look; n: number }
/** What this turn's Reckoning has left on the planet so far. */
export type Marks = { used: Set<number>; caughtAt: Set<number>; caught: Set<number>; flags: Map<number, Flag> }

type Token = 'creature' | 'artemia' | 'target'
const MAX_WILL = 3

function words(line: Happened): string[] {
  return line.key?.split(' ').slice(2) ?? []
}

function numbers(word: string | undefined): number[] {
  return word && word !== '-' ? word.split('+').map(Number) : []
}

function withHunted(view: View, seat: number, change: (hunted: HuntedView) => Partial<HuntedView>): View {
  return { ...view, hunted: view.hunted.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) }
}

/** The view as this line changes it, as far as it shows on the planet, the track and the seats' Will. */
export function after(view: View, line: Happened): View {
  const [first, second] = words(line)
  const amount = Number(first)
  switch (line.kind) {
    case 'put_token':
    case 'move_token':
      return second ? { ...view, [second as Token]: numbers(first) } : view
    case 'spread_token':
      return second ? { ...view, [second as Token]: [...view[second as Token], ...numbers(first)] } : view
    case 'revealed':
      return withHunted({ ...view, phase: Math.max(view.phase, 3) }, line.seat, () => ({ at: numbers(first) }))
    case 'push':
    case 'ride':
    case 'fly':
      return withHunted(view, line.seat, ({ at }) => ({
        at: [...at.filter((place) => !numbers(second).includes(place)), ...numbers(first)],
      }))
    case 'lost_will':
      return withHunted(view, line.seat, ({ will }) => ({ will: Math.max(0, will - Number(second)) }))
    case 'heal':
      return numbers(first).reduce(
        (shown, seat) => withHunted(shown, seat, ({ will }) => ({ will: Math.min(MAX_WILL, will + 1) })),
        view,
      )
    case 'advance_rescue':
      return { ...view, rescue: Math.max(0, view.rescue - amount) }
    case 'advance_assimilation':
      return { ...view, assimilation: Math.max(0, view.assimilation - amount) }
    case 'charge_marker':
    case 'fire_marker':
      return { ...view, marker: line.kind === 'charge_marker' }
    case 'raise_force_field':
      return { ...view, inaccessible: numbers(first) }
    case 'devastate':
      return { ...view, ineffective: [...new Set([...view.ineffective, ...numbers(first)])] }
    case 'turn_began':
      return { ...view, turn: amount, phase: 1 }
    default:
      return view
  }
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
