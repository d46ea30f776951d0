/** The end of a game as a scene: a light comes down for the Hunted, or the planet closes over them. */

import '../styles/drama.css'
import type { Standing } from '../finished/standing'
import { assimilation } from './assimilation'
import { rescue } from './rescue'
import { OUT, Score, SOFT } from './score'

export interface Finale {
  won: 'creature' | 'hunted'
  as: Standing
  /** How many Hunted there were. */
  hunted: number
  caps: string
  headline: string
  below: string
  /** What the button that leaves it is called. */
  on: string
  pace: number
  still: boolean
}

/** A scene draws itself into its node and says when the words may come. */
export type Scenery = (node: HTMLElement, score: Score, finale: Finale, begins: number) => number

/** When the scene begins: before it, all is black for a moment. */
const BEGINS = 420
/** Milliseconds the words stand before the story comes by itself. */
const STANDS = 3_200

export async function playFinale(finale: Finale): Promise<void> {
  const before = document.activeElement
  const score = new Score(finale.pace)
  const node = document.createElement('section')
  node.className = `finale ${finale.won} ${finale.as}`
  node.setAttribute('role', 'dialog')
  node.setAttribute('aria-label', finale.headline)
  document.body.append(node)
  const scenery = layer(node, 'whole')
  scenery.setAttribute('aria-hidden', 'true')
  score.fade(scenery, 0, 1, BEGINS, 60)
  const speaks = (finale.won === 'hunted' ? rescue : assimilation)(scenery, score, finale, BEGINS)
  const words = speak(node, score, finale, speaks)
  score.start()
  if (finale.still) score.hold(speaks + 2_400)
  const away = leaving(node, score, finale.still)
  words.querySelector('button')?.focus({ preventScroll: true })
  await away
  await node.animate({ opacity: [1, 0] }, { duration: finale.still ? 1 : 420, easing: 'ease-in', fill: 'forwards' })
    .finished
  score.drop()
  node.remove()
  const back =
    before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>('main h1')
  back?.focus({ preventScroll: true })
}

/** Something in a scene, absolutely placed; `html` is ours, never somebody's words. */
export function layer(into: Element, name: string, style: Partial<CSSStyleDeclaration> = {}, html = ''): HTMLElement {
  const made = document.createElement('div')
  made.className = name
  made.innerHTML = html
  Object.assign(made.style, style)
  into.append(made)
  return made
}

function speak(node: HTMLElement, score: Score, { caps, headline, below, on }: Finale, at: number): HTMLElement {
  const words = layer(node, 'last-words')
  const say = (tag: string, text: string) => {
    const made = document.createElement(tag)
    made.textContent = text
    words.append(made)
    return made
  }
  const [first, large, rest, button] = [say('small', caps), say('strong', headline), say('p', below), say('button', on)]
  button.className = 'btn primary'
  score.fade(first, 0, 1, at, 600)
  score.move(large, { opacity: [0, 1], transform: ['translateY(18px)', 'none'] }, at + 160, 900, OUT)
  score.fade(rest, 0, 1, at + 760, 700)
  score.move(button, { opacity: [0, 1], transform: ['translateY(8px)', 'none'] }, at + 1_400, 500, SOFT)
  return words
}

/** Resolves when somebody has seen enough: a first touch brings the end, the next one leaves it. */
function leaving(node: HTMLElement, score: Score, still: boolean): Promise<void> {
  return new Promise((leave) => {
    let ended = still
    const end = () => {
      ended = true
      setTimeout(away, STANDS)
    }
    const away = () => {
      removeEventListener('keydown', pressed, true)
      leave()
    }
    const touched = () => {
      if (ended) away()
      else score.hurry()
    }
    const pressed = (event: KeyboardEvent) => {
      if (!['Escape', ' ', 'Enter'].includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      touched()
    }
    node.addEventListener('click', touched)
    addEventListener('keydown', pressed, true)
    if (still) end()
    else void score.over.then(end)
  })
}
