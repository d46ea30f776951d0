/** The buttons of a question: one that is filled, the rest, and what each does. */

import type { Ask, Choice, HuntedView, View } from '../net/messages'
import { traitsOf } from '../net/ops'
import type { Choosing } from './choosing.svelte'
import { askedFor, costs } from './costs'
import { labelOf } from './labels'
import { item, itemsOf, kindOf, matches, type Item, type Kind } from './selection'

export type Button =
  { does: 'answer'; choice: Choice; picks: string[]; label: string } | { does: 'open'; op: string; group: Choice[] }

export type Buttons = {
  /** The filled one; null: something must be picked first, or all are alike. */
  main: Button | null
  /** Whether a filled button will come once something is picked. */
  waits: boolean
  rest: Button[]
}

/** Whether pressing it, or what it leads to, has a price. */
export const isCostly = (button: Button): boolean =>
  button.does === 'answer' ? costs(button.choice) : button.group.some(costs)

export type Names = (kind: Kind | null, id: string) => string

export function buttonsOf(choosing: Choosing, view: View, small: boolean, names: Names, lang: string): Buttons {
  const { ask } = choosing
  const answer = (choice: Choice, picks: string[] = []): Button => ({
    does: 'answer',
    choice,
    picks,
    label: labelOf(choice, picks, names, lang),
  })
  const found = choosing.matches.map(({ choice, picks }) => answer(choice, picks))
  const taken = new Set(choosing.matches.map(({ choice }) => choice))
  const direct = choosing.buttons.filter((choice) => !taken.has(choice)).map((choice) => answer(choice))
  const asked = askedFor(ask)
  const isAskedFor = ([, group]: [string, Choice[]]) => group.some((choice) => asked.choices.includes(choice))
  const openers = choosing.picks
    .filter((pick) => !isAskedFor(pick) || outOfReach(pick[1], view, small))
    .map(([op, group]): Button => ({ does: 'open', op, group }))
  const rest = [...openers, ...direct]
  if (found[0]) return { main: found[0], waits: false, rest: [...found.slice(1), ...rest] }
  const picks = choosing.picks.filter(isAskedFor)
  const main = choosing.started ? null : (byItself(asked, direct) ?? onlySheet(picks, openers))
  return { main, waits: !main && picks.length > 0, rest: rest.filter((button) => button !== main) }
}

/** If all there is to pick lies in one sheet, opening it is what to do. */
function onlySheet(picks: [string, Choice[]][], openers: Button[]): Button | null {
  const [only, ...others] = picks
  return (only && !others.length && openers.find((button) => button.does === 'open' && button.op === only[0])) || null
}

/** The button to fill while nothing is picked. */
function byItself(ask: Ask, direct: Button[]): Button | null {
  if (ask.optional) return null
  const answers = direct
    .filter((button) => button.does === 'answer')
    .filter(({ choice }) => ask.choices.includes(choice))
  const on = answers.find(({ choice }) => goesOn(choice.op))
  if (on) return on
  if (ask.choices.some((choice) => choice.most > 0)) return null
  if (answers.length === 1) return answers[0] ?? null
  const doing = answers.filter(({ choice: { op } }) => !traitsOf(op).leaves && !goesOn(op))
  return doing.length === 1 ? (doing[0] ?? null) : null
}

/** Whether this answer lets the game go on: filled as long as nothing else is picked. */
function goesOn(op: string): boolean {
  const { passes, leaves } = traitsOf(op)
  return !!passes && !leaves
}

/** Whether some of these things don't lie on the table, so that a sheet must show them. */
function outOfReach(group: Choice[], view: View, small: boolean): boolean {
  const me = view.hunted.find(({ seat }) => seat === view.seat)
  return group.some((choice) => !itemsOf(choice).every((it) => within(it, view, me, small))) || fromDiscard(group, me)
}

function within(it: Item, view: View, me: HuntedView | undefined, small: boolean): boolean {
  const id = it.slice(it.indexOf(':') + 1)
  switch (kindOf(it)) {
    case 'place':
    case 'token':
    case 'seat':
    case 'space':
      return true
    case 'hunt':
      return view.hunt_hand?.includes(id) ?? false
    case 'survival':
      return !small && !!(me?.survival?.includes(id) || me?.drawn?.includes(id))
    default:
      return false
  }
}

/** Cards of one's own that lie small on the table, or in the reserve, are easier to pick from a sheet. */
function fromDiscard(group: Choice[], me: HuntedView | undefined): boolean {
  if (!me) return false
  const places = group.flatMap((choice) => (choice.kind === 'place' ? choice.of.map(Number) : []))
  if (places.length < 2) return false
  const lying = (place: number) => me.discard?.includes(place) || me.played?.includes(place)
  return places.every(lying) || places.every((place) => !me.owned.includes(place))
}

/** The question put by a sheet that shows one group of choices. */
export function part(ask: Ask, group: Choice[]): Ask {
  return { ...ask, choices: group }
}

/** What the members picked in a sheet stand for. */
export function pickedIn(ask: Ask, group: Choice[], ids: readonly string[]): ReturnType<typeof matches> {
  const kind = group[0]?.kind
  return kind
    ? matches(
        part(ask, group),
        ids.map((id) => item(kind, id)),
      )
    : []
}
