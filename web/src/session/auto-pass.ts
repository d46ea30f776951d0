import type { Ask, Choice } from '../net/messages'
import { isPlain } from '../prompts/selection'

const SHORTEST = 900
const SPREAD = 2_600

/** The answer that is all one can give, if it is a mere button: it may be given by itself. */
export function onlyAnswer(ask: Ask | null): Choice | null {
  const [first, ...others] = ask?.choices ?? []
  return first && !others.length && isPlain(first) ? first : null
}

/** Passing by itself takes as long as somebody might who thinks about it, so that it tells nobody anything. */
export function thinkingTime(chance = Math.random()): number {
  return SHORTEST + chance * SPREAD
}
