import type { Card } from '../catalogue'
import { chapterWith, type Book } from './book.svelte'

const CARD = 'card-'
const PHASE = 'phase-'

/** Where something stands that the book is opened at: in which chapter, and at what there. Null: nowhere. */
export function placeOf(id: string, book: Book, cards: readonly Card[]): { chapter: string; anchor: string } | null {
  if (id.startsWith(CARD)) {
    const kind = cards.find((card) => card.id === id.slice(CARD.length))?.kind
    const deck = kind && book.chapters.find((chapter) => chapter.deck === kind)
    if (deck) return { chapter: deck.id, anchor: id }
  }
  if (id.startsWith(PHASE)) {
    const [first] = book.chapters
    const told = book.chapters.find(({ phase }) => phase === Number(id.slice(PHASE.length))) ?? first
    return told ? { chapter: told.id, anchor: told.id } : null
  }
  const chapter = chapterWith(id, book)
  return chapter ? { chapter: chapter.id, anchor: id } : null
}
