import { item, type Item } from '../prompts/selection'
import type { Coach } from './coach.svelte'

/** What somebody touches when they press here. */
function touchedAt(element: Element): Item | null {
  const place = element.closest<HTMLElement>('[data-place]')
  if (place) return item('place', place.dataset.place ?? '')
  const card = element.closest<HTMLElement>('[data-card]')
  if (card) return item(card.closest('.hand') ? 'hunt' : 'survival', card.dataset.card ?? '')
  const token = element.closest<HTMLElement>('[data-token]')
  return token ? item('token', token.dataset.token ?? '') : null
}

/** In a lesson, what could be an answer and is not yet to be one: the coach says so, and nothing happens. */
export function holdBack(coach: Coach): (table: HTMLElement) => () => void {
  return (table) => {
    const listen = (event: Event) => {
      const touched = event.target instanceof Element ? touchedAt(event.target) : null
      if (!touched || !coach.holds(touched)) return
      event.preventDefault()
      event.stopPropagation()
    }
    table.addEventListener('click', listen, true)
    return () => table.removeEventListener('click', listen, true)
  }
}
