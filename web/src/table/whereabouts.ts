/** Who is where and who may be, by place, and how a Hunted's cards lie: what a view says, arranged. */

import type { HuntedView, View } from '../net/messages'

export type Cell = 'here' | 'may' | 'dis' | 'non'

/** How a Hunted's ten cards lie, by place number. */
export function cellOf(hunted: HuntedView, place: number): Cell {
  if (hunted.at.includes(place)) return 'here'
  if (hunted.discard?.includes(place)) return 'dis'
  return hunted.owned.includes(place) ? 'may' : 'non'
}

/** The places of the cards they may have in hand, and those that lie in their open discard. */
export function holdings(hunted: HuntedView): { may: number[]; discard: number[] } {
  return {
    may: hunted.owned.filter((place) => cellOf(hunted, place) === 'may'),
    discard: hunted.discard ?? [],
  }
}

/** By place: who may be there. Empty once everybody's cards are face up. */
export function suspects(view: View, only: number | null = null): Map<number, number[]> {
  const hidden = view.hunted.filter(({ seat, at }) => !at.length && (only === null || seat === only))
  return byPlace(hidden, ({ may_be_at }) => may_be_at)
}

/** By place: who is there, for all to see. */
export function present(view: View): Map<number, number[]> {
  return byPlace(view.hunted, ({ at }) => at)
}

function byPlace(hunted: HuntedView[], places: (one: HuntedView) => number[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const one of hunted) for (const place of places(one)) found.set(place, [...(found.get(place) ?? []), one.seat])
  return found
}
