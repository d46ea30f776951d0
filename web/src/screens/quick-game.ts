import { api } from '../net/api'
import { router } from '../router.svelte'
import { firstOptions, usualLevel } from '../setup/options'
import { settings } from '../store/settings.svelte'
import { me } from '../store/me.svelte'
import { t } from '../texts'

const SEATS = 5

/** A first night against bots, at once: whatever else could be asked first has its usual answer. */
export async function playNow(camp: 'hunted' | 'creature'): Promise<void> {
  const choices = await api.choices()
  const level = choices.levels.find(({ id }) => id === settings.bots)?.id ?? usualLevel(choices)
  const bots = Array.from({ length: SEATS - 1 }, (_, n) => ({ chair: n + 1, level }))
  const { code } = await api.newTable({
    options: { ...firstOptions(SEATS), side: 'A' },
    name: me.name || t('you-guest'),
    colour: me.colour,
    bots,
    creature_chair: camp === 'creature' ? 0 : SEATS - 1,
    start: true,
  })
  router.go(`/t/${code}`)
}
