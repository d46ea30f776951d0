export type Route =
  | { screen: 'home' | 'new' | 'learn' | 'cards' | 'tables' | 'games' | 'unknown' }
  | { screen: 'riddle'; day: string | null }
  | { screen: 'table' | 'replay'; code: string }
  | { screen: 'book'; at: string }

/** Which screen a path is. Codes may be written in small letters. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (more.length) return { screen: 'unknown' }
  if (!first) return { screen: 'home' }
  if (!second && (first === 'new' || first === 'learn' || first === 'cards' || first === 'tables' || first === 'games'))
    return { screen: first }
  if (first === 'riddle') return { screen: 'riddle', day: second || null }
  if (first === 'book') return { screen: 'book', at: second }
  if (second && first === 't') return { screen: 'table', code: codeOf(second) }
  if (second && first === 'replay') return { screen: 'replay', code: codeOf(second) }
  return { screen: 'unknown' }
}

function codeOf(part: string): string {
  try {
    return decodeURIComponent(part).toUpperCase()
  } catch {
    return part
  }
}

class Router {
  path = $state(globalThis.location?.pathname ?? '/')
  route = $derived(routeOf(this.path))
  #moved = false

  start() {
    addEventListener('popstate', () => this.#arrive(location.pathname))
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, { replace = false } = {}) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.#arrive(location.pathname)
  }

  /** Links to our own pages don't load anything anew. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }

  #arrive(path: string) {
    if (path === this.path) return
    this.path = path
    this.#moved = true
    scrollTo(0, 0)
  }

  /** For the heading of a screen: whoever listens to the page hears where they have come to. */
  arrived = (heading: HTMLElement) => {
    if (this.#moved) heading.focus({ preventScroll: true })
  }
}

export const router = new Router()
