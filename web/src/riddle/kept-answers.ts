/** What somebody answered, kept in this browser: the marks of every riddle, and how many days in a row there are. */

export type Camp = 'creature' | 'hunted'
/** By the number of the place. */
export type Marks = Record<number, number>
/** `on`: the day it was answered; `score`: marks in common with the solver's, of ten. */
export interface Answered {
  marks: Marks
  score: number
  on: string
}
export type Answers = Record<string, Partial<Record<Camp, Answered>>>

const KEY = 'artemia.riddles'
const DAY = 24 * 3600 * 1000

export function readAnswers(): Answers {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Answers
  } catch {
    return {}
  }
}

export function keepAnswers(answers: Answers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // A browser that keeps nothing still asks.
  }
}

/** The day so many days before. */
export function daysBefore(day: string, n: number): string {
  return new Date(Date.parse(day) - n * DAY).toISOString().slice(0, 10)
}

/** Days in a row, up to today or yesterday, whose riddle was answered on its own day. */
export function streakOf(answers: Answers, today: string): number {
  const inTime = (day: string) => Object.values(answers[day] ?? {}).some(({ on }) => on === day)
  let n = inTime(today) ? 0 : 1
  const first = n
  while (inTime(daysBefore(today, n))) n++
  return n - first
}

export function inCommon(one: Marks, other: Marks): number {
  return Object.keys(one).reduce((sum, place) => sum + Math.min(one[+place] ?? 0, other[+place] ?? 0), 0)
}
