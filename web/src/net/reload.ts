const KEY = 'artemia.reloaded'
const LONG_AGO = 30_000
const AGAIN = 1_000

/**
 * A page whose parts can't be loaded, because the server has a newer one or is away for a moment, is loaded anew as
 * soon as there is a server; but not over and over.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < LONG_AGO) return
    sessionStorage.setItem(KEY, String(Date.now()))
    void serverAnswers().then(() => location.reload())
  })
}

async function serverAnswers(): Promise<void> {
  for (;;) {
    try {
      if ((await fetch('/api/version', { cache: 'no-store' })).ok) return
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
}
