import type { View } from '../net/messages'
import { card } from '../catalogue'
import { t } from '../texts'
import type { Kind } from '../prompts/selection'

/** “The Lair” as its article, set lighter or left out where room is short, and the rest. */
export function articled(name: string, short: string): { article: string; rest: string } {
  const at = name.toLowerCase().lastIndexOf(short.toLowerCase())
  return short && at > 0 ? { article: name.slice(0, at), rest: name.slice(at) } : { article: '', rest: name }
}

export function placeName(view: View, place: number): string {
  const id = view.planet[place - 1]
  return (id && card(id)?.name) || t('table-spot', { n: place })
}

/** The same without its article. */
export function shortPlace(view: View, place: number): string {
  const id = view.planet[place - 1]
  return (id && card(id)?.short) || t('table-spot', { n: place })
}

/** What a thing is called inside a sentence. */
export function itemName(view: View, names: (seat: number) => string, kind: Kind | null, id: string): string {
  switch (kind) {
    case 'place': {
      const name = placeName(view, Number(id))
      return name.slice(0, 1).toLowerCase() + name.slice(1)
    }
    case 'seat':
      return names(Number(id))
    case 'token':
      return t(`table-token-${id}`)
    case 'space':
      return t('table-space', { n: Number(id) })
    case 'site':
      return card(id)?.name ?? id
    case 'hunt':
    case 'survival':
    case 'avatar':
    case 'evolution':
    case 'survivor':
      return card(view.replaced[id] ?? id)?.name ?? id
    default:
      return id
  }
}
