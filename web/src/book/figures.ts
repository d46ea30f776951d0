/** What the pictures of the book show, by their names. */

import type { SanctuaryView, View } from '../net/messages'

type TokenKind = 'creature' | 'artemia' | 'target'

export interface PlanetShown {
  box?: 'exploration'
  /** Up to which place the cards lie face up. */
  known?: number
  tokens?: Record<number, TokenKind[]>
  pawns?: Record<number, [colour: number, name: string][]>
  /** What the places are there for; where it is said of some, the others stand back. */
  looks?: Record<number, 'here' | 'near' | 'free' | 'met' | 'caught'>
  /** The place the city floats above. */
  city?: number
}

export const BASE = ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source', 'artefact']

export const PLANETS: Record<string, PlanetShown> = {
  planet: {},
  neighbours: { looks: { 8: 'here', 3: 'near', 7: 'near', 9: 'near' } },
  'three-tokens': {
    tokens: { 2: ['creature'], 4: ['artemia'], 8: ['target'] },
    looks: { 2: 'caught', 4: 'met', 8: 'here' },
  },
  'four-hunted': {
    tokens: { 1: ['creature'], 4: ['artemia'] },
    pawns: { 1: [[2, 'Bo']], 2: [[1, 'Ada']], 4: [[3, 'Cleo']], 8: [[4, 'Dara']] },
    looks: { 1: 'caught', 2: 'free', 4: 'met', 8: 'free' },
  },
  'ten-places': { box: 'exploration' },
  labyrinth: { box: 'exploration', known: 5 },
  'labyrinth-variant': { box: 'exploration', known: 5 },
  city: { city: 3, looks: { 3: 'here', 2: 'near', 4: 'near', 8: 'near' } },
}

export const CARDS: Record<string, string[]> = {
  'hunt-cards': ['despair', 'clone', 'mutation', 'virus', 'stasis'],
  'survival-cards': ['adrenaline', 'dodge', 'drone', 'wrong_track', 'amplifier'],
  evolutions: ['optimizer', 'clever', 'slugger', 'relentless'],
  survivors: ['survivor_03', 'survivor_11'],
}

export type TracksShown = Pick<View, 'rescue' | 'assimilation' | 'artemia_spaces' | 'exploration'>

const SIDE_A = [6, 5, 4, 3, 2, 1]

export const TRACKS: Record<string, TracksShown> = {
  tracks: { rescue: 12, assimilation: 8, artemia_spaces: SIDE_A, exploration: null },
  awake: { rescue: 6, assimilation: 5, artemia_spaces: SIDE_A, exploration: null },
}

/** With up to four players. */
export const DEFENSE: Pick<SanctuaryView, 'defense' | 'defense_spaces' | 'bonuses'> = {
  defense: 6,
  defense_spaces: 8,
  bonuses: { 5: 'all_take_back', 4: 'discard_evolution', 3: 'range_1_10', 2: 'all_will', 1: 'all_survival' },
}
