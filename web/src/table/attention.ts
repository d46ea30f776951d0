/** Calls somebody back to the table: the title of the page, and a notification if he allowed it. */

let shown: Notification | null = null

export function wantAttention(title: string, text: string, notify: boolean): () => void {
  const before = document.title
  document.title = `● ${title} · Artemia`
  if (notify && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
    shown?.close()
    shown = new Notification(title, { body: text, tag: 'artemia' })
    shown.onclick = () => {
      window.focus()
      shown?.close()
    }
  }
  return () => {
    document.title = before.startsWith('●') ? 'Artemia' : before
    shown?.close()
    shown = null
  }
}
