/** How a move is told: its lines one after the other, each with a pause as long as it deserves. */

import type { Happened, View } from '../net/messages'
import { traitsOf } from '../net/ops'
import type { SoundName } from '../sound/notes'
import { after } from '../store/changes'

export type Beat = { lines: Happened[]; view: View; ms: number; sound: SoundName | null }

export const LONGEST = 6_000
const RECKONING = 900
const ELSEWHERE = 650
const FLIP = 520
const BETWEEN_FLIPS = 70

/** The beats of a move. What comes before the first turn is not told. */
export function beatsOf(lines: readonly Happened[], before: View | null, speed = 1): Beat[] {
  const beats: Beat[] = []
  let view = before
  if (!view?.phase) return beats
  for (const line of lines) {
    view = after(view, line)
    const last = beats.at(-1)
    const { look, sound, silent } = traitsOf(line.kind)
    const reveals = look === 'reveal'
    if (last && (silent || (reveals && last.lines[0]?.kind === line.kind))) {
      last.lines.push(line)
      last.view = view
      if (reveals) last.ms += BETWEEN_FLIPS
    } else if (!silent && line.text) {
      const pause = reveals ? FLIP + RECKONING : view.phase === 3 ? RECKONING : ELSEWHERE
      beats.push({ lines: [line], view, ms: pause, sound: sound ?? null })
    }
  }
  const whole = beats.reduce((sum, { ms }) => sum + ms, 0) / speed
  const hurry = Math.max(1, whole / LONGEST) * speed
  return beats.map((beat) => ({ ...beat, ms: beat.ms / hurry }))
}
