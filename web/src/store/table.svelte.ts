import { build } from '../net/build'
import {
  PROTOCOL,
  type Ask,
  type Because,
  type Choice,
  type ClientMessage,
  type Happened,
  type Hint,
  type Moved,
  type Prefer,
  type Said,
  type ServerMessage,
  type TableInfo,
  type View,
  type Welcome,
  type You,
} from '../net/messages'
import { Socket, type Ears } from '../net/socket'
import { keyOf } from '../prompts/selection'
import { afterMove } from './changes'
import { settings, type Language } from './settings.svelte'

const KEPT_CHAT = 500
/** What the server couldn't write down is sent again, so often and after so many milliseconds. */
const MOST_TRIES = 20
const TRY_AGAIN = 1000
/** A move that is told for longer than so many milliseconds is waited for by bots. */
const TAKES_TIME = 100

export type Connection = 'connecting' | 'open' | 'lost' | 'reload' | 'none' | 'full'
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
/** Anything the page can ask of the server; its id is put in by `send`. */
export type Wish = WithoutId<ClientMessage>
type Queued = Exclude<
  ServerMessage,
  { type: 'hint' | 'reason' | 'done' | 'refused' | 'pong' | 'bye' | 'reload' | 'resumed' | 'welcome' }
>
/** Called before a move is shown; what it returns is waited for, so it may narrate. */
export type FrameListener = (moved: Moved, before: View | null) => void | Promise<void>
type Likes = Pick<Required<Prefer>, 'bots' | 'passes'>
type Wire = Pick<Socket, 'say' | 'comeBackIn' | 'close'>

interface Waiting {
  message: ClientMessage
  tries: number
  done: () => void
  refuse: (reason: Error) => void
}

