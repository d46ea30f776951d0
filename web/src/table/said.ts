import { card } from '../catalogue'
import type { Said } from '../net/messages'
import { t } from '../texts'

/** What was said, in words; or what happened to somebody's chair. */
export function words({ notice, phrase, name, text }: Said): string {
  if (notice) return t(`notice-${notice}`, { name, whose: text ?? '' })
  return phrase ? phraseText(phrase) : (text ?? '')
}

/** A quick phrase in the language of this page; one that names a place has it behind a colon. */
export function phraseText(phrase: string): string {
  const [id, place] = phrase.split(':') as [string, string?]
  return t(`phrase-${id}`, { at: place ? (card(place)?.at ?? '') : '' })
}
