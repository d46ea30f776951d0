/** Copies words to the clipboard. Over plain http, as at home, browsers leave only the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    // what lies outside an open dialog can't be selected
    const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const before = document.activeElement
    home.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return done
  }
}
