import type { Happened, HuntedView, View } from '../src/net/messages'

/** A Hunted as others see them at the start. */
export function hunted(seat: number, given: Partial<HuntedView> = {}): HuntedView {
  return {
    seat,
    will: 3,
    owned: [1, 2, 3, 4, 5],
    hand_count: 5,
    survival_count: 1,
    at: [],
    may_be_at: [1, 2, 3, 4, 5],
    survival_used: false,
    river: false,
    artefact: false,
    spent: false,
    dodging: false,
    detecting: false,
    discard_count: 0,
    discard: [],
    exposed: null,
    shown: null,
    hand: null,
    played: null,
    survival: null,
    drawn: null,
    ...given,
  }
}

/** The table of a first night, in phase 1. */
export function view(given: Partial<View> = {}): View {
  return {
    seat: null,
    players: 3,
    winner: null,
    won_by: null,
    turn: 1,
    phase: 1,
    rescue: 15,
    assimilation: 9,
    artemia_spaces: [6, 5, 4, 3, 2, 1],
    planet: ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source', 'artefact'],
    hidden: [],
    order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    neighbours: [],
    reserve: {},
    marker: false,
    creature: [],
    target: [],
    artemia: [],
    ineffective: [],
    inaccessible: [],
    hunt_left: 1,
    hunt_count: 3,
    hunt_deck_count: 17,
    hunt_discard: [],
    hunt_played: [],
    hunt_hand: null,
    survival_deck_count: 10,
    survival_discard: [],
    anticipated: [],
    hunted: [hunted(1), hunted(2)],
    boxes: ['base'],
    replaced: {},
    exploration: null,
    sanctuary: null,
    ...given,
  }
}

let count = 0
/** A line of the log from its key. */
export function line(key: string, given: Partial<Happened> = {}): Happened {
  const [kind = '', seat = '0'] = key.split(' ')
  return { n: count++, kind, seat: Number(seat), key, count: 1, text: `${key}.`, turn: 1, ...given }
}
