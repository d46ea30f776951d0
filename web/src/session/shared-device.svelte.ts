import type { TableStore } from '../store/table.svelte'

/** Several chairs on one device: whose turn with it is next. */
export class SharedDevice {
  /** The chair the curtain waits for. */
  next = $state<number | null>(null)
  #seen = new Set<number>()
  #moment = ''

  constructor(private store: TableStore) {}

  get shared(): boolean {
    return (this.store.you?.chairs.length ?? 0) > 1
  }

  /** Another chair of this device that may have something to decide and hasn't been looked at since. */
  get candidate(): number | null {
    const { you, waiting, ask, answered, view } = this.store
    if (!you || !this.shared || this.next !== null) return null
    const moment = `${view?.turn} ${view?.phase} ${waiting.join()}`
    if (moment !== this.#moment) {
      this.#moment = moment
      this.#seen.clear()
    }
    const decides = ask !== null && !ask.optional && ask.id !== answered
    if (decides) return null
    if (you.eyes !== null) this.#seen.add(you.eyes)
    return you.chairs.find((chair) => waiting.includes(chair) && !this.#seen.has(chair)) ?? null
  }

  async show(): Promise<void> {
    const seat = this.next
    if (seat !== null) await this.store.eyes(seat)
    this.next = null
  }

  stay(): void {
    if (this.next !== null) this.#seen.add(this.next)
    this.next = null
  }
}
