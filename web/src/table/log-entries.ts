import type { Happened, Said } from '../net/messages'
import { traitsOf, type Look } from '../net/ops'

export type Tab = 'all' | 'moves' | 'chat'
export type Entry =
  | { is: 'turn'; key: string; turn: number }
  | {
      is: 'line'
      key: string
      line: Happened
      big: boolean
      token: 'creature' | 'artemia' | 'target' | null
      counter: string | null
      rule: string | null // the section of the book that tells of it
    }
  | { is: 'said'; key: string; said: Said }

const TOKENS = ['creature', 'artemia', 'target'] as const
const COUNTERS: Partial<Record<Look, string>> = { rescue: 'ship', assimilation: 'spiral' }

function entry(line: Happened): Entry {
  const { look, book = null } = traitsOf(line.kind)
  const big = look === 'catch'
  const token = big ? 'creature' : (TOKENS.find((kind) => line.key?.endsWith(` ${kind}`)) ?? null)
  return { is: 'line', key: `m${line.n}`, line, big, token, counter: (look && COUNTERS[look]) ?? null, rule: book }
}

/** Lines under the heading of their turn; what was said stands where it was heard. */
export function logEntries(
  log: readonly Happened[],
  chat: readonly Said[],
  heardAt: ReadonlyMap<number, number>,
  tab: Tab,
): Entry[] {
  const said = tab === 'moves' ? [] : [...chat]
  const lines = tab === 'chat' ? [] : log.filter(({ kind }) => traitsOf(kind).look !== 'turn')
  const entries: Entry[] = []
  let turn = -1
  for (const line of lines) {
    while (said[0] && (heardAt.get(said[0].n) ?? Infinity) <= line.n) entries.push(spoken(said.shift() as Said))
    if (line.turn !== turn && line.turn > 0) entries.push({ is: 'turn', key: `t${line.turn}`, turn: line.turn })
    turn = line.turn
    entries.push(entry(line))
  }
  return [...entries, ...said.map(spoken)]
}

function spoken(said: Said): Entry {
  return { is: 'said', key: `s${said.n}`, said }
}
