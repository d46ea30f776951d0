const STAYS = 5_000

/** A sentence that appears over the table and goes by itself. */
export class Toast {
  text = $state<string | null>(null)
  /** Nothing went wrong: it is news. */
  news = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Shows why something went wrong. */
  say = (error: unknown): void => this.#show(error instanceof Error ? error.message : String(error), false)

  tell(text: string): void {
    this.#show(text, true)
  }

  #show(text: string, news: boolean): void {
    this.text = text
    this.news = news
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.text = null), STAYS)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
