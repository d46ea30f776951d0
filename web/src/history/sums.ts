import type { History } from '../net/messages'

export type Game = History['games'][number]
export type Camp = 'all' | 'hunted' | 'creature'
export interface Rate {
  won: number
  of: number
}
export interface Visited {
  id: string
  explored: number
  caught: number
}

/** Who played for both camps on one device, or went on from where others were, has won or lost nothing. */
export const counts = (game: Game): boolean => game.kind === 'game' && game.camp !== 'both' && !!game.winner

export const ofCamp = (games: readonly Game[], camp: Camp): Game[] =>
  games.filter((game) => camp === 'all' || game.camp === camp)

export function rate(games: readonly Game[]): Rate {
  const counted = games.filter(counts)
  return { won: counted.filter(({ won }) => won).length, of: counted.length }
}

/** By how many sat at the table; numbers at which nothing was played are left out. */
export function ratesByPlayers(games: readonly Game[]): [players: number, Rate][] {
  const numbers = [...new Set(games.filter(counts).map(({ players }) => players))].sort((a, b) => a - b)
  return numbers.map((n) => [n, rate(games.filter(({ players }) => players === n))])
}

/** By the newest box on the table. */
export function ratesByBox(games: readonly Game[]): [box: string, Rate][] {
  const newest = (game: Game) => game.boxes[game.boxes.length - 1] ?? ''
  const boxes = [...new Set(games.filter(counts).map(newest))]
  return boxes.map((box) => [box, rate(games.filter((game) => newest(game) === box))])
}

/** As Hunted: where one was, and was caught. As the Creature: where one caught somebody. */
export function whereabouts(games: readonly Game[], camp: 'hunted' | 'creature'): Visited[] {
  const found = new Map<string, Visited>()
  const at = (id: string) => found.get(id) ?? found.set(id, { id, explored: 0, caught: 0 }).get(id)!
  for (const game of ofCamp(games, camp)) {
    for (const [id, n] of Object.entries(camp === 'hunted' ? game.visits : game.caught)) at(id).explored += n
    if (camp === 'hunted') for (const [id, n] of Object.entries(game.caught)) at(id).caught += n
  }
  return [...found.values()]
}

/** The one or two places with most catches, as long as they stand out; and how many of a hundred these are. */
export function costliest(places: readonly Visited[]): { ids: string[]; share: number } | null {
  const all = places.reduce((sum, { caught }) => sum + caught, 0)
  const two = [...places].sort((a, b) => b.caught - a.caught).slice(0, 2)
  const share = all ? (100 * two.reduce((sum, { caught }) => sum + caught, 0)) / all : 0
  return all >= 5 && share >= 35 ? { ids: two.filter(({ caught }) => caught).map(({ id }) => id), share } : null
}
