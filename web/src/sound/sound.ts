/** The door to what is heard. What makes it is fetched with the first touch or key, if anything is to be heard. */

import type { Band } from './band'
import type { CueName } from './cues'
import type { Mood } from './music'

let band: Band | null = null
let fetching = false
let touched = false
let wished = { cues: 0, music: 0, mood: null as Mood | null }

const GESTURES = ['pointerdown', 'keydown'] as const

/** Lets sound begin with the next gesture, or where that isn't enough with the one after it. Called once. */
export function wakeWithGesture(): void {
  const wake = () => {
    touched = true
    fetchBand()
    if (band?.runs) for (const gesture of GESTURES) removeEventListener(gesture, wake)
    else band?.wake()
  }
  for (const gesture of GESTURES) addEventListener(gesture, wake)
}

/** Loudness from 0 to 1, and what the music is about; null: it rests. */
export function arrange(wish: { cues: number; music: number; mood: Mood | null }): void {
  wished = wish
  if (touched) fetchBand()
  obey()
}

export function play(name: CueName): void {
  if (wished.cues) band?.play(name)
}

function fetchBand(): void {
  if (band || fetching || !(wished.cues || wished.music) || typeof AudioContext === 'undefined') return
  fetching = true
  // To begin takes up to a tenth of a second, which the card just touched shouldn't wait for.
  whenIdle(async () => {
    try {
      const { Band } = await import('./band')
      band = new Band()
      obey()
    } catch {
      fetching = false // without a connection: the next gesture tries again
    }
  })
}

function obey(): void {
  band?.setVolumes(wished.cues, wished.music)
  band?.setMood(wished.music ? wished.mood : null)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work, 200)
}
