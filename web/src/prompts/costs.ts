/** What an answer costs is paid on purpose only: never by touching the table, never by the filled button. */

import type { Ask, Choice } from '../net/messages'
import { traitsOf } from '../net/ops'

export const costs = ({ op }: Choice): boolean => !!traitsOf(op).costs

/** The question without the answers that cost something; all of it, where each does. */
export function askedFor(ask: Ask): Ask {
  const free = ask.choices.filter((choice) => !costs(choice))
  return free.length && free.length < ask.choices.length ? { ...ask, choices: free } : ask
}
