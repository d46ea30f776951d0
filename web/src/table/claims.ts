import type { View } from '../net/messages'

/** What may be said of places with one touch: where a Hunted could go, or where the Creature could wait. */
export function claimsOf(view: View): string[] {
  if (view.seat === null || view.winner) return []
  const asks = view.hunted.filter(({ seat }) => view.seat === 0 || seat === view.seat)
  const places = view.order.filter((place) => asks.some(({ may_be_at }) => may_be_at.includes(place)))
  const named = places.flatMap((place) => view.planet[place - 1] ?? [])
  return named.map((id) => `${view.seat === 0 ? 'watching' : 'going'}:${id}`)
}
