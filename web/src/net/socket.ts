import type { ClientMessage, ServerMessage } from './messages'

const FIRST_WAIT = 250
const LONGEST_WAIT = 4_000
const BEAT = 20_000
const SILENCE = 45_000
/** How long an answer may take where the line may be cut, as after a sleep or where the device says it is off line. */
const DOUBT = 4_000
/** Codes with which the server closes for good: whoever comes back unasked finds the same. */
const FINAL = [4404, 4429]

export interface Ears {
  /** The socket is open: say hello. */
  opened(): void
  heard(message: ServerMessage): void
  lost(): void
}

/** A websocket that comes back by itself, later each time, at once when the device is back on line. */
export class Socket {
  #url: string
  #ears: Ears
  #wire: WebSocket | null = null
  #wait = FIRST_WAIT
  #again: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0
  #closed = false

  constructor(url: string, ears: Ears) {
    this.#url = url
    this.#ears = ears
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.addEventListener?.('offline', this.#ask)
    globalThis.document?.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** Whether it went out; what was said to a closed socket is lost. */
  say(message: ClientMessage): boolean {
    if (this.#wire?.readyState !== WebSocket.OPEN) return false
    this.#wire.send(JSON.stringify(message))
    return true
  }

  /** For a server that said when it will be back. */
  comeBackIn(seconds: number) {
    this.#wait = Math.max(FIRST_WAIT, seconds * 1000)
  }

  close() {
    this.#closed = true
    clearTimeout(this.#again)
    clearInterval(this.#beat)
    clearTimeout(this.#doubt)
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.removeEventListener?.('offline', this.#ask)
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry)
    this.#wire?.close()
  }

  #connect() {
    clearTimeout(this.#again)
    const wire = new WebSocket(this.#url)
    this.#wire = wire
    wire.onopen = () => {
      this.#heardAt = Date.now()
      clearInterval(this.#beat)
      this.#beat = setInterval(() => this.#listen(wire), BEAT)
      this.#ears.opened()
    }
    wire.onmessage = ({ data }) => {
      this.#heardAt = Date.now()
      this.#wait = FIRST_WAIT
      this.#ears.heard(JSON.parse(String(data)) as ServerMessage)
    }
    wire.onclose = ({ code }) => {
      this.#gone(wire)
      if (FINAL.includes(code) && !this.#wire) this.close()
    }
  }

  #gone(wire: WebSocket) {
    if (this.#closed || wire !== this.#wire) return
    clearInterval(this.#beat)
    clearTimeout(this.#doubt)
    this.#wire = null
    this.#ears.lost()
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #listen(wire: WebSocket) {
    if (Date.now() - this.#heardAt < SILENCE) this.say({ type: 'ping' })
    else this.#drop(wire)
  }

  /** Not everything is cut off where a device says so: a server in the same house may still answer. */
  #ask = () => {
    const wire = this.#wire
    if (!wire || !this.say({ type: 'ping' })) return
    const asked = Date.now()
    clearTimeout(this.#doubt)
    this.#doubt = setTimeout(() => {
      if (this.#heardAt < asked) this.#drop(wire)
    }, DOUBT)
  }

  /** Without waiting for the browser, which may take a minute to find out that nobody is there. */
  #drop(wire: WebSocket) {
    wire.close()
    this.#gone(wire)
  }

  #hurry = () => {
    if (this.#closed || globalThis.document?.visibilityState === 'hidden') return
    if (!this.#wire) this.#connect()
    else this.#ask()
  }
}
