import type { Choices, Preset } from '../net/api'
import type { Options } from '../net/messages'

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
    creature_by: 'chosen',
    public: false,
    pace: 'none',
  }
}

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

/** A box more or less, in the order of the boxes; places somebody chose go back to the usual ones. */
export function withBox(options: Options, box: string, choices: Choices): Options {
  const wanted = new Set(options.boxes)
  if (!wanted.delete(box)) wanted.add(box)
  return { ...options, boxes: choices.boxes.map(({ id }) => id).filter((id) => wanted.has(id)), places: [] }
}

/** The places one may choose from for a number, given the boxes on the table. */
export function candidates(number: number, options: Options, choices: Choices): string[] {
  return choices.places
    .filter((place) => place.number === number && options.boxes.includes(place.box))
    .map(({ id }) => id)
}

/** Another place for its number, the rest as laid out now. */
export function withPlace(options: Options, laid: readonly string[], number: number, id: string): Options {
  return { ...options, places: laid.map((place, index) => (index === number - 1 ? id : place)) }
}

/** A level of bots for those who don't choose: neither the weakest nor far from it. */
export const usualLevel = (choices: Choices): string => choices.levels[Math.min(1, choices.levels.length - 1)]?.id ?? ''
