import type { Said } from '../net/messages'
import type { TableStore } from '../store/table.svelte'

/** What was said at the table: where in the log it was heard, and how much of it is still unread. */
export class ChatReader {
  /** By the number of a message, the line of the log before which it stands. */
  readonly heardAt = new Map<number, number>()
  #read = $state(0)

  constructor(private store: TableStore) {
    this.#read = store.chat.length
  }

  get unread(): number {
    return Math.max(0, this.store.chat.length - this.#read)
  }

  /** Enters what is new; whether any of it is unread. */
  hear(chat: readonly Said[]): boolean {
    const fresh = chat.filter(({ n }) => !this.heardAt.has(n))
    const line = (this.store.log.at(-1)?.n ?? 0) + 1
    for (const { n } of fresh) this.heardAt.set(n, line)
    return fresh.some(({ n }) => n >= this.#read)
  }

  /** Somebody has the log open. */
  read(): void {
    this.#read = this.store.chat.length
  }
}
