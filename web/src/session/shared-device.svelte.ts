import type { TableStore } from '../store/table.svelte'

/** Several chairs on one device: in whose hands it is, and whose turn with it is next. */
export class SharedDevice {
  /** Who has said that they hold it; null: nobody yet. */
  #holder = $state<number | null>(null)
  /** To whom it is to be handed. */
  #called = $state<number | null>(null)
  /** Those that were asked when somebody said “not now”. */
  #putOff = $state.raw<readonly number[] | null>(null)

  constructor(private store: TableStore) {}

  readonly shared = $derived.by(
    () => (this.store.you?.chairs.length ?? 0) > 1 && this.store.table?.status === 'playing',
  )

  /** The chair the curtain waits for. Until somebody has said who they are nothing is shown. */
  readonly next = $derived.by(() => {
    const { you, due } = this.store
    if (!you || !this.shared || this.#called !== null || you.eyes === this.#holder) return this.#called
    return this.#holder === null ? (due[0] ?? you.eyes) : you.eyes
  })

  /** Whether somebody may keep it for now: whoever has it in hand. */
  readonly held = $derived.by(() => this.#holder !== null && this.#holder === this.store.you?.eyes)

  /** Another chair of this device that has something to decide, while the one in front of it has not. */
  get candidate(): number | null {
    const { you, due, ask, asks } = this.store
    if (!this.shared || this.next !== null || you?.eyes == null || (asks && !ask?.optional)) return null
    return due.includes(you.eyes) || due === this.#putOff ? null : (due[0] ?? null)
  }

  call(seat: number): void {
    this.#called = seat
  }

  /** Somebody says that it is in their hands. If the server can't show them their cards just now, nothing is shown. */
  async show(): Promise<void> {
    const seat = this.next
    if (seat === null) return
    this.#called = seat
    if (seat !== this.store.you?.eyes) await this.store.eyes(seat)
    this.#holder = seat
    this.#called = null
  }

  stay(): void {
    this.#putOff = this.store.due
    this.#called = null
  }
}
