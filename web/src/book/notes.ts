import type { Card } from '../catalogue'
import { t } from '../texts'

/** What stands at the edge of a card, if anything. */
export function noteOf({ level, cost, phase }: Card): string {
  if (level) return t('cards-level', { level, cost: cost ?? 0 })
  return phase ? t('cards-phase', { n: phase }) : ''
}
