import type { Action } from 'svelte/action'

/** One stop of the Tab key for a group of buttons; arrows go from one to the next. */
export const rovingTabindex: Action<HTMLElement, number | undefined> = (group, columns = 0) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')]
  let current: HTMLElement | null = null

  function settle() {
    const all = stops()
    if (!current || !all.includes(current))
      current = all.find((stop) => stop.classList.contains('can')) ?? all[0] ?? null
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }

  function go(event: KeyboardEvent) {
    const all = stops()
    const from = all.indexOf(document.activeElement as HTMLElement)
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const across = columns || all.length
    const to = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + (columns || 1),
      ArrowUp: from - (columns || 1),
      Home: from - (from % across),
      End: from - (from % across) + across - 1,
    }[event.key]
    const next = to === undefined ? undefined : all[to]
    if (to !== undefined) event.preventDefault()
    next?.focus()
  }

  function enter(event: FocusEvent) {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]')
    if (!stop) return
    current = stop
    settle()
  }

  const watch = new MutationObserver(settle)
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', go)
  group.addEventListener('focusin', enter)
  settle()
  return {
    update: (next) => void (columns = next ?? 0),
    destroy() {
      watch.disconnect()
      group.removeEventListener('keydown', go)
      group.removeEventListener('focusin', enter)
    },
  }
}
