import { api } from '../net/api'
import { router } from '../router.svelte'
import { usualLevel } from '../setup/options'
import { openPick } from '../sheets/open.svelte'
import { me } from '../store/me.svelte'
import { settings } from '../store/settings.svelte'
import { t } from '../texts'

/** A table that goes on from this moment of a finished game: oneself on this seat, bots on all others. */
async function playOn(code: string, n: number, seat: number): Promise<void> {
  const [choices] = await Promise.all([api.choices(), me.known ? null : me.load()])
  const level = choices.levels.find(({ id }) => id === settings.bots)?.id ?? usualLevel(choices)
  const made = await api.playOn(code, { n, seat, level, name: me.name || t('you-guest') })
  router.go(`/t/${made.code}`)
}

/** Asks on whose seat; somebody whose eyes one borrows is asked for no more. */
export function askToPlayOn(code: string, n: number, eyes: string, names: string[], failed: (error: unknown) => void) {
  const go = (seat: number) => void playOn(code, n, seat).catch(failed)
  if (/^\d$/.test(eyes)) return go(Number(eyes))
  openPick({
    title: t('play-on-as'),
    text: t('play-on-as.text'),
    items: names.map((name, seat) => ({ id: String(seat), name, seat })),
    least: 1,
    most: 1,
    confirm: () => t('play-on'),
    done: ([seat]) => go(Number(seat)),
    of: [],
  })
}
