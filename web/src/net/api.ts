import { settings } from '../store/settings.svelte'
import type { History, Options, ToldRiddle } from './messages'

/** What the server refused, as a sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** Thrown where the server can't be reached at all. */
export class Unreachable extends Error {}

export interface GameOfMine {
  code: string
  status: 'lobby' | 'playing' | 'over'
  you: string[]
  /** Those of `you`, in that order; 0 is the Creature's. */
  colours: number[]
  turn: number
  asks: boolean
  updated: number
  lesson: { id: string; name: string; step: number; done: boolean } | null
}
/** `box`: the newest it teaches. `after`: those that are better taken before. `picture`: the place that stands for it. */
export interface Lesson {
  id: string
  name: string
  text: string
  camp: 'hunted' | 'creature'
  box: string
  picture: string
  minutes: number
  steps: number
  after: string[]
}
export interface Me {
  name: string
  colour: number
  games: GameOfMine[]
}
export interface Preset {
  id: string
  name: string
  text: string
  options: Partial<Options>
}
export interface Level {
  id: string
  name: string
  text: string
}
export interface Choices {
  /** `needs`: the boxes it is played with only. `picture`: the place that stands for it, if any. */
  boxes: { id: string; name: string; text: string; needs: string[]; picture: string }[]
  presets: Preset[]
  /** `needs`: the boxes without which it can't be laid out. */
  places: { number: number; box: string; id: string; needs: string[] }[]
  levels: Level[]
  paces: { id: NonNullable<Options['pace']>; name: string; text: string }[]
}
export interface Check {
  refused: string | null
  places: string[]
}
/** What a file of cards puts right, or a line for each mistake in it. */
export interface ReadCards {
  refused: string | null
  cards: Options['cards']
}
/** `link` is for others, and not `reachable` where only this machine could open it. */
export interface TableForAll {
  code: string
  status: string
  link: string
  reachable: boolean
}
export interface OpenTable {
  code: string
  host: string
  players: number
  open: number
  boxes: string[]
  pace: string
}
export interface NewTable {
  options: Options
  name: string
  colour: number
  bots: { chair: number; level: string }[]
  creature_chair?: number
  start?: boolean
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', settings.language)
  let response: Response
  try {
    response = await fetch(
      url,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
  } catch {
    throw new Unreachable()
  }
  if (response.ok) return (await response.json()) as T
  const error = (await response.json().catch(() => null)) as { code?: string; text?: string } | null
  if (!error?.text) throw new Unreachable()
  throw new Refusal(error.code ?? '', error.text)
}

export const api = {
  me: () => call<Me>('/api/me'),
  introduce: (name: string, colour: number) => call<unknown>('/api/me', { name, colour }),
  myGames: () => call<History>('/api/me/games'),
  erase: () => call<unknown>('/api/me/erase', {}),
  choices: () => call<Choices>('/api/choices'),
  readCards: (file: string) => call<ReadCards>('/api/cards', file),
  check: (options: Options) => call<Check>('/api/check', options),
  newTable: (table: NewTable) => call<{ code: string }>('/api/tables', table),
  lessons: () => call<Lesson[]>('/api/lessons'),
  beginLesson: (id: string, name: string, colour: number) =>
    call<{ code: string }>(`/api/lessons/${encodeURIComponent(id)}`, { name, colour }),
  riddles: () => call<{ first: string; today: string }>('/api/riddles'),
  riddle: (day: string) => call<ToldRiddle>(`/api/riddles/${encodeURIComponent(day)}`),
  publicTables: () => call<OpenTable[]>('/api/tables'),
  table: (code: string) => call<TableForAll>(`/api/tables/${encodeURIComponent(code)}`),
  claim: (code: string, link: string) => call<unknown>(`/api/tables/${encodeURIComponent(code)}/claim`, { link }),
  playOn: (code: string, wish: { n: number; seat: number; level: string; name: string }) =>
    call<{ code: string }>(`/api/tables/${encodeURIComponent(code)}/continue`, wish),
  uploadRecord: (record: unknown) => call<{ code: string }>('/api/records', record),
  get: <T>(path: string) => call<T>(path),
}
