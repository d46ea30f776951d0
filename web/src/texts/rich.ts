import { SEPARATOR } from '../net/messages'

export interface Named {
  seat: number
  name: string
}
export type Part = string | Named

const NAME = new RegExp(`${SEPARATOR}(\\d)${SEPARATOR}`)

/** A sentence of the server in parts: words, and the names of seats, which may be coloured. */
export function rich(text: string, names: (seat: number) => string): Part[] {
  return text
    .split(NAME)
    .map((part, index): Part => (index % 2 ? { seat: Number(part), name: names(Number(part)) } : part))
    .filter((part) => part !== '')
}

/** The same as plain words, for labels that are only spoken. */
export function plain(text: string, names: (seat: number) => string): string {
  return text.replace(new RegExp(NAME, 'g'), (_, seat) => names(Number(seat)))
}
