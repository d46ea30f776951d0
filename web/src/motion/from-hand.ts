import { settings } from '../store/settings.svelte'

/** Long enough for an answer to come back from the server. */
const REMEMBERED = 3_000
const DURATION = 320

const left = new Map<number, { from: DOMRect; at: number }>()

/** Remembers where these place cards of the hand are, before they leave it. */
export function rememberInHand(places: readonly number[]): void {
  left.clear()
  for (const place of places) {
    const from = document.querySelector(`.hand [data-place="${place}"]`)?.getBoundingClientRect()
    if (from) left.set(place, { from, at: performance.now() })
  }
}

/** A card that has just left the hand flies to where it now lies. */
export function moveFromHand(node: HTMLElement, place: number): void {
  const was = left.get(place)
  left.delete(place)
  if (!was || !settings.moves || performance.now() - was.at > REMEMBERED) return
  const to = node.getBoundingClientRect()
  const [x, y] = [middle(was.from.x, was.from.width) - middle(to.x, to.width), was.from.y - to.y]
  const size = was.from.width / to.width
  node.style.animation = 'none' // that of a card laid by nobody's hand
  node.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: '50% 0' }, { transformOrigin: '50% 0' }],
    {
      duration: DURATION,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    },
  )
}

const middle = (start: number, length: number) => start + length / 2
