import type { Moved, View } from '../net/messages'

/** The view after a move. Hunted that changed come whole; of the rest, the fields that changed. */
export function changed(view: View | null, moved: Moved): View | null {
  const whole = view ? { ...view, ...moved.view } : (moved.view as View)
  if (!whole.hunted) return view
  const fresh = new Map(moved.hunted.map((hunted) => [hunted.seat, hunted]))
  return { ...whole, hunted: whole.hunted.map((hunted) => fresh.get(hunted.seat) ?? hunted) }
}
