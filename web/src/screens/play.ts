import { api } from '../net/api'
import { router } from '../router.svelte'
import { firstOptions, usualLevel } from '../setup/options'
import { me } from '../store/me.svelte'
import { t } from '../texts'

const SEATS = 5

/** A first night against bots, at once. */
export async function playNow(camp: 'hunted' | 'creature'): Promise<void> {
  const level = usualLevel(await api.choices())
  const bots = Array.from({ length: SEATS - 1 }, (_, n) => ({ chair: n + 1, level }))
  const { code } = await api.newTable({
    options: firstOptions(SEATS),
    name: me.name || t('you-guest'),
    colour: me.colour,
    bots,
    creature_chair: camp === 'creature' ? 0 : SEATS - 1,
    start: true,
  })
  router.go(`/t/${code}`)
}

/** What went wrong, as a sentence. */
export function sentence(error: unknown): string {
  return error instanceof Error && error.message ? error.message : t('server-away')
}
