import type { Card } from './catalogue.svelte'

/** Where cards are named in a sentence, and whose names these are. */
export interface CardNames {
  pattern: RegExp | null
  ids: ReadonlyMap<string, string>
}

/** Cards by their names, places by theirs without an article; the longer name first. */
export function namesOf(cards: readonly Card[]): CardNames {
  const ids = new Map(cards.map((card) => [card.kind === 'place' ? card.short : card.name, card.id]))
  ids.delete('')
  const longest = [...ids.keys()].sort((one, other) => other.length - one.length)
  const any = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return { ids, pattern: any ? new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u') : null }
}

/** Words, and the names of cards among them with their ids. */
export function splitAtCards(words: string, { pattern, ids }: CardNames): (string | { card: string; name: string })[] {
  if (!pattern) return [words]
  const parts = words.split(pattern)
  return parts
    .map((part, index) => (index % 2 ? { card: ids.get(part) ?? '', name: part } : part))
    .filter((part) => part !== '')
}