/** Why a request was refused: `message` is a sentence to show. */
export class RefusedRequest extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** One table as this browser sees it, kept up to date over a socket. */
export class TableStore {
  connection = $state<Connection>('connecting')
  /** The sentence of the server, where `connection` is 'none' or 'full': no such table, or too many pages of it. */
  problem = $state<string | null>(null)
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<You | null>(null)
  view = $state.raw<View | null>(null)
  ask = $state.raw<Ask | null>(null)
  log = $state.raw<Happened[]>([])
  #said = $state.raw<Said[]>([])
  /** What was said, without the bots for whoever has muted them. */
  chat = $derived(settings.botTalk ? this.#said : this.#said.filter((each) => !this.#byBot(each)))
  waiting = $state.raw<number[]>([])
  /** `since` is the time of `performance.now()` at which `left` seconds were left. */
  clock = $state.raw<{ left: number; of: number; since: number } | null>(null)
  /** The last hint asked for; it is about the question it names. */
  hint = $state.raw<Hint | null>(null)
  /** The id of the question whose answer is on its way. */
  answered = $state<number | null>(null)
  /** Of several chairs on this device those that have something to decide, the first one at the head. */
  due = $state.raw<number[]>([])
  /** Whether moves are still waiting to be shown. */
  behind = $state(false)

  #socket: Wire
  #stream: string | null = null
  #n: number | null = null
  #outbox = new Map<string, Waiting>()
  #queue: Queued[] = []
  #showing = false
  #telling = false
  #epoch = 0
  #listeners = new Set<FrameListener>()
  #reasons = new Map<string, Because>()
  #language: Language
  #eyes: number | null = null
  #watch: boolean
  #likes: Likes | null = null
  #saidLikes = false

  constructor(
    readonly code: string,
    options: { watch?: boolean; connect?: (ears: Ears) => Wire } = {},
  ) {
    this.#language = settings.language
    this.#watch = options.watch ?? false
    const connect = options.connect ?? ((ears: Ears) => new Socket(address(code), ears))
    this.#socket = connect({
      opened: () => this.#hello(),
      heard: (message) => this.#heard(message),
      lost: () => this.#lost(),
    })
  }

  // What there is to know

  #byBot({ chair, phrase }: Said): boolean {
    return phrase !== null && chair !== null && this.table?.chairs[chair]?.kind === 'bot'
  }

  /** The name of a seat, as it is now. */
  names = (seat: number): string => this.table?.chairs[seat]?.name ?? ''
  /** 1 to 6 for a Hunted, 0 for the Creature: hue and shape of their pawn. */
  colour = (seat: number): number => (seat === 0 && this.view ? 0 : (this.table?.chairs[seat]?.colour ?? seat))
  /** Whether the page waits for an answer that isn't on its way. */
  get asks(): boolean {
    return this.ask !== null && this.ask.id !== this.answered
  }

  // What there is to do

  /** Resolves when it is carried out; rejects with a RefusedRequest. Survives a lost connection. */
  send(wish: Wish): Promise<void> {
    const id = newId()
    const message = { ...wish, id } as ClientMessage
    return new Promise((done, refuse) => {
      this.#outbox.set(id, { message, tries: 0, done, refuse })
      if (this.connection === 'open') this.#socket.say(message)
    })
  }

  /** Answers the open question. */
  async answer(choice: Choice, picked: readonly string[] = []): Promise<void> {
    const ask = this.ask
    if (!ask || ask.id === this.answered) return
    this.answered = ask.id
    try {
      await this.send({ type: 'answer', ask: ask.id, key: keyOf(choice, picked) })
    } catch (error) {
      if (this.answered === ask.id) this.answered = null
      throw error
    }
  }

  /** Asks what a thinking bot would do; it may take seconds. What comes stands in `hint`. */
  async advise(): Promise<void> {
    const ask = this.ask
    if (ask && this.hint?.ask !== ask.id) await this.send({ type: 'hint', ask: ask.id })
  }

  /** Why this can't be chosen, in one sentence and a section of the book; null if it can. */
  async reason(thing: string): Promise<{ text: string; chapter: string | null } | null> {
    await this.send({ type: 'why', thing })
    const { text, chapter = null } = this.#reasons.get(thing) ?? { text: null }
    this.#reasons.delete(thing)
    return text === null ? null : { text, chapter }
  }

  /** Looks through the eyes of another of one's chairs; null: an onlooker's. */
  async eyes(seat: number | null): Promise<void> {
    this.#eyes = seat
    this.#watch = seat === null
    await this.send({ type: 'look', eyes: seat })
  }

  /** Has everything the server says said in another language. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language) return
    this.#language = language
    await this.send({ type: 'lang', lang: language })
  }

  /** Says how one likes it here, and again whenever the connection comes back. */
  prefer(likes: Likes): void {
    this.#likes = likes
    if (this.connection === 'open') this.#sayLikes()
  }

  /** Hears every move before it is shown; returns how to stop. */
  onFrame(listener: FrameListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close() {
    this.#epoch++
    this.#queue = []
    this.#socket.close()
  }

  // The wire

  #hello() {
    this.#telling = false
    this.#socket.say({
      type: 'hello',
      v: PROTOCOL,
      lang: this.#language,
      build: build(),
      stream: this.#stream,
      n: this.#n,
      eyes: this.#eyes,
      watch: this.#watch,
    })
  }

  #sayLikes() {
    const usual = this.#likes?.bots === 'normal' && !this.#likes.passes
    if (!this.#likes || (usual && !this.#saidLikes)) return
    this.#saidLikes = true
    void this.send({ type: 'prefer', ...this.#likes }).catch(() => {})
  }

  #lost() {
    if (!['reload', 'none', 'full'].includes(this.connection)) this.connection = 'lost'
  }

  #ready() {
    if (this.connection === 'open') return
    this.connection = 'open'
    for (const { message } of this.#outbox.values()) this.#socket.say(message)
    this.#sayLikes()
  }

  #heard(message: ServerMessage) {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        return this.#ready()
      case 'resumed':
        return this.#ready()
      case 'moved':
      case 'table':
      case 'said':
        this.#n = message.n
        this.#queue.push(message)
        return void this.#show()
      case 'due':
        this.#queue.push(message)
        return void this.#show()
      case 'hint':
        this.hint = message
        return
      case 'reason':
        this.#reasons.set(message.thing, message)
        return
      case 'done':
        this.#outbox.get(message.id)?.done()
        this.#outbox.delete(message.id)
        return
      case 'refused':
        return this.#refused(message.id, new RefusedRequest(message.code, message.text))
      case 'reload':
        this.connection = 'reload'
        return this.#socket.close()
      case 'bye':
        return this.#socket.comeBackIn(message.again_in)
      case 'pong':
        return
    }
  }

  #refused(id: string | null, reason: RefusedRequest) {
    const waiting = id === null ? undefined : this.#outbox.get(id)
    // Whoever talks too fast is told so; quick hands at one device should never notice.
    const passes = reason.code === 'busy' || (reason.code === 'too-fast' && waiting?.message.type !== 'speak')
    if (waiting && passes && waiting.tries < MOST_TRIES) {
      waiting.tries++
      setTimeout(() => this.#again(waiting), TRY_AGAIN)
    } else if (id !== null) {
      waiting?.refuse(reason)
      this.#outbox.delete(id)
    } else if (reason.code === 'no-table' || reason.code === 'gone' || reason.code === 'full') {
      this.connection = reason.code === 'full' ? 'full' : 'none'
      this.problem = reason.message
      this.#socket.close()
    } else this.problem = reason.message
  }

  #again({ message }: Waiting) {
    const waits = 'id' in message && this.#outbox.has(message.id)
    if (waits && this.connection === 'open') this.#socket.say(message)
  }

  #welcome(welcome: Welcome) {
    this.#epoch++
    this.#queue = []
    this.#showing = false
    this.behind = false
    this.#sayTelling(false)
    this.#stream = welcome.stream
    this.#n = welcome.n
    this.#eyes = welcome.you.eyes
    this.problem = null
    this.table = welcome.table
    this.you = welcome.you
    this.#said = welcome.chat
    this.view = welcome.view
    this.log = welcome.log
    this.hint = null
    this.due = []
    this.#question(welcome)
  }

  /** Shows what is queued, one after the other, at the listeners' pace. A Welcome overtakes them. */
  async #show() {
    if (this.#showing) return
    this.#showing = true
    const epoch = this.#epoch
    setTimeout(() => epoch === this.#epoch && this.#showing && this.#sayTelling(true), TAKES_TIME)
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (next.type === 'moved') {
        this.behind = true
        for (const narrate of this.#listeners) {
          try {
            await narrate(next, this.view)
          } catch (error) {
            console.error(error)
          }
          if (epoch !== this.#epoch) return
        }
      }
      this.#queue.shift()
      this.#apply(next)
    }
    this.behind = false
    this.#showing = false
    this.#sayTelling(false)
  }

  /** Bots wait for whoever is still looking at what happened. */
  #sayTelling(busy: boolean) {
    if (busy === this.#telling || this.connection !== 'open') return
    this.#telling = busy
    this.#socket.say({ type: 'telling', busy })
  }

  #apply(frame: Queued) {
    if (frame.type === 'table') {
      this.table = frame.table
      this.you = frame.you
    } else if (frame.type === 'due') this.due = frame.chairs.join() === this.due.join() ? this.due : frame.chairs
    else if (frame.type === 'said') this.#said = [...this.#said, frame.said].slice(-KEPT_CHAT)
    else {
      this.view = this.view && afterMove(this.view, frame)
      this.log = [...this.log, ...frame.log]
      this.#question(frame)
    }
  }

  #question({ ask, waiting, clock }: Pick<Moved, 'ask' | 'waiting' | 'clock'>) {
    this.ask = ask
    if (ask?.id !== this.answered) this.answered = null
    this.waiting = waiting
    this.clock = clock && { ...clock, since: performance.now() }
  }
}

/** Not `randomUUID`: browsers have it on secure pages only, and a table at home is served over plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('')
}

function address(code: string): string {
  const url = new URL(`/t/${encodeURIComponent(code)}/socket`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('lang', settings.language) // for what is said before hello
  return url.href
}
