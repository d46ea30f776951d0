import type { View } from '../net/messages'

/** Who sits where, seen from one's own seat: clockwise, the Creature at the top of the right side. */
export function around(view: View, oneSide: boolean): { left: number[]; right: number[]; order: number[] } {
  const all = Array.from({ length: view.players }, (_, seat) => seat)
  const from = view.seat ?? 0
  const others = [...all.slice(from + 1), ...all.slice(0, from)].filter((seat) => seat !== 0)
  const creature = from === 0 && view.seat === 0 ? [] : [0]
  if (oneSide) return { left: [...creature, ...others], right: [], order: others }
  const half = Math.ceil((others.length + creature.length) / 2)
  return { left: others.slice(0, half), right: [...creature, ...others.slice(half)], order: others }
}
