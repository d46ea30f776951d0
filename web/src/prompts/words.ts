/** What a button says in a word, where the whole label is too long for it. A verb has such words or it hasn't. */

import { traitsOf } from '../net/ops'
import { has, t } from '../texts'
import type { Button } from './buttons'
import { cut, opening } from './labels'

export const isShort = (op: string): boolean => has(`act-${op}`)

/** A plain answer whose whole label is a sentence has a note instead. */
export const isNoted = (op: string): boolean => has(`act-${op}.note`)

/** What it costs is told before anything is picked. */
export const isPriced = (op: string): boolean => has(`act-${op}.price`)

export type Words = { head: string; rest: string; icon: string | undefined }

export function wordsOf(button: Button): Words {
  return button.does === 'answer' ? ofAnswer(button) : ofOpener(button)
}

function ofAnswer({ choice: { op, of }, label, picks }: Button & { does: 'answer' }): Words {
  const { head, rest } = cut(label)
  const { icon } = traitsOf(op)
  if (!picks.length && isNoted(op)) return { head: t(`act-${op}`), rest: t(`act-${op}.note`), icon }
  if (picks.length || !isPriced(op)) return { head, rest, icon }
  return { head: t(`act-${op}`), rest: priceOf(op, of.length), icon }
}

/** A button has room for no more; what is paid in all, and for which cards, is told before it is done. */
const priceOf = (op: string, n: number) => t(`act-${op}.price`, { will: Math.ceil(n / 2), n })

function ofOpener({ op, group }: Button & { does: 'open' }): Words {
  const [first] = group
  const count = new Set(group.flatMap(({ of }) => of)).size
  return {
    head: isShort(op)
      ? t(`act-${op}`)
      : opening(first?.text ?? '') || t('table-choose', { kind: first?.kind ?? 'any' }),
    rest: isPriced(op) ? priceOf(op, first?.least ?? 0) : t('table-choices', { n: count }),
    icon: traitsOf(op).icon ?? 'cards',
  }
}
