import { api } from './api'

/** The address of this page for others: whoever sits at the server itself has come by one that only they can open. */
export class SharedAddress {
  /** Null until it is known. */
  origin = $state<string | null>(isLocal(location.hostname) ? null : location.origin)
  /** False: nobody but this machine can open it. */
  reachable = $state(true)

  constructor(code: string) {
    if (this.origin === null) void this.#find(code)
  }

  async #find(code: string): Promise<void> {
    try {
      const { link, reachable } = await api.table(code)
      this.reachable = reachable
      this.origin = new URL(link).origin
    } catch {
      this.reachable = false
      this.origin = location.origin
    }
  }
}

/** Whether this name means to everybody the very machine they sit at. */
export function isLocal(host: string): boolean {
  return ['localhost', '[::1]', '0.0.0.0', '[::]'].includes(host) || host.startsWith('127.')
}
