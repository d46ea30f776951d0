/** A question on rails: of all it offers, only what leads on. */

import { HOLE, type Ask, type Choice } from '../net/messages'

/** As much of a choice as these answers need; null if none of them is its own. */
function part(choice: Choice, keys: readonly string[]): Choice | null {
  if (!choice.most) return keys.includes(choice.key) ? choice : null
  const [before = '', after = ''] = choice.key.split(HOLE)
  const wanted = new Set(
    keys
      .filter((key) => key.startsWith(before) && key.endsWith(after))
      .flatMap((key) => key.slice(before.length, key.length - after.length).split('+')),
  )
  const at = choice.of.flatMap((id, n) => (wanted.has(id) ? n : []))
  if (at.length < Math.max(1, choice.least)) return null
  const pick = (from: readonly string[]) => (from.length ? at.map((n) => from[n] as string) : [])
  return { ...choice, of: pick(choice.of), each: pick(choice.each) }
}

export function onRails(ask: Ask, keys: readonly string[]): Ask {
  return { ...ask, choices: ask.choices.flatMap((choice) => part(choice, keys) ?? []) }
}
