/** Whoever touches the table, or presses Escape or the space bar, has seen enough; returns how to stop listening. */
export function skipping(enough: () => void, over: HTMLElement): () => void {
  const touched = (event: Event) => {
    const on = event.target as Element
    if (!over.contains(on) || on.closest('.acts, .top, .log')) return
    event.preventDefault()
    event.stopPropagation()
    enough()
  }
  const pressed = (event: KeyboardEvent) => {
    const into = event.target as Element
    const writes = into.closest('input, textarea, select, dialog')
    if (writes || (event.key !== 'Escape' && (event.key !== ' ' || into.closest('.acts button, .top button')))) return
    event.preventDefault()
    event.stopPropagation()
    enough()
  }
  const away = () => document.hidden && enough()
  addEventListener('click', touched, true)
  addEventListener('keydown', pressed, true)
  document.addEventListener('visibilitychange', away)
  return () => {
    removeEventListener('click', touched, true)
    removeEventListener('keydown', pressed, true)
    document.removeEventListener('visibilitychange', away)
  }
}
