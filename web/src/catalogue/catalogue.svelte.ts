import { api } from '../net/api'
import { fetchFile, insist } from '../net/insist'
import { namesOf, type CardNames } from './card-names'
import { settings, type Language } from '../store/settings.svelte'

export type Kind = 'place' | 'hunt' | 'survival' | 'avatar' | 'evolution' | 'survivor'

export interface Card {
  id: string
  kind: Kind
  box: string
  name: string
  text: string
  /** The short line of a card in hand; places only. */
  glance: string | null
  /** “in the Lair”; places only. */
  at: string | null
  /** The text on a tile of the planet; places only. */
  tile: string | null
  /** The name without its article, for small tiles. */
  short: string
  rulings: string[]
  provenance: 'published' | 'rulebook' | 'reconstructed' | 'original' | 'house' | 'corrected'
  number: number | null
  /** The phase a card acts in; null for places, survivors, and a card that takes another's. */
  phase: number | null
  symbol: 'artemia' | 'target' | null
  cost: number | null
  level: number | null
}

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('$made/catalogue/en.json?url'),
  fr: () => import('$made/catalogue/fr.json?url'),
}

interface Catalogue {
  /** The names of the boxes, in their order. */
  boxes: Record<string, string>
  cards: Card[]
}

let boxes = $state.raw<Record<string, string>>({})
let cards = $state.raw<Card[]>([])
/** Those that the table one is at has put right. */
let own = $state.raw<Card[]>([])
let byId = $derived(new Map([...cards, ...own].map((card) => [card.id, card])))
let names = $derived(namesOf([...byId.values()]))

/** Fetches the boxes and cards in a language and shows them. */
export async function loadCatalogue(language: Language): Promise<void> {
  const { default: url } = await FILES[language]()
  const found = await insist<Catalogue>(async () => (await fetchFile(url)).json())
  if (settings.language === language) ({ boxes, cards } = found)
}

/** A card by its id, which no two decks share. Undefined until the catalogue is there. */
export function card(id: string): Card | undefined {
  return byId.get(id)
}

/** What all cards are called, to find them in a sentence. */
export function cardNames(): CardNames {
  return names
}

/** The boxes with their names. */
export function allBoxes(): [id: string, name: string][] {
  return Object.entries(boxes)
}

/** The name of a box; its id until the catalogue is there. */
export function boxName(id: string): string {
  return boxes[id] ?? id
}

export function allCards(): readonly Card[] {
  return cards.map(({ id }) => byId.get(id)!)
}

/** Shows these cards as their owner has put them right, until others are named. */
export function putRight(found: Card[]): void {
  own = found
}

/** Fetches what a table has put right, in the language of the page; the result forgets it again. */
export function loadOwnCards(code: string, language: Language): () => void {
  let wanted = true
  api.get<Card[]>(`/api/tables/${encodeURIComponent(code)}/cards`).then(
    (found) => {
      if (wanted && settings.language === language) putRight(found)
    },
    () => {},
  )
  return () => {
    wanted = false
    putRight([])
  }
}
