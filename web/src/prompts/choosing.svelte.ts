import type { Ask, Choice } from '../net/messages'
import { askedFor } from './costs'
import {
  byOp,
  compatible,
  firstPick,
  idOf,
  isPlain,
  item,
  itemsOf,
  kindOf,
  matches,
  toggled,
  tokensToPlace,
  touchable,
} from './selection'
import type { Item, Match } from './selection'

export type Look = '' | 'can' | 'sel' | 'rest'
/** What a thing on the table needs to know to be picked. Without one, the table is only to look at. */
export interface Touch {
  look(it: Item): Look
  touch(it: Item): void
  /** Says why a thing that is shown can't be picked, beside it; `look` shows its card. */
  why?(thing: string, at: Element, look: () => void): void
}

/** Few answers of one kind are buttons; more are found by touching what they are about. */
const MOST_BUTTONS = 3

/** What is being picked to answer the open question. */
export class Choosing implements Touch {
  picked = $state.raw<Item[]>([])
  /** The token the next place is for. */
  token = $state<string | null>(null)
  readonly ask: Ask
  why?: Touch['why']
  #tray: boolean
  #spends = $state(false)

  /** With a `tray` of tokens, one of them is always in hand. What was picked `before` for a like question stays. */
  constructor(ask: Ask, tray = false, before: Choosing | null = null) {
    this.ask = ask
    this.#tray = tray
    this.clear()
    if (before?.ask.kind === ask.kind) this.#keep(before)
  }

  readonly all = $derived.by(() => touchable(this.#offered))
  /** What touching things can mean: nothing that costs something, unless it was asked for by its button. */
  readonly #offered = $derived.by(() => (this.#spends ? this.ask : askedFor(this.ask)))
  readonly #fitting = $derived.by(() => compatible(this.#offered, this.picked))
  readonly tokens = $derived.by(() => tokensToPlace(this.ask))
  readonly matches: Match[] = $derived.by(() =>
    matches(this.#offered, this.picked, this.token ? item('token', this.token) : null),
  )

  /** Answers that are buttons by themselves: nothing to pick, or named and few. */
  readonly buttons: Choice[] = $derived.by(() => {
    const groups = [...byOp(this.ask.choices).values()]
    return groups.flatMap((group) => {
      const named = group.filter((choice) => choice.most === 0 && !isPlain(choice))
      const few = named.length === group.length && named.length <= MOST_BUTTONS
      return group.filter((choice) => isPlain(choice) || (few && named.includes(choice)))
    })
  })
  /** Answers for which something must be picked, by what they do. */
  readonly picks = $derived.by(() => {
    const groups = byOp(this.ask.choices.filter((choice) => !isPlain(choice)))
    return [...groups].filter(([, group]) => group.some((choice) => choice.most > 0) || group.length > MOST_BUTTONS)
  })

  look(it: Item): Look {
    if (this.picked.includes(it) || (kindOf(it) === 'token' && idOf(it) === this.token)) return 'sel'
    if (!this.all.has(it)) return 'rest'
    return this.matches.length || this.#fitting.has(it) ? 'can' : 'rest'
  }

  touch(it: Item): void {
    if (this.#spends && !this.#fitting.has(it)) this.clear()
    if (!this.all.has(it)) return
    if (kindOf(it) === 'token' && this.tokens.includes(idOf(it))) this.token = idOf(it)
    else this.picked = toggled(this.#offered, this.picked, it)
  }

  /** Picks what was chosen in a sheet that told its price. */
  spend(picked: Item[]): void {
    this.#spends = true
    this.picked = picked
  }

  #keep(before: Choosing): void {
    const offered = touchable(this.#offered)
    const kept = before.picked.filter((it) => offered.has(it))
    if (kept.length) this.picked = kept.reduce((picked, it) => toggled(this.#offered, picked, it), [] as Item[])
    if (before.token && tokensToPlace(this.ask).includes(before.token)) this.token = before.token
  }

  clear(): void {
    this.#spends = false
    this.picked = firstPick(this.#offered)
    const tokens = tokensToPlace(this.ask)
    this.token = (this.#tray || tokens.length === 1 ? tokens[0] : null) ?? null
  }

  /** Whether something is picked that clearing would put back. */
  get started(): boolean {
    return this.picked.length > 0 && this.picked.join() !== firstPick(this.#offered).join()
  }

  /** How many members the picks under way still lack; null if nothing is under way. */
  get lacking(): number | null {
    if (!this.picked.length || this.matches.length) return null
    const open = this.#offered.choices.filter((choice) => this.picked.every((it) => itemsOf(choice).includes(it)))
    const sizes = open.map((choice) => (choice.most ? choice.least : choice.of.length) - this.picked.length)
    return sizes.length ? Math.min(...sizes) : null
  }
}
