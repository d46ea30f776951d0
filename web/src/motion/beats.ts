/** How a move is told: its lines one after the other, each with a pause as long as it deserves. */

import type { Happened, View } from '../net/messages'
import type { SoundName } from '../sound/notes'
import { after } from './events'

export type Beat = { lines: Happened[]; view: View; ms: number; sound: SoundName | null }

export const LONGEST = 6_000
const RECKONING = 900
const ELSEWHERE = 650
const FLIP = 520
const BETWEEN_FLIPS = 70

/** Lines that only say what somebody did in secret, or how the cupboards are filled. */
const SILENT = new Set([
  'commit',
  'commit_two',
  'withdraw',
  'plan',
  'explore_only',
  'set_aside',
  'keep_two',
  'choose_avatar',
  'rethink',
])
const SOUNDS: Record<string, SoundName> = {
  put_token: 'token',
  spread_token: 'token',
  move_token: 'token',
  swap_tokens: 'token',
  revealed: 'reveal',
  catch: 'catch',
  lost_will: 'will',
  advance_rescue: 'rescue',
  advance_assimilation: 'assimilation',
  play_hunt: 'card',
  play_survival: 'card',
  use_power: 'card',
  take_back: 'card',
  discard: 'card',
}

/** The beats of a move. What comes before the first turn is not told. */
export function beatsOf(lines: readonly Happened[], before: View | null, speed = 1): Beat[] {
  const beats: Beat[] = []
  let view = before
  if (!view?.phase) return beats
  for (const line of lines) {
    view = after(view, line)
    const last = beats.at(-1)
    if (last && (SILENT.has(line.kind) || (line.kind === 'revealed' && last.lines[0]?.kind === 'revealed'))) {
      last.lines.push(line)
      last.view = view
      if (line.kind === 'revealed') last.ms += BETWEEN_FLIPS
    } else if (!SILENT.has(line.kind) && line.text) {
      const pause = line.kind === 'revealed' ? FLIP + RECKONING : view.phase === 3 ? RECKONING : ELSEWHERE
      beats.push({ lines: [line], view, ms: pause, sound: SOUNDS[line.kind] ?? null })
    }
  }
  const whole = beats.reduce((sum, { ms }) => sum + ms, 0) / speed
  const hurry = Math.max(1, whole / LONGEST) * speed
  return beats.map((beat) => ({ ...beat, ms: beat.ms / hurry }))
}
