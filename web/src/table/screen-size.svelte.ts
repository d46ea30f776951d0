/** Whether the table is drawn for a phone: narrow, or too low for the desk's rows. */
const query = '(max-width: 760px), (max-height: 480px)'
const media = globalThis.matchMedia?.(query)
let small = $state(media?.matches ?? false)
media?.addEventListener('change', () => (small = media.matches))

export const screenSize = {
  get small(): boolean {
    return small
  },
}
