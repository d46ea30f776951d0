import type { Action } from 'svelte/action'

const LONG = 480
const FAR = 12

/** A long press, a right click or the key I: to look at a thing instead of picking it. */
export const longPress: Action<HTMLElement, () => void> = (node, look) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: [number, number] = [0, 0]
  let held = false

  const down = (event: PointerEvent) => {
    held = false
    from = [event.clientX, event.clientY]
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      held = true
      look()
    }, LONG)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > FAR) clearTimeout(timer)
  }
  const up = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    if (!held) return
    held = false
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  const menu = (event: MouseEvent) => {
    event.preventDefault()
    if (!held && (event as PointerEvent).pointerType !== 'touch') look()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'i' || event.key === 'I') look()
  }

  const gone = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => node.addEventListener(name, hear, { capture, signal: gone.signal })
  on('pointerdown', down)
  on('pointermove', move)
  on('pointerup', up)
  on('pointercancel', up)
  on('click', click, true)
  on('contextmenu', menu)
  on('keydown', key)
  return {
    update: (next) => void (look = next),
    destroy() {
      clearTimeout(timer)
      gone.abort()
    },
  }
}
