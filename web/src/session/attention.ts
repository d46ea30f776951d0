/** Calls somebody back to the table: the title of the page, and a notification if they allowed it. */

const TAG = 'artemia'

let hush: (() => void) | null = null

export function wantAttention(title: string, text: string, notify: boolean): () => void {
  const before = document.title
  document.title = `● ${title} · Artemia`
  if (notify && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
    hush?.()
    hush = call(title, text)
  }
  return () => {
    document.title = before.startsWith('●') ? 'Artemia' : before
    hush?.()
    hush = null
  }
}

/** Returns how to take it back. */
function call(title: string, body: string): () => void {
  try {
    const call = new Notification(title, { body, tag: TAG })
    call.onclick = () => {
      window.focus()
      call.close()
    }
    return () => call.close()
  } catch {
    // Browsers of phones know only those of a service worker, and say so by throwing.
    const worker = navigator.serviceWorker?.ready
    void worker?.then((found) => found.showNotification(title, { body, tag: TAG }))
    return () =>
      void worker
        ?.then((found) => found.getNotifications({ tag: TAG }))
        .then((calls) => calls.forEach((each) => each.close()))
  }
}
