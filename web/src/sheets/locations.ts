/** Where things are, as far as these eyes can tell. */

import type { Happened, View } from '../net/messages'
import type { Kind } from '../catalogue'
import { traitsOf } from '../net/ops'

export type Where =
  | 'hand'
  | 'played'
  | 'discard'
  | 'deck'
  | 'faceup'
  | 'with'
  | 'avatar'
  | 'developed'
  | 'active'
  | 'used'
  | 'latent'
  | 'evolutions'
  | 'gone'

/** Where a card is, and with whom. Null where nothing can be said of it: places, cards of other games. */
export function whereIs(view: View, kind: Kind, id: string): { where: Where; seat: number } | null {
  const found = (where: Where, seat = 0) => ({ where, seat })
  const own = view.hunted.find(({ seat }) => seat === view.seat)
  const city = view.sanctuary
  switch (kind) {
    case 'hunt':
      if (view.hunt_hand?.includes(id)) return found('hand')
      if (view.hunt_played.includes(id)) return found('played')
      if (view.hunt_discard.includes(id)) return found('discard')
      return found('deck')
    case 'survival':
      if (own?.survival?.includes(id)) return found('hand')
      return found(view.survival_discard.includes(id) ? 'discard' : 'deck')
    case 'avatar': {
      const seat = city?.avatars.indexOf(id) ?? -1
      return seat > 0 ? found('avatar', seat) : null
    }
    case 'survivor': {
      if (!city) return null
      if (city.faceup.includes(id)) return found('faceup')
      const seat = city.survivors.findIndex((cards) => cards.includes(id))
      return seat > 0 ? found('with', seat) : null
    }
    case 'evolution': {
      if (!city) return null
      if (city.latent.includes(id)) return found('latent')
      if (city.developed.includes(id))
        return found(city.used.includes(id) ? 'used' : city.active.includes(id) ? 'active' : 'developed')
      if (city.evolutions?.includes(id)) return found('hand')
      if (city.evolutions_seen.includes(id)) return found('evolutions')
      return city.discards.some((pile) => pile.includes(id)) ? found('gone') : found('deck')
    }
    default:
      return null
  }
}

export type Visit = { turn: number; places: number[]; caught: boolean }

/** Where a Hunted was in each turn that has been revealed, the latest first. */
export function visits(log: readonly Happened[], seat: number): Visit[] {
  const found = new Map<number, Visit>()
  for (const line of log) {
    if (line.seat !== seat || line.key === null) continue
    const visit = found.get(line.turn)
    const { look } = traitsOf(line.kind)
    if (look === 'reveal') found.set(line.turn, { turn: line.turn, places: placesIn(line.key), caught: false })
    else if (visit && look === 'move') visit.places = placesIn(line.key)
    else if (visit && look === 'catch') visit.caught = true
  }
  return [...found.values()].reverse()
}

/** The places of a key such as “revealed 2 3+7”. */
function placesIn(key: string): number[] {
  return (key.split(' ')[2] ?? '').split('+').map(Number).filter(Boolean)
}

/** The numbers as they lie on the planet, with what is known of each. */
export function spots(view: View): { number: number; id: string | null }[] {
  return view.order.map((number) => ({ number, id: view.planet[number - 1] ?? null }))
}

/** The words 1, 3 and 7, as the language lists them. */
export function listed(
  words: (string | number)[],
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(words.map(String))
}

/** The name of a place as it stands within a sentence: its article is small. */
export function within(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
