/** How a move is told: its lines one after the other, each with a pause as long as it deserves. */

import type { Moment } from '../drama/scene'
import type { Happened, View } from '../net/messages'
import { traitsOf, type Look } from '../net/ops'
import type { CueName } from '../sound/cues'
import { after } from '../store/changes'

export type Step = {
  lines: Happened[]
  view: View
  ms: number
  /** Milliseconds it is told for, however many moves wait. */
  least: number
  sound: CueName | null
  /** What is played instead, where it can be. */
  moment: Moment | null
  /** Whether it is about whoever looks on from this seat. */
  mine: boolean
  /** Will that they have left, if this is a catch. */
  will?: number
}

export const LONGEST = 6_000
/** A line that concerns somebody is never told to them faster. */
export const LEAST = 700
const RECKONING = 900
const ELSEWHERE = 650
const FLIP = 520
const CATCH = 1_600
const BETWEEN_FLIPS = 70
/** What happens to several at once is told at once. */
const TOGETHER: ReadonlySet<Look | undefined> = new Set<Look>(['reveal', 'catch'])

/** The steps of a move. What comes before the first turn is not told. */
export function narrationOf(lines: readonly Happened[], before: View | null, speed = 1): Step[] {
  const steps: Step[] = []
  let view = before
  if (!view?.phase) return steps
  for (const line of lines) {
    view = after(view, line)
    const last = steps.at(-1)
    const { look, sound, silent } = traitsOf(line.kind)
    const mine = concerns(line, view)
    if (last && (silent || (TOGETHER.has(look) && last.lines[0]?.kind === line.kind))) {
      last.lines.push(line)
      last.view = view
      last.mine ||= mine
      if (mine && !silent) last.least = Math.max(last.least, LEAST)
      if (look === 'reveal') last.ms += BETWEEN_FLIPS
      if (!silent && last.moment !== 'caught') last.moment = momentOf(line, view)
    } else if (!silent && line.text) {
      const ms = pauseOf(look, view)
      const least = look === 'catch' ? CATCH : mine ? LEAST : 0
      const moment = momentOf(line, view)
      steps.push({ lines: [line], view, ms, least, sound: sound ?? null, moment, mine })
    }
  }
  for (const step of steps) if (step.moment === 'caught') step.will = willLeft(step, lines)
  const whole = steps.reduce((sum, { ms }) => sum + ms, 0) / speed
  const hurry = Math.max(1, whole / LONGEST) * speed
  return steps.map((step) => ({ ...step, ms: Math.max(step.ms / hurry, step.least) }))
}

function pauseOf(look: Look | undefined, view: View): number {
  if (look === 'reveal') return FLIP + RECKONING
  if (look === 'catch') return CATCH
  return view.phase === 3 ? RECKONING : ELSEWHERE
}

/** Whether a line is about this seat: what it does, what is done to it, what changes for it. */
function concerns(line: Happened, { seat }: View): boolean {
  if (seat === null) return false
  const { look } = traitsOf(line.kind)
  return (
    line.seat === seat ||
    (seat === 0 && look === 'catch') ||
    (line.change?.hunted.some((hunted) => hunted.seat === seat) ?? false)
  )
}

function momentOf({ kind, seat }: Happened, view: View): Moment | null {
  const { look } = traitsOf(kind)
  const me = view.seat !== null && seat === view.seat
  switch (look) {
    case 'reveal':
    case 'evolved':
    case 'played':
      return look
    case 'catch':
      return me ? 'caught' : 'catch'
    case 'let_go':
      return me ? 'let_go' : null
    default:
      return null
  }
}

function willLeft({ view }: Step, lines: readonly Happened[]): number {
  const me = view.hunted.find(({ seat }) => seat === view.seat)
  const lost = lines.find(({ kind, seat }) => traitsOf(kind).look === 'will' && seat === view.seat)
  return Math.max(0, (me?.will ?? 0) - Number(lost?.key?.split(' ')[3] ?? 0))
}
