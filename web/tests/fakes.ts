import type { ClientMessage, Hello, ServerMessage, Table, View, Welcome, You } from '../src/net/messages'
import type { Ears } from '../src/net/socket'
import { TableStore } from '../src/store/table.svelte'

/** The other end of a store's socket, in the hands of a test. */
export class FakeServer {
  heard: ClientMessage[] = []
  closed = false
  wait = 0
  up = false
  ears!: Ears
  store: TableStore

  constructor() {
    this.store = new TableStore('K7F29QXY', {
      connect: (ears) => {
        this.ears = ears
        return {
          say: (message) => {
            if (this.up) this.heard.push(structuredClone(message))
            return this.up
          },
          comeBackIn: (seconds) => void (this.wait = seconds),
          close: () => void (this.closed = true),
        }
      },
    })
  }

  open() {
    this.up = true
    this.heard = []
    this.ears.opened()
  }
  drop() {
    this.up = false
    this.ears.lost()
  }
  tell(message: ServerMessage) {
    this.ears.heard(structuredClone(message))
  }
  hello(): Hello {
    return this.heard.find((message): message is Hello => message.type === 'hello')!
  }
  requests() {
    return this.heard.filter(
      (message): message is Exclude<ClientMessage, { type: 'hello' | 'ping' }> =>
        message.type !== 'hello' && message.type !== 'ping',
    )
  }
}

export const hunted = (seat: number, will = 3): View['hunted'][number] => ({
  seat,
  will,
  owned: [1, 2, 3, 4, 5],
  hand_count: 5,
  survival_count: 1,
  at: [],
  survival_used: false,
  river: false,
  artefact: false,
  spent: false,
  dodging: false,
  detecting: false,
  discard_count: 0,
  discard: [],
  exposed: [],
  shown: null,
  hand: null,
  played: null,
  survival: null,
  drawn: null,
})

export const view = (part: Partial<View> = {}): View => ({
  seat: 1,
  players: 3,
  winner: null,
  won_by: null,
  turn: 1,
  phase: 1,
  rescue: 14,
  assimilation: 8,
  artemia_spaces: [],
  planet: [],
  hidden: [],
  order: [],
  neighbours: [],
  reserve: {},
  marker: false,
  creature: [],
  target: [],
  artemia: [],
  ineffective: [],
  inaccessible: [],
  hunt_left: 0,
  hunt_count: 3,
  hunt_deck_count: 17,
  hunt_discard: [],
  hunt_played: [],
  hunt_hand: null,
  survival_deck_count: 13,
  survival_discard: [],
  anticipated: [],
  hunted: [hunted(1), hunted(2)],
  boxes: ['base'],
  replaced: {},
  wilds: null,
  sanctuary: null,
  ...part,
})

export const you: You = { chairs: [1], eyes: 1, host: true, link: 'secret' }

export const table = (names = ['Vesper', 'Iris', 'Tomas']): Table => ({
  code: 'K7F29QXY',
  status: 'playing',
  refused: null,
  watching: 0,
  commitment: null,
  seed: null,
  rematch: null,
  record: false,
  options: {
    players: 3,
    boxes: ['base'],
    places: [],
    light: false,
    labyrinth: false,
    expert: false,
    side: null,
    creature_by: 'chosen',
    public: false,
    pace: 'none',
  },
  chairs: names.map((name, n) => ({
    name,
    colour: n + 3,
    kind: 'person',
    level: null,
    creature: n === 0,
    ready: true,
    online: true,
    stand_in: false,
    votes: 0,
    host: false,
  })),
})

export const ask = (id: number) => ({
  id,
  kind: 'explore',
  prompt: 'Where to?',
  optional: false,
  choices: [
    {
      op: 'commit',
      key: 'commit 1 \ufffc',
      text: 'Go to \ufffc',
      kind: 'place' as const,
      of: ['1', '2', '3'],
      each: [],
      least: 1,
      most: 2,
      beside_kind: null,
      beside: [],
    },
  ],
})

export const welcome = (part: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  v: 1,
  build: 'b',
  stream: 's1',
  n: 10,
  table: table(),
  you,
  chat: [],
  view: view(),
  ask: ask(4),
  log: [],
  waiting: [1, 2],
  clock: null,
  ...part,
})
