import type { Change, Happened, Moved, View } from '../net/messages'

/** The view with what has changed in it: some of its fields, and of its Hunted some of theirs. */
export function changed(view: View, change: Change): View {
  const fresh = new Map(change.hunted.map((hunted) => [hunted.seat, hunted]))
  return {
    ...view,
    ...change.view,
    hunted: view.hunted.map((hunted) => (fresh.has(hunted.seat) ? { ...hunted, ...fresh.get(hunted.seat) } : hunted)),
  }
}

/** The view once this line has happened. */
export function after(view: View, { change }: Happened): View {
  return change ? changed(view, change) : view
}

/** The view after a move: all its lines, and what came besides. */
export function afterMove(view: View, moved: Moved): View {
  return changed(moved.log.reduce(after, view), moved)
}
