import type { Action } from 'svelte/action'

/** Gives a sentence the class `long` if it is too much for the room there is, as long as it is. */
export const markLongText: Action<HTMLElement> = (node) => {
  const measure = () => {
    node.classList.remove('long')
    node.classList.toggle('long', node.scrollHeight > node.clientHeight + 1)
  }
  const watch = new ResizeObserver(measure)
  watch.observe(node.parentElement ?? node)
  const later = () => requestAnimationFrame(measure)
  addEventListener('resize', later) // the letters may change where the room doesn't
  return {
    destroy: () => {
      watch.disconnect()
      removeEventListener('resize', later)
    },
  }
}
