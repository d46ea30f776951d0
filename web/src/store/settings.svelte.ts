export type Language = 'en' | 'fr'
export type Motion = 'system' | 'full' | 'reduced'
/** How fast what happens is told. */
export type Telling = 'calm' | 'normal' | 'quick' | 'none'

export interface Kept {
  language: Language
  sound: boolean
  volume: number
  music: number
  botTalk: boolean
  deduction: boolean
  autoPass: boolean
  motion: Motion
  telling: Telling
  textSize: number
  notifications: boolean
  confirmGiveUp: boolean
  bots: string
}

const SPEEDS: Record<Telling, number> = { calm: 0.6, normal: 1, quick: 2, none: 0 }
const KEY = 'artemia.settings'

function firstLanguage(): Language {
  const wished = globalThis.navigator?.languages ?? []
  return wished.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr') === 'fr' ? 'fr' : 'en'
}

const unset = (): Kept => ({
  language: firstLanguage(),
  sound: true,
  volume: 0.6,
  music: 0.5,
  botTalk: true,
  deduction: true,
  autoPass: false,
  motion: 'system',
  telling: 'normal',
  textSize: 1,
  notifications: false,
  confirmGiveUp: true,
  bots: '',
})

function read(): Kept {
  try {
    return { ...unset(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return unset()
  }
}

/** What a person chose for this browser. Assign to a field and it is kept. */
class Settings implements Kept {
  #kept = $state<Kept>(read())

  get language() {
    return this.#kept.language
  }
  set language(value) {
    this.#set('language', value)
  }
  get sound() {
    return this.#kept.sound
  }
  set sound(value) {
    this.#set('sound', value)
  }
  /** How loud single sounds are, from 0 to 1, and apart from them the music. */
  get volume() {
    return this.#kept.volume
  }
  set volume(value) {
    this.#set('volume', value)
  }
  get music() {
    return this.#kept.music
  }
  set music(value) {
    this.#set('music', value)
  }
  /** Whether what bots say is shown. */
  get botTalk() {
    return this.#kept.botTalk
  }
  set botTalk(value) {
    this.#set('botTalk', value)
  }
  /** Whether hollow pawns show where each Hunted may be. */
  get deduction() {
    return this.#kept.deduction
  }
  set deduction(value) {
    this.#set('deduction', value)
  }
  /** Whether a question with nothing to do but pass is passed by itself. */
  get autoPass() {
    return this.#kept.autoPass
  }
  set autoPass(value) {
    this.#set('autoPass', value)
  }
  get motion() {
    return this.#kept.motion
  }
  set motion(value) {
    this.#set('motion', value)
  }
  get telling() {
    return this.#kept.telling
  }
  set telling(value) {
    this.#set('telling', value)
  }
  /** 1 is normal. */
  get textSize() {
    return this.#kept.textSize
  }
  set textSize(value) {
    this.#set('textSize', value)
  }
  get notifications() {
    return this.#kept.notifications
  }
  set notifications(value) {
    this.#set('notifications', value)
  }
  get confirmGiveUp() {
    return this.#kept.confirmGiveUp
  }
  set confirmGiveUp(value) {
    this.#set('confirmGiveUp', value)
  }

  /** The level of the bots one plays against at once; none: the usual one. */
  get bots() {
    return this.#kept.bots
  }
  set bots(value) {
    this.#set('bots', value)
  }

  /** Whether things should move, all told. */
  get moves(): boolean {
    if (this.#kept.motion !== 'system') return this.#kept.motion === 'full'
    return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  }

  /** How fast moves are told; 0: all at once. */
  get speed(): number {
    return this.moves ? SPEEDS[this.#kept.telling] : 0
  }

  #set<K extends keyof Kept>(key: K, value: Kept[K]) {
    this.#kept[key] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
