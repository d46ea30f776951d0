/** What anybody at the table could work out: where a Hunted may be, from the cards he owns and those seen elsewhere. */

import type { HuntedView, View } from '../net/messages'

export type Cell = 'here' | 'may' | 'dis' | 'non'

/** How a Hunted's ten cards lie, by place number. */
export function cellOf(hunted: HuntedView, place: number): Cell {
  if (hunted.at.includes(place)) return 'here'
  if (hunted.discard?.includes(place)) return 'dis'
  return hunted.owned.includes(place) ? 'may' : 'non'
}

/** The places of the cards he may have in hand, and those that lie in his open discard. */
export function holdings(hunted: HuntedView): { may: number[]; discard: number[] } {
  return {
    may: hunted.owned.filter((place) => cellOf(hunted, place) === 'may'),
    discard: hunted.discard ?? [],
  }
}

/** Where he may be this turn, while the cards lie face down. A card that is known not to be laid doesn't count. */
export function mayBeAt(view: View, hunted: HuntedView): number[] {
  if (hunted.at.length) return hunted.at
  const laysTwo = hunted.river || hunted.artefact || view.wilds?.fjord.includes(hunted.seat)
  const exposed = hunted.exposed ?? []
  if (exposed.length && !laysTwo) return exposed
  const open = view.wilds?.fjord.includes(hunted.seat) ? [] : (hunted.discard ?? [])
  const inHand = view.phase >= 2 ? (hunted.shown ?? []) : []
  return hunted.owned.filter(
    (place) =>
      exposed.includes(place) || !(open.includes(place) || inHand.includes(place) || view.inaccessible.includes(place)),
  )
}

/** By place: who may be there. Empty once everybody's cards are face up. */
export function suspects(view: View, only: number | null = null): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const hunted of view.hunted) {
    if (hunted.at.length || (only !== null && hunted.seat !== only)) continue
    for (const place of mayBeAt(view, hunted)) found.set(place, [...(found.get(place) ?? []), hunted.seat])
  }
  return found
}

/** By place: who is there, for all to see. */
export function present(view: View): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const { seat, at } of view.hunted) for (const place of at) found.set(place, [...(found.get(place) ?? []), seat])
  return found
}
