import type { Said } from '../net/messages'
import { t } from '../texts'

/** What was said, in words; or what happened to somebody's chair. */
export function words({ notice, phrase, name, text }: Said): string {
  if (notice) return t(`notice-${notice}`, { name, whose: text ?? '' })
  return phrase ? t(`phrase-${phrase}`) : (text ?? '')
}
