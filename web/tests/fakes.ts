import type { ClientMessage, Hello, ServerMessage, TableInfo, View, Welcome, You } from '../src/net/messages'
import type { Ears } from '../src/net/socket'
import { firstOptions } from '../src/setup/options'
import { TableStore } from '../src/store/table.svelte'
import { view as anyView } from './views'

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
      (message): message is Exclude<ClientMessage, { type: 'hello' | 'telling' | 'ping' }> =>
        !['hello', 'telling', 'ping'].includes(message.type),
    )
  }
}

/** What seat 1 sees. */
export const view = (given: Partial<View> = {}): View => anyView({ seat: 1, ...given })

export const you: You = { chairs: [1], eyes: 1, host: true, link: 'secret', voted: [] }

export const table = (names = ['Vesper', 'Iris', 'Tomas']): TableInfo => ({
  code: 'K7F29QXY',
  status: 'playing',
  refused: null,
  watching: 0,
  commitment: null,
  seed: null,
  rematch: null,
  record: false,
  lesson: null,
  hints: true,
  removed: [],
  options: firstOptions(3),
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
    heir: null,
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
