import type { Happened } from '../net/messages'
import { traitsOf } from '../net/ops'
import { t } from '../texts'
import { settings } from '../store/settings.svelte'

/** Whom the table waits for, in words; who of them is done already, nobody may know. */
export function waitingText(
  waiting: readonly number[],
  mine: readonly number[],
  names: (seat: number) => string,
): string {
  const others = waiting.filter((seat) => !mine.includes(seat))
  if (!others.length) return t('table-wait')
  if (others.length > 3) return t('table-wait-many')
  const list = new Intl.ListFormat(settings.language, { type: 'conjunction' })
  return t('table-wait-for', { names: list.format(others.map((seat) => names(seat) || '…')) })
}

/** What is told of these lines, in one go. */
export function sentences(lines: readonly Happened[]): string {
  const told = lines.filter(({ kind, text }) => text && !traitsOf(kind).silent)
  return told.map(({ text }) => text).join(' ')
}
