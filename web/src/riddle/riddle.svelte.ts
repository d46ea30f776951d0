import { api, Unreachable } from '../net/api'
import type { ToldRiddle, ToldSide } from '../net/messages'
import { settings } from '../store/settings.svelte'
import { inCommon, keepAnswers, readAnswers, streakOf, type Answered, type Camp, type Marks } from './kept-answers'

export const MARKS = 10
const KEPT = 'artemia.riddle'

/** The riddle of a day, and somebody who thinks about it. */
export class RiddleOfTheDay {
  readonly wanted: string | null
  told = $state.raw<ToldRiddle | null>(null)
  first = $state('')
  today = $state(new Date().toISOString().slice(0, 10))
  camp = $state<Camp>('creature')
  problem = $state('')
  /** The places marked so far, in the order they were; of the side shown. */
  #laid = $state<Record<Camp, number[]>>({ creature: [], hunted: [] })
  answers = $state.raw(readAnswers())

  day = $derived.by(() => this.wanted ?? this.today)
  side = $derived<ToldSide | null>(this.told ? this.told[this.camp] : null)
  answered = $derived<Answered | null>(this.answers[this.day]?.[this.camp] ?? null)
  marks = $derived<Marks>(this.answered ? this.answered.marks : counted(this.#laid[this.camp]))
  left = $derived(this.answered ? 0 : MARKS - this.#laid[this.camp].length)
  streak = $derived(streakOf(this.answers, this.today))
  other = $derived<Camp>(this.camp === 'creature' ? 'hunted' : 'creature')

  constructor(wanted: string | null) {
    this.wanted = wanted
  }

  names = (seat: number): string => this.told?.names[seat] ?? ''

  async open(): Promise<void> {
    this.problem = ''
    try {
      const days = await api.riddles()
      this.first = days.first
      this.today = days.today
      this.told = await api.riddle(this.day)
      keep(this.told)
    } catch (error) {
      const kept = error instanceof Unreachable ? keptRiddle(this.day) : null
      if (kept) this.told = kept
      else this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  choice(place: number) {
    return this.side?.choices.find((each) => each.place === place)
  }

  mark(place: number): void {
    if (this.left > 0 && this.choice(place)) this.#laid[this.camp].push(place)
  }

  /** Takes a mark off this place, or the last one. */
  unmark(place?: number): void {
    const laid = this.#laid[this.camp]
    const at = place === undefined ? laid.length - 1 : laid.lastIndexOf(place)
    if (!this.answered && at >= 0) laid.splice(at, 1)
  }

  clear(): void {
    this.#laid[this.camp] = []
  }

  answer(): void {
    if (!this.side || this.answered || this.left) return
    const theirs = Object.fromEntries(this.side.choices.map(({ place, marks }) => [place, marks]))
    const marks = { ...this.marks }
    const done: Answered = { marks, score: inCommon(marks, theirs), on: this.today }
    this.answers = { ...readAnswers(), [this.day]: { ...this.answers[this.day], [this.camp]: done } }
    keepAnswers(this.answers)
  }
}

function counted(places: number[]): Marks {
  const found: Marks = {}
  for (const place of places) found[place] = (found[place] ?? 0) + 1
  return found
}

/** The last one shown, for whoever has no connection. */
function keep(told: ToldRiddle): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ language: settings.language, told }))
  } catch {
    // Then there is none without a connection.
  }
}

function keptRiddle(day: string): ToldRiddle | null {
  try {
    const { told } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { told?: ToldRiddle }
    return told?.day === day ? told : null
  } catch {
    return null
  }
}
