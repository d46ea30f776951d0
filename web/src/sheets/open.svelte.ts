/** Which sheets lie over the page, the last one on top. Any part of the page may open one. */

import type { Ask, Choice, Happened, TableInfo, View, You } from '../net/messages'
import { card, type Card } from '../catalogue'
import { current } from '../store/current.svelte'

/** What sheets tell of: the table one sits at, or a game that is shown again. */
export type Around = {
  code: string
  view: View | null
  table: TableInfo | null
  you: You | null
  log: readonly Happened[]
  names: (seat: number) => string
  colour: (seat: number) => number
}

export type Item = {
  id: string // what goes into the answer
  name: string
  card?: string // the card whose picture stands for it
  seat?: number // or the Hunted
  number?: number // of the place
  note?: string // a second line
}

export type Pick = {
  title: string
  text?: string
  items: Item[]
  least: number
  most: number
  fits?: (picked: string[]) => boolean // where not every number in between will do
  confirm: (picked: string[]) => string // the label of the button for what is picked
  done: (picked: string[]) => void
  of: Choice[] // the answers it picks from: it stays as long as they are offered
}

export type Confirm = { title: string; text: string; yes: string; no?: string; danger?: boolean; done: () => void }

export type Sheet =
  | { kind: 'card'; id: string; among: string[] }
  | { kind: 'seat'; seat: number }
  | { kind: 'city' }
  | { kind: 'settings' }
  | { kind: 'help' }
  | { kind: 'hint' }
  | { kind: 'book'; at: { rule: string } | { card: string } }
  | { kind: 'pick'; pick: Pick }
  | { kind: 'confirm'; confirm: Confirm }

class Sheets {
  stack = $state<{ n: number; sheet: Sheet }[]>([])
  /** The game of a screen that has no table of its own. */
  shown = $state.raw<Around | null>(null)
  private count = 0

  get around(): Around | null {
    return this.shown ?? current.table
  }

  open(sheet: Sheet): void {
    this.stack.push({ n: ++this.count, sheet })
  }

  close(): void {
    this.stack.pop()
  }

  closeAll(): void {
    this.stack = []
  }
}

export const sheets = new Sheets()

/** The sheet of a card. With `among`, the cards one can leaf through from there. */
export function openCard(id: string, among: string[] = []): void {
  sheets.open({ kind: 'card', id, among })
}

export function openSeat(seat: number): void {
  sheets.open({ kind: 'seat', seat })
}

/** The boards of the expansions: city, survivors, Evolutions; Shield, Fungi, places to discover. */
export function openCity(): void {
  sheets.open({ kind: 'city' })
}

export function openSettings(): void {
  sheets.open({ kind: 'settings' })
}

export function openHelp(): void {
  sheets.open({ kind: 'help' })
}

/** The book of rules over the page: at a chapter or section of it, or at all it says of a card. */
export function openBook(at: { rule: string } | { card: string }): void {
  sheets.open({ kind: 'book', at })
}

/** What a thinking bot would answer to the open question. */
export function openHint(): void {
  sheets.open({ kind: 'hint' })
}

/** Asks for some of these things; what was picked comes in the order of the items. */
export function openPick(pick: Pick): void {
  sheets.open({ kind: 'pick', pick })
}

/** Whether an open sheet's answers are all offered by this question: it may be the same one, put again. */
function stays({ of }: Pick, ask: Ask | null): boolean {
  const offered = new Set(ask?.choices.map((choice) => JSON.stringify(choice)))
  return of.every((choice) => offered.has(JSON.stringify(choice)))
}

/** Whether somebody is picking in a sheet that this question leaves open. */
export function picksStay(ask: Ask | null): boolean {
  return sheets.stack.some(({ sheet }) => sheet.kind === 'pick' && stays(sheet.pick, ask))
}

/** With the question goes the sheet that was open for it. */
export function closePicks(ask: Ask | null): void {
  sheets.stack = sheets.stack.filter(({ sheet }) => sheet.kind !== 'pick' || stays(sheet.pick, ask))
}

export function openConfirm(confirm: Confirm): void {
  sheets.open({ kind: 'confirm', confirm })
}

export function closeSheet(): void {
  sheets.close()
}

/** The card of this id; in a game where another one stands for it, that one. */
export function cardHere(id: string): Card | undefined {
  return card(sheets.around?.view?.replaced[id] ?? id)
}
