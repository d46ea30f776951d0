import type { Choices, Preset } from '../net/api'
import type { Chair, Options } from '../net/messages'

export const PLAYERS = [2, 3, 4, 5, 6, 7]

export function firstOptions(players = 5): Options {
  return {
    players,
    boxes: ['base'],
    places: [],
    light: false,
    labyrinth: false,
    expert: false,
    side: null,
    cards: {},
    creature_by: 'chosen',
    public: false,
    pace: 'none',
    hints: 'alone',
    passes: 'alone',
  }
}

/** How many cards a table has put right. */
export const counted = (cards: Options['cards']): number =>
  Object.values(cards).reduce<number>((n, each) => n + Object.keys(each as object).length, 0)

const same = (one: readonly string[] = [], other: readonly string[] = []) => one.join() === other.join()

/** Whether these options are just what a preset lays down. */
export function isPreset(options: Options, { options: wish }: Preset): boolean {
  return (
    same(options.boxes, wish.boxes) &&
    same(options.places, wish.places) &&
    options.light === (wish.light ?? false) &&
    options.labyrinth === (wish.labyrinth ?? false)
  )
}

export function withPreset(options: Options, { options: wish }: Preset): Options {
  const laid = {
    boxes: [...(wish.boxes ?? ['base'])],
    places: [...(wish.places ?? [])],
    light: wish.light ?? false,
    labyrinth: wish.labyrinth ?? false,
  }
  return { ...options, ...laid }
}

/**
 * A box more, with what it needs, or a box less, with what needs it; in the order of the boxes, in which each comes
 * after what it needs. Places somebody chose go back to the usual ones.
 */
export function withBox(options: Options, box: string, choices: Choices): Options {
  const wanted = new Set(options.boxes)
  if (wanted.delete(box)) {
    for (const { id, needs } of choices.boxes) if (needs.some((need) => !wanted.has(need))) wanted.delete(id)
  } else {
    wanted.add(box)
    for (const { id, needs } of choices.boxes.toReversed())
      if (wanted.has(id)) needs.forEach((need) => wanted.add(need))
  }
  return { ...options, boxes: choices.boxes.map(({ id }) => id).filter((id) => wanted.has(id)), places: [] }
}

const LABYRINTH = 'labyrinth'

type Place = Choices['places'][number]

/** Whether a place can't do without the box it comes from. */
const needsItsBox = (place: Place): boolean => place.needs.includes(place.box)

/** Every place that can be laid out as this number: cards and places of a box are two wishes, unless it needs its box. */
function possible(number: number, options: Options, choices: Choices): Place[] {
  return choices.places.filter(
    (place) =>
      place.number === number &&
      place.needs.every((box) => options.boxes.includes(box)) &&
      !(options.labyrinth && number === 5 && place.id !== LABYRINTH),
  )
}

/**
 * The places on offer for a number. A box that must bring its own has its numbers to itself, but for what lies there
 * already, until somebody asks for `all`.
 */
export function candidates(
  number: number,
  options: Options,
  choices: Choices,
  { laid, all = false }: { laid?: string; all?: boolean } = {},
): Place[] {
  const every = possible(number, options, choices)
  if (all || !every.some(needsItsBox)) return every
  return every.filter((place) => needsItsBox(place) || place.id === laid)
}

/** Whether a box keeps numbers to itself, so that there is more to ask for. */
export const keepsSome = (options: Options, laid: readonly string[], choices: Choices): boolean =>
  laid.some((_, index) => {
    const every = possible(index + 1, options, choices)
    return every.some(needsItsBox) && !every.every(needsItsBox)
  })

/** Places under the name of the box they come from. */
export function byBox(places: Place[], choices: Choices): { name: string; ids: string[] }[] {
  return choices.boxes
    .map(({ id, name }) => ({ name, ids: places.filter((place) => place.box === id).map((place) => place.id) }))
    .filter(({ ids }) => ids.length)
}

/** Another place for its number, the rest as laid out now. */
export function withPlace(options: Options, laid: readonly string[], number: number, id: string): Options {
  return { ...options, places: laid.map((place, index) => (index === number - 1 ? id : place)) }
}

/** Where somebody who comes by the link sits down first: on a chair of the Hunted, as long as there is one. */
export function firstChair(chairs: readonly Chair[]): number {
  const free = chairs.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []))
  return free.find((n) => !chairs[n]?.creature) ?? free[0] ?? -1
}

/** A level of bots for those who don't choose: neither the weakest nor far from it. */
export const usualLevel = (choices: Choices): string => choices.levels[Math.min(1, choices.levels.length - 1)]?.id ?? ''
