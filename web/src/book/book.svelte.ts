import { fetchFile, insist } from '../net/insist'
import { settings, type Language } from '../store/settings.svelte'
import type { Kind } from '../catalogue'

/** Words in one look; they may lead to a chapter or a section. Or a sign, which has no words. */
export type Span = string | { text?: string; bold?: true; to?: string; sign?: string }
export type Line = Span[]
export type Block =
  | { kind: 'paragraph' | 'list' | 'steps'; lines: Line[] }
  | { kind: 'picture'; lines: Line[]; picture: string }
  | { kind: 'table'; rows: Line[][] }

/** A question with its answer, or a word with its meaning. */
export interface Entry {
  id: string
  title: string
  blocks: Block[]
}

export interface Section extends Entry {
  entries: Entry[]
}

export interface Chapter {
  id: string
  group: string
  phase: number | null
  deck: Kind | null
  /** Where in the book this is. */
  where: string
  title: string
  lead: Line
  blocks: Block[]
  sections: Section[]
}

export interface Book {
  /** What the groups of chapters are called, in their order. */
  groups: Record<string, string>
  /** What stands around the chapters. */
  words: Record<string, string>
  chapters: Chapter[]
}

/** The chapter whose entries are words, not questions. */
export const GLOSSARY = 'glossary'

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('$made/book/en.json?url'),
  fr: () => import('$made/book/fr.json?url'),
}

let shown = $state.raw<Book | null>(null)

/** The book of rules in the language of the page; null until it is there. */
export const book = (): Book | null => shown

/** Fetches the book in a language and shows it. */
export async function openBookIn(language: Language): Promise<void> {
  const { default: url } = await FILES[language]()
  const found = await insist<Book>(async () => (await fetchFile(url)).json())
  if (settings.language === language) shown = found
}

/** Words of the book itself, which come with it. */
export const said = (word: string): string => shown?.words[word] ?? ''

/** The chapter of this name, or the one with such a section, question or word. */
export function chapterWith(id: string, { chapters }: Book): Chapter | undefined {
  return chapters.find(
    (chapter) =>
      chapter.id === id ||
      chapter.sections.some((section) => section.id === id || section.entries.some((entry) => entry.id === id)),
  )
}

/** The words of a line, without their looks. */
export const plainLine = (line: Line): string =>
  line
    .map((span) => (typeof span === 'string' ? span : (span.text ?? '')))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()

/** All that blocks say, but for what their pictures show. */
export function plainBlocks(blocks: Block[]): string {
  return blocks
    .filter(({ kind }) => kind !== 'picture')
    .flatMap((block) =>
      'rows' in block ? block.rows.map((row) => row.map(plainLine).join(' ')) : block.lines.map(plainLine),
    )
    .join(' ')
}
