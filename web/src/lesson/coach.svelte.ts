import type { Ask, Choice } from '../net/messages'
import { traitsOf } from '../net/ops'
import { touchable, type Item } from '../prompts/selection'
import { sheets, type Sheet } from '../sheets/open.svelte'
import { learnt } from './learnt'
import { onRails } from './rails'

/** How a sheet is called in a lesson. */
function nameOf(sheet: Sheet): string {
  if (sheet.kind === 'seat') return `seat:${sheet.seat}`
  return sheet.kind === 'card' ? `card:${sheet.id}` : sheet.kind
}

/** The voice beside whoever learns: what it says at the open question, and what it keeps for later. */
export class Coach {
  /** They have tried what can wait. */
  held = $state(false)
  /** How many of the sayings at which question are done. */
  #heard = $state.raw({ ask: 0, count: 0 })
  /** Sayings that were answered: somebody else's move may put the same question again. */
  #answered = new Set<string>()
  #left = $state<string | null>(null)
  #opened = false
  #close: () => void

  constructor(
    private asked: () => Ask | null,
    private lesson: () => string | null,
    private filter: () => number | null,
  ) {
    this.#close = $effect.root(() => {
      $effect(() => this.#watchSheets())
      $effect(() => this.#watchFilter())
      $effect(() => this.#remember())
    })
  }

  close(): void {
    this.#close()
  }

  readonly #ask = $derived.by(() => {
    const ask = this.asked()
    return ask?.coach && !ask.optional ? ask : null
  })
  /** Changes with what is said. */
  readonly at = $derived.by(() => (this.#ask && this.#heard.ask === this.#ask.id ? this.#heard.count : 0))
  readonly words = $derived.by(() => this.#ask?.coach ?? null)
  readonly saying = $derived.by(() => {
    const found = this.words?.sayings[Math.min(this.at, this.words.sayings.length - 1)] ?? null
    const over = this.words?.alone && found && this.#answered.has(found.id)
    return found && !over && found.id !== this.#left && !this.passes ? found : null
  })

  /** The answer by which a question that teaches nothing is passed by. */
  get passes(): Choice | null {
    const { words } = this
    const ask = this.#ask
    if (!ask || !words) return null
    const last = words.sayings.at(-1)
    const again = last && words.awaits?.length === 1 && this.#answered.has(last.id)
    const key = words.passes ?? (again ? words.awaits?.[0] : null)
    const found = ask.choices.find((choice) => choice.key === key)
    return found && (words.passes || traitsOf(found.op).passes) ? found : null
  }

  /** The question as it may be answered now. */
  rails(ask: Ask): Ask {
    const { words } = this
    if (!words || ask.id !== this.#ask?.id || words.alone) return ask
    if (this.at < words.sayings.length - 1) return onRails(ask, [])
    return words.awaits ? onRails(ask, words.awaits) : ask
  }

  /** Whether this thing could answer the question, and not yet: that is said. What lies in the light may be opened. */
  holds(it: Item): boolean {
    const ask = this.#ask
    const lit = this.saying?.act.includes(it) ?? false
    const holds = !!ask && !lit && touchable(ask).has(it) && !touchable(this.rails(ask)).has(it)
    this.held = holds
    return holds
  }

  answered(): void {
    const last = this.words?.sayings.at(-1)
    this.held = false
    if (last) this.#answered.add(last.id)
  }

  /** They want to be alone. */
  hush(): void {
    this.#left = this.saying?.id ?? null
  }

  #watchSheets(): void {
    const top = sheets.stack.at(-1)?.sheet
    const { saying } = this
    const ask = this.#ask
    if (top && saying?.opens && nameOf(top) === saying.opens) this.#opened = true
    else if (!top && this.#opened && ask) this.#goOn(ask)
  }

  /** Somebody else's seat shows first where they may be, and then its sheet: the former will do. */
  #watchFilter(): void {
    const seat = this.filter()
    const ask = this.#ask
    if (ask && seat !== null && this.saying?.opens === `seat:${seat}`) this.#goOn(ask)
  }

  #goOn(ask: Ask): void {
    this.#opened = this.held = false
    this.#heard = { ask: ask.id, count: this.at + 1 }
  }

  #remember(): void {
    const lesson = this.lesson()
    if (lesson && this.words?.alone) learnt.add(lesson)
  }
}
