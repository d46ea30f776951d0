import { untrack } from 'svelte'
import type { Act } from '../drama/scene'
import { Coach } from '../lesson/coach.svelte'
import { marksOf, playedBy } from '../motion/marks'
import { Narrator } from '../motion/narrator.svelte'
import type { Ask, Choice, Moved, View } from '../net/messages'
import { traitsOf } from '../net/ops'
import { Choosing } from '../prompts/choosing.svelte'
import { item } from '../prompts/selection'
import { closePicks, openBook, openHelp, openHint, picksStay, sheets } from '../sheets/open.svelte'
import type { CueName } from '../sound/cues'
import { settings } from '../store/settings.svelte'
import type { TableStore, Wish } from '../store/table.svelte'
import { words } from '../table/said'
import { suspects } from '../table/whereabouts'
import { plain, t } from '../texts'
import { ChatReader } from './chat-reader.svelte'
import { commandOf, type Command } from './keys'
import { SharedDevice } from './shared-device.svelte'
import { Toast } from './toast.svelte'
import { sentences, waitingText } from './waiting'

/** A question of a lesson that teaches nothing is passed by, slowly enough to be seen. */
const PASSED_BY = 350

/** A pause before the device is passed on, so that whoever holds it sees what the answer did. */
const HAND_OVER = 700

/** A sentence on something that doesn't glow; `look` shows its card. */
export interface Why {
  text: string
  chapter: string | null // of the book of rules
  at: Element
  look: () => void
}

/** Whether there is a finger, and no mouse. */
const touched = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

/** What a session does to the page around it. */
export interface Surroundings {
  play(sound: CueName): void
  /** Calls somebody back who looks elsewhere; returns how to take it back. */
  callBack(title: string, text: string): () => void
  /** Remembers where these place cards of the hand are, before they leave it. */
  rememberInHand(places: readonly number[]): void
  /** Presses the filled button. */
  confirm(): void
  /** Plays what is more than a line. */
  act?: Act
}

/** Somebody at a table: what is shown and asked just now, and what keys, answers and time do about it. */
export class Session {
  readonly narrator: Narrator
  readonly device: SharedDevice
  readonly chat: ChatReader
  readonly toast = new Toast()
  readonly coach: Coach
  /** The Hunted whose possible places alone are shown. */
  filter = $state<number | null>(null)
  logOpen = $state(false)
  /** Why something can't be chosen, beside it. */
  why = $state.raw<Why | null>(null)

  // What was picked last, and when: somebody else's move may put the same question again, and it stays.
  #last: { turn: string; choosing: Choosing } | null = null
  #close: (() => void)[]

