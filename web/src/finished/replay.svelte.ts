import { api } from '../net/api'
import type { At, Chair, Happened, Stop, TableInfo } from '../net/messages'
import { settings } from '../store/settings.svelte'
import { hashOf, momentIn, standingAt, turnFrom } from './timeline'

const BEAT = 1000
const MOST_KEPT = 400
/** How many steps back the lines beside the planet reach. */
const BEHIND = 10
export const SPEEDS = [0.5, 1, 2, 4]

/** A finished game to leaf through. */
export class Replay {
  stops = $state.raw<Stop[]>([])
  chairs = $state.raw<Chair[]>([])
  /** What is shown. */
  at = $state.raw<At | null>(null)
  log = $state.raw<Happened[]>([])
  /** Where the slider is; what is shown follows. */
  n = $state(0)
  of = $state(0)
  eyes = $state('onlooker')
  playing = $state(false)
  speed = $state(1)
  problem = $state('')

  #kept = new Map<string, Promise<At>>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly code: string) {
    const { n, eyes } = momentIn(location.hash)
    this.n = n
    this.eyes = eyes
  }

  standing = $derived(standingAt(this.stops, this.n))
  /** Whether somebody has decided something that these eyes don't see. */
  unseen = $derived(this.eyes !== 'all' && this.n > 0 && this.at?.n === this.n && !this.at.log.length)
  names = (seat: number): string => this.chairs[seat]?.name ?? ''
  colour = (seat: number): number => (seat === 0 ? 0 : (this.chairs[seat]?.colour ?? seat))

  async open(): Promise<void> {
    this.problem = ''
    try {
      const path = `/api/tables/${encodeURIComponent(this.code)}`
      const [table, stops] = await Promise.all([
        api.get<Pick<TableInfo, 'chairs'>>(path),
        api.get<Stop[]>(`${path}/moments`),
      ])
      this.chairs = table.chairs
      this.stops = stops
      await this.show(this.n)
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  /** Goes to a position. The newest wish wins, however slow the answers are. */
  async show(n: number): Promise<void> {
    this.n = Math.max(0, this.of ? Math.min(n, this.of) : n)
    const wanted = this.#key(this.n)
    try {
      const at = await this.#fetch(this.n)
      if (wanted !== this.#key(this.n)) return
      this.at = at
      this.of = at.of
      this.n = at.n
      history.replaceState(history.state, '', hashOf(this.n, this.eyes))
      await this.#fill()
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
      this.pause()
    }
  }

  look(eyes: string, n = this.n): void {
    this.eyes = eyes
    this.log = []
    void this.show(n)
  }

  /** Follows a link to another moment of the same game. */
  follow(): void {
    const { n, eyes } = momentIn(location.hash)
    this.pause()
    this.look(eyes, n)
  }

  /** The same moment again in another language. */
  again(): void {
    if (this.at) void this.show(this.n)
  }

  step(way: 1 | -1): void {
    this.pause()
    void this.show(this.n + way)
  }

  turn(way: 1 | -1): void {
    this.pause()
    void this.show(turnFrom(this.stops, this.n, way, this.of))
  }

  play(): void {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.n >= this.of) this.n = 0
    void this.#on()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** On to the next step at which these eyes see something. */
  async #on(): Promise<void> {
    let next = this.n + 1
    try {
      while (this.playing && next < this.of && !(await this.#fetch(next)).log.length) next++
    } catch {
      return this.pause()
    }
    if (!this.playing) return
    await this.show(next)
    if (this.n >= this.of) return this.pause()
    void this.#fetch(this.n + 1).catch(() => {})
    this.#timer = setTimeout(() => void this.#on(), BEAT / this.speed)
  }

  /** The lines of this step and of the ones before it, the nearest first to arrive. */
  async #fill(): Promise<void> {
    const { n, eyes } = this
    const language = settings.language
    let lines = this.at?.log ?? []
    this.log = lines
    for (let before = n - 1; before >= Math.max(0, n - BEHIND); before--) {
      const { log } = await this.#fetch(before)
      if (this.n !== n || this.eyes !== eyes || settings.language !== language) return
      lines = [...log, ...lines]
    }
    this.log = lines
  }

  #key(n: number): string {
    return `${n} ${this.eyes} ${settings.language}`
  }

  #fetch(n: number): Promise<At> {
    const key = this.#key(n)
    const kept = this.#kept.get(key)
    if (kept) return kept
    const asked = api.get<At>(`/api/tables/${encodeURIComponent(this.code)}/at/${n}?eyes=${this.eyes}`)
    this.#kept.set(key, asked)
    asked.catch(() => this.#kept.delete(key))
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    return asked
  }
}
