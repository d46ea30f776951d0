import type { TableInfo, View, You } from '../net/messages'

/** What somebody was in a game that is over. */
export type Standing = 'winner' | 'loser' | 'onlooker'

/** By the chairs that are theirs: whoever had chairs in both camps has seen it from outside. */
export function standingOf(
  view: Pick<View, 'seat'> | null,
  you: Pick<You, 'chairs'> | null,
  table: Pick<TableInfo, 'record'> | null,
  camp: 'creature' | 'hunted',
): Standing {
  const chairs = you?.chairs.length ? you.chairs : view?.seat == null ? [] : [view.seat]
  if (table?.record || !chairs.length) return 'onlooker'
  const won = chairs.map((chair) => (chair === 0) === (camp === 'creature'))
  if (won.every(Boolean)) return 'winner'
  return won.some(Boolean) ? 'onlooker' : 'loser'
}
