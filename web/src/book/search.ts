import { splitAtCards, type CardNames } from '../catalogue/card-names'
import type { Card, Kind } from '../catalogue'
import { GLOSSARY, plainBlocks, plainLine, type Book, type Chapter, type Entry } from './book.svelte'

/** Where something is said: a chapter or section, a ruling, a word of the glossary, or a card. */
export interface Hit {
  kind: 'rule' | 'ruling' | 'word' | 'card'
  id: string
  title: string
  where: string // the chapter, or the text of a card
  text: string
  card?: Card
}

const MOST = 14

/** Without accents and capitals; as long as it was, so that what is found can be marked. */
export const bare = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase() || letter).join('')

/** Everything the book says, piece by piece. */
export function pieces(book: Book, cards: readonly Card[]): Hit[] {
  const found: Hit[] = []
  for (const chapter of book.chapters) {
    const where = chapter.title
    const lead = `${plainLine(chapter.lead)} ${plainBlocks(chapter.blocks)}`
    found.push({
      kind: 'rule',
      id: chapter.id,
      title: chapter.title,
      where: book.groups[chapter.group] ?? '',
      text: lead,
    })
    for (const section of chapter.sections) {
      const text = plainBlocks(section.blocks)
      if (text) found.push({ kind: 'rule', id: section.id, title: section.title, where, text })
      const kind = chapter.id === GLOSSARY ? 'word' : 'ruling'
      const said = ({ id, title, blocks }: Entry): Hit => ({ kind, id, title, where, text: plainBlocks(blocks) })
      found.push(...section.entries.map(said))
    }
  }
  const deck = (card: Card) => book.chapters.find((chapter) => chapter.deck === card.kind)?.title ?? ''
  const onCard = (card: Card): Hit => ({
    kind: 'card',
    id: card.id,
    title: card.name,
    where: deck(card),
    text: [card.text, ...card.rulings].join(' '),
    card,
  })
  return [...found, ...cards.map(onCard)]
}

/** What has all the words looked for: first where the title has them, then where they begin a word. */
export function search(wanted: string, among: readonly Hit[]): Hit[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const rated: { hit: Hit; rate: number }[] = []
  for (const hit of among) {
    const title = bare(hit.title)
    const text = bare(hit.text)
    if (!words.every((word) => title.includes(word) || text.includes(word))) continue
    const whole = title === words.join(' ')
    const rate = words.reduce((sum, word) => sum + rating(word, title, text), whole ? 8 : 0)
    rated.push({ hit, rate })
  }
  return rated
    .sort((one, other) => other.rate - one.rate)
    .slice(0, MOST)
    .map(({ hit }) => hit)
}

function rating(word: string, title: string, text: string): number {
  const begins = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u')
  if (begins.test(title)) return 4
  if (title.includes(word)) return 2
  return begins.test(text) ? 1 : 0
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A stretch of the text around the first of these words, in pieces of which every other one is such a word. */
export function excerpt(text: string, wanted: string, length = 90): string[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean)
  const plain = bare(text)
  const first = Math.min(...words.map((word) => plain.indexOf(word)).filter((at) => at >= 0))
  const from = Number.isFinite(first) && first > length / 2 ? plain.lastIndexOf(' ', first - length / 3) + 1 : 0
  const end = from + length >= text.length ? text.length : plain.lastIndexOf(' ', from + length)
  const cut = (from ? '… ' : '') + text.slice(from, end) + (end < text.length ? ' …' : '')
  return marked(cut, wanted)
}

/** The text in pieces: words looked for are the second, the fourth and so on. */
export function marked(text: string, wanted: string): string[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return [text]
  const found = new RegExp(words.map(escaped).join('|'), 'gu')
  const parts: string[] = []
  let end = 0
  for (const match of bare(text).matchAll(found)) {
    parts.push(text.slice(end, match.index), text.slice(match.index, match.index + match[0].length))
    end = match.index + match[0].length
  }
  return [...parts, text.slice(end)]
}

/** The cards a chapter names, in their order there. */
export function cardsNamed(chapter: Chapter, names: CardNames): string[] {
  const told = [chapter, ...chapter.sections, ...chapter.sections.flatMap(({ entries }) => entries)]
  const text = [plainLine(chapter.lead), ...told.map(({ title, blocks }) => `${title} ${plainBlocks(blocks)}`)].join(
    ' ',
  )
  return [...new Set(splitAtCards(text, names).flatMap((part) => (typeof part === 'string' ? [] : part.card)))]
}

/** The section about all cards of a deck. */
const OF_DECK: Record<Kind, string> = {
  place: 'places',
  hunt: 'hunt-cards',
  survival: 'survival-cards',
  avatar: 'avatars',
  evolution: 'evolutions',
  survivor: 'survivors',
}

/** What the book says of a card: of its deck, and wherever it is named, also by the rulings of others. */
export function aboutCard(card: Card, among: readonly Hit[], names: CardNames): Hit[] {
  const deck = among.filter(({ id }) => id === OF_DECK[card.kind])
  const named = among.filter(
    (hit) =>
      !deck.includes(hit) &&
      hit.id !== card.id &&
      splitAtCards(`${hit.title} ${hit.text}`, names).some((part) => typeof part !== 'string' && part.card === card.id),
  )
  return [...deck, ...named]
}
