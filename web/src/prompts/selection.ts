/** From a question's choices to things that light up, and from things picked back to an answer. Knows no rules. */

import { HOLE, type Ask, type Choice } from '../net/messages'

export type Kind = NonNullable<Choice['kind']>
export type Item = `${Kind}:${string}`

export type Match = { choice: Choice; key: string; picks: string[] }

export function item(kind: Kind, id: string | number): Item {
  return `${kind}:${id}`
}

export function kindOf(it: Item): Kind {
  return it.slice(0, it.indexOf(':')) as Kind
}

export function idOf(it: Item): string {
  return it.slice(it.indexOf(':') + 1)
}

/** The members a choice is about: to pick from, or, if nothing is left to pick, those it names. */
export function itemsOf(choice: Choice): Item[] {
  const { kind } = choice
  return kind && kind !== 'number' ? choice.of.map((id) => item(kind, id)) : []
}

export function besideOf(choice: Choice): Item[] {
  const kind = choice.beside_kind
  return kind && kind !== 'number' ? choice.beside.map((id) => item(kind, id)) : []
}

/** Everything that can be touched to answer this question. */
export function touchable(ask: Ask | null): Set<Item> {
  return new Set(ask?.choices.flatMap((choice) => [...itemsOf(choice), ...besideOf(choice)]) ?? [])
}

/** Whether a choice has nothing to touch: a mere button. */
export function isPlain(choice: Choice): boolean {
  return choice.most === 0 && itemsOf(choice).length === 0
}

function bounds(choice: Choice): [number, number] {
  return choice.most ? [choice.least, choice.most] : [choice.of.length, choice.of.length]
}

function fits(choice: Choice, picked: readonly Item[]): boolean {
  const of = itemsOf(choice)
  const beside = besideOf(choice)
  const own = picked.filter((it) => of.includes(it))
  return own.length <= bounds(choice)[1] && picked.every((it) => of.includes(it) || beside.includes(it))
}

/** What may still be added to what is picked; if nothing is picked, everything. */
export function compatible(ask: Ask | null, picked: readonly Item[]): Set<Item> {
  if (!ask || picked.length === 0) return touchable(ask)
  const found = new Set<Item>(picked)
  for (const choice of ask.choices) {
    for (const it of [...itemsOf(choice), ...besideOf(choice)]) {
      if (!found.has(it) && fits(choice, [...picked, it])) found.add(it)
    }
  }
  return found
}

/** Picks a thing or puts it back. What can't go together with it is put back too. */
export function toggled(ask: Ask, picked: readonly Item[], it: Item): Item[] {
  if (picked.includes(it)) return picked.filter((other) => other !== it)
  let best: Item[] | null = null
  for (const choice of ask.choices) {
    const kept = keptBy(choice, picked, it)
    if (kept && (!best || kept.length > best.length)) best = kept
  }
  return best ?? [...picked]
}

/** As much of what is picked as this choice can hold together with the new thing; the oldest picks go first. */
function keptBy(choice: Choice, picked: readonly Item[], it: Item): Item[] | null {
  const of = itemsOf(choice)
  const beside = besideOf(choice)
  if (!of.includes(it) && !beside.includes(it)) return null
  const kept = [...picked.filter((other) => of.includes(other) || beside.includes(other)), it]
  let over = kept.filter((other) => of.includes(other)).length - bounds(choice)[1]
  return kept.filter((other) => !(other !== it && of.includes(other) && over-- > 0))
}

/** The answers that what is picked stands for; more than one if it could mean several things. */
export function matches(ask: Ask | null, picked: readonly Item[], prefer: Item | null = null): Match[] {
  if (!ask || picked.length === 0) return []
  const found: Match[] = []
  for (const choice of ask.choices) {
    if (isPlain(choice) || !fits(choice, picked)) continue
    const of = itemsOf(choice)
    const own = of.filter((it) => picked.includes(it))
    const [least, most] = bounds(choice)
    if (own.length === 0 || own.length < least || own.length > most) continue
    const picks = own.map(idOf)
    found.push({ choice, picks, key: keyOf(choice, picks) })
  }
  const preferred = prefer ? found.filter(({ choice }) => besideOf(choice).includes(prefer)) : []
  return preferred.length ? preferred : found
}

/** The key to send for a choice, with the picked members in its hole, in the choice's own order. */
export function keyOf(choice: Choice, picks: readonly string[] = []): string {
  if (!choice.most) return choice.key
  return choice.key.replace(HOLE, choice.of.filter((id) => picks.includes(id)).join('+') || '-')
}

/** Tokens are taken one by one: which one the next place is for. */
export function tokensToPlace(ask: Ask | null): string[] {
  const found = new Set<string>()
  for (const choice of ask?.choices ?? []) {
    if (choice.kind === 'place' && choice.beside_kind === 'token') choice.beside.forEach((id) => found.add(id))
  }
  return [...found]
}

/** What is picked before anybody touched anything: the one thing a choice without alternatives is about. */
export function firstPick(ask: Ask | null): Item[] {
  const named = ask?.choices.filter((choice) => choice.most === 0 && itemsOf(choice).length === 1) ?? []
  const others = ask?.choices.filter((choice) => choice.most > 0 && choice.kind === named[0]?.kind) ?? []
  const only = named.length === 1 && !ask?.optional ? named[0] : undefined
  if (!only) return []
  const picked = itemsOf(only)
  return others.some((choice) => picked.some((it) => itemsOf(choice).includes(it))) ? [] : picked
}

/** Choices of one op belong together: what resisting costs and brings is one decision. */
export function byOp(choices: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) groups.set(choice.op, [...(groups.get(choice.op) ?? []), choice])
  return groups
}
