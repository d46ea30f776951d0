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
  /** The text on a tile of the planet; places only. */
  tile: string | null
  /** The name without its article, for small tiles. */
  short: string
  rulings: string[]
  provenance: 'published' | 'rulebook' | 'reconstructed' | 'original' | 'house'
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

let cards = $state.raw<Card[]>([])
let byId = $derived(new Map(cards.map((card) => [card.id, card])))

/** Fetches the cards in a language and shows them. */
export async function loadCatalogue(language: Language): Promise<void> {
  const { default: url } = await FILES[language]()
  const found = (await (await fetch(url)).json()) as Card[]
  if (settings.language === language) cards = found
}

/** A card by its id, which no two decks share. Undefined until the catalogue is there. */
export function card(id: string): Card | undefined {
  return byId.get(id)
}

export function allCards(): readonly Card[] {
  return cards
}
