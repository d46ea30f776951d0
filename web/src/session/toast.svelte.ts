const STAYS = 5_000

/** A sentence that appears over the table and goes by itself. */
export class Toast {
  text = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Shows why something went wrong. */
  say = (error: unknown): void => {
    this.text = error instanceof Error ? error.message : String(error)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.text = null), STAYS)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