  constructor(
    readonly store: TableStore,
    private around: Surroundings,
  ) {
    this.narrator = new Narrator({
      speed: () => settings.speed,
      play: around.play,
      act: around.act,
      names: store.names,
      colour: store.colour,
    })
    this.device = new SharedDevice(store)
    this.chat = new ChatReader(store)
    this.coach = new Coach(
      () => this.asked,
      () => store.table?.lesson ?? null,
      () => this.filter,
    )
    this.#close = [
      store.onFrame((moved, before) => this.#tell(moved, before)),
      () => this.narrator.hush(),
      () => this.toast.close(),
      () => this.coach.close(),
      $effect.root(() => {
        $effect(() => this.#hearChat())
        $effect(() => this.#passBy())
        $effect(() => this.#callBack())
        $effect(() => this.#closeOldPicks())
        $effect(() => this.#dropOldStory())
        $effect(() => this.#handOver())
        $effect(() => this.#coverUp())
      }),
    ]
  }

  close(): void {
    for (const close of this.#close) close()
  }

  // What is shown

  readonly view = $derived.by(() => this.narrator.view ?? this.store.view)
  readonly lines = $derived.by(() =>
    this.narrator.speaks ? [...this.store.log, ...this.narrator.told] : this.store.log,
  )
  readonly me = $derived.by(() => this.view?.hunted.find(({ seat }) => seat === this.view?.seat) ?? null)
  /** The cards everybody has played this turn. */
  readonly played = $derived.by(() => playedBy(this.lines, this.view?.turn ?? 0))
  readonly marks = $derived.by(() => (this.view && this.view.phase >= 3 ? marksOf(this.lines, this.view) : null))
  /** Whom the table waits for; several at once decide in secret, and who of them thinks nobody may know. */
  readonly thinking = $derived.by(() => (this.store.waiting.length <= 1 ? this.store.waiting : []))
  /** Whether hollow pawns show where each Hunted may be. */
  readonly deduce = $derived.by(() => {
    const { view } = this
    if (!settings.deduction || !view || view.phase < 1 || view.phase > 2) return false
    return view.seat !== this.me?.seat || view.phase === 2 || !this.choosing
  })

  // What is asked

  /** Whether a bot sits on this chair for the time being. */
  readonly lent = $derived.by(() => this.store.table?.chairs[this.store.view?.seat ?? -1]?.stand_in ?? false)
  /** The open question, once everything before it is told. */
  readonly asked = $derived.by(() =>
    this.narrator.speaks || this.device.next !== null || this.lent ? null : this.store.ask,
  )
  // In another language it is put anew.
  readonly #askId = $derived.by(() =>
    this.asked && !this.asked.optional && !this.coach.passes
      ? `${this.asked.id} ${this.asked.prompt} ${this.coach.at}`
      : null,
  )
  readonly choosing = $derived.by(() =>
    this.#askId === null ? null : untrack(() => this.asked && this.#choose(this.coach.rails(this.asked))),
  )
  /** Whether an answer is on its way. */
  readonly busy = $derived.by(() => this.asked !== null && this.asked.id === this.store.answered)
  readonly token = $derived.by(() =>
    this.choosing?.tokens.length ? (this.choosing.token as 'creature' | 'artemia' | 'target') : null,
  )

  /** The sentence in the bar: what happens, what is asked, or whom the table waits for. */
  readonly question = $derived.by(() => {
    const { line } = this.narrator
    if (line) return traitsOf(line.kind).look === 'reveal' ? t('table-revealed') : sentences(this.narrator.now)
    if (this.choosing) return this.choosing.ask.prompt
    if (this.view?.winner) return t('table-over', { winner: this.view.winner })
    if (this.lent) return t('table-lent')
    return waitingText(this.store.waiting, this.store.you?.chairs ?? [], this.store.names)
  })
  /** The section of the book of rules about what is asked, or about the phase. */
  readonly rule = $derived(traitsOf(this.choosing?.ask.kind ?? '').book ?? `phase-${this.view?.phase ?? 0}`)
  /** And the small one below it. */
  readonly more = $derived.by(() => {
    const picked = this.choosing?.picked ?? []
    const place = picked.length === 1 && picked[0]?.startsWith('place:') ? Number(picked[0].slice(6)) : 0
    if (this.view && this.deduce && this.token && place)
      return t('table-may-be-there', { n: suspects(this.view).get(place)?.length ?? 0 })
    if (this.asked?.optional && !this.narrator.speaks) return this.asked.prompt
    if (this.filter !== null) return t('table-filter', { name: this.store.names(this.filter) })
    if (this.choosing && this.view?.turn === 1) return t(touched ? 'table-read-by-touch' : 'table-read-by-mouse')
    return ''
  })

  // What there is to do

  answer = async (choice: Choice, picks: string[]): Promise<void> => {
    if (!this.store.ask?.choices.some(({ key }) => key === choice.key)) return // from a sheet open for another question
    this.around.play('click')
    this.filter = null
    this.#last = null
    this.coach.answered()
    this.around.rememberInHand((choice.most ? picks : choice.of).map(Number))
    await this.store.answer(choice, picks).catch(this.toast.say)
  }

  /** Asks the server for something; if it refuses, that is said. */
  wish = (wish: Wish): void => void this.store.send(wish).catch(this.toast.say)

  explain = async (thing: string, at: Element, look: () => void): Promise<void> => {
    this.why = null
    try {
      const found = await this.store.reason(thing)
      if (!found || !at.isConnected) look()
      else this.why = { ...found, at, look }
    } catch (error) {
      this.toast.say(error)
    }
  }

  key = (event: KeyboardEvent): void => {
    if (sheets.stack.length || this.device.next !== null) return
    const command = commandOf(event)
    if (command && this.#obey(command)) event.preventDefault()
  }

  #obey(command: Command): boolean {
    switch (command.does) {
      case 'touch':
        if (!this.coach.holds(item('place', command.place))) this.choosing?.touch(item('place', command.place))
        return true
      case 'back':
        if (this.why) this.why = null
        else if (this.filter !== null) this.filter = null
        else if (this.choosing?.started) this.choosing.clear()
        else this.logOpen = false
        return true
      case 'hint':
        if (!this.choosing || this.busy) return false
        if (this.store.table?.hints) openHint()
        else this.toast.tell(t('hint-off'))
        return true
      case 'help':
        openHelp()
        return true
      case 'book':
        openBook({ rule: this.rule })
        return true
      case 'log':
        this.logOpen = !this.logOpen
        return true
      case 'confirm':
        this.around.confirm()
        return true
    }
  }

  #choose(ask: Ask): Choosing {
    const turn = `${this.store.view?.seat} ${this.store.view?.turn}`
    const before = this.#last?.turn === turn ? this.#last.choosing : null
    const choosing = new Choosing(ask, this.store.view?.seat === 0, before)
    choosing.why = (thing, at, look) => void this.explain(thing, at, look)
    this.#last = { turn, choosing }
    return choosing
  }

  // What happens by itself

  /**
   * A move is told before it is shown, unless somebody is in the middle of an answer that it leaves open: then it is
   * told beside that, at once.
   */
  #tell(moved: Moved, before: View | null): Promise<void> | void {
    const { asks, ask } = this.store
    const same = asks && !ask?.optional && (moved.ask?.id === ask?.id || picksStay(moved.ask))
    if (!same) return this.narrator.tell(moved, before)
    const told = plain(sentences(moved.log), this.store.names)
    if (told) this.toast.tell(told)
    void this.narrator.tellAside(moved, before)
  }

  #hearChat(): void {
    const { chat } = this.store
    const open = this.logOpen
    untrack(() => {
      const unheard = this.chat.hear(chat)
      const last = chat.at(-1)
      if (unheard && last?.notice) this.toast.tell(words(last))
      else if (unheard && last?.phrase && !open) this.toast.tell(`${last.name}: ${words(last)}`)
      if (open) this.chat.read()
      else if (unheard) this.around.play('said')
    })
  }

  #passBy(): (() => void) | void {
    const { passes } = this.coach
    if (!passes || this.busy) return
    const timer = setTimeout(() => void this.store.answer(passes, []).catch(this.toast.say), PASSED_BY)
    return () => clearTimeout(timer)
  }

  #callBack(): (() => void) | void {
    const { choosing } = this
    if (!choosing || this.busy) return
    return untrack(() => {
      this.around.play('yours')
      return this.around.callBack(t('table-your-turn'), plain(choosing.ask.prompt, this.store.names))
    })
  }

  #closeOldPicks(): void {
    void this.#askId
    untrack(() => {
      this.why = null
      closePicks(this.choosing?.ask ?? null)
    })
  }

  /** A sheet would lie over the curtain. */
  #coverUp(): void {
    if (this.device.next !== null) untrack(() => sheets.closeAll())
  }

  /** Everything came anew, or somebody else's eyes: what was being told is old. */
  #dropOldStory(): void {
    if (this.store.you) untrack(() => this.narrator.hush())
  }

  #handOver(): (() => void) | void {
    const next = this.device.candidate
    if (next === null || this.narrator.speaks) return
    const timer = setTimeout(() => this.device.call(next), settings.telling === 'none' ? 0 : HAND_OVER)
    return () => clearTimeout(timer)
  }
}
