/** The layer over the table on which a moment is played, and what of the table it lifts into the light. */

import { Score, SOFT } from './score'

export type Box = { left: number; top: number; width: number; height: number; x: number; y: number }
type Style = Record<string, string | number>

export const PHONE = 760
const WITHOUT_UNIT = new Set(['zIndex', 'opacity'])

export class Stage {
  readonly score: Score
  readonly layer: HTMLElement
  readonly scrim: HTMLElement
  readonly width = innerWidth
  readonly height = innerHeight
  readonly phone = innerWidth <= PHONE

  #made: Element[] = []
  #lifted: Element[] = []
  #seed = 7

  constructor(
    readonly table: HTMLElement,
    pace: number,
    private aside = false,
  ) {
    this.score = new Score(pace)
    this.scrim = this.make('scrim', '', {}, table)
    this.layer = this.make('drama', '', {}, table)
  }

  /** Makes something for this moment only. */
  make(names: string, html = '', style: Style = {}, into: Element = this.layer): HTMLElement {
    const made = document.createElement('div')
    made.className = names
    made.innerHTML = html
    made.setAttribute('aria-hidden', 'true')
    dress(made, style)
    into.append(made)
    this.#made.push(made)
    return made
  }

  // The table

  find(what: string): HTMLElement | null {
    return [...this.table.querySelectorAll<HTMLElement>(what)].find((node) => node.getClientRects().length) ?? null
  }

  place(number: number): HTMLElement | null {
    return this.find(`.planet [data-place="${number}"]`)
  }

  places(): HTMLElement[] {
    return [...this.table.querySelectorAll<HTMLElement>('.planet [data-place]')]
  }

  /** The seat of somebody; one's own, where it has none, is the hand or the strip above it. */
  seat(seat: number, me: number | null): HTMLElement | null {
    if (seat !== me) return this.find(`.seatrow [data-seat="${seat}"]`)
    return this.find('.me') ?? this.find('.mestrip')
  }

  pawn(place: number, colour: number): HTMLElement | null {
    return this.find(`.planet [data-place="${place}"] .pawn.p${colour || 'c'}:not(.ghost)`)
  }

  /** Puts them over the scrim; not aside, where there is none. */
  lift(...nodes: (Element | null)[]): void {
    if (this.aside) return
    for (const node of nodes) {
      if (!node || this.#lifted.includes(node)) continue
      node.classList.add('lit')
      this.#lifted.push(node)
    }
  }

  // The light

  dim(to: number, at = 0, ms = 400, from = 0): void {
    if (!this.aside) this.score.fade(this.scrim, from, to, at, ms, SOFT)
  }

  /** Something lifted that is to be as dark as the rest, for a while. */
  shade(node: Element): HTMLElement {
    return this.make('shade', '', {}, node)
  }

  /** The same numbers every time: what flies about looks as it was drawn. */
  some(from = 0, to = 1): number {
    this.#seed = (this.#seed * 16807) % 2147483647
    return from + (to - from) * (this.#seed / 2147483647)
  }

  /** Nothing was ever here. */
  strike(): void {
    this.score.drop()
    for (const node of this.#lifted) node.classList.remove('lit')
    for (const node of this.#made) node.remove()
  }
}

export function boxOf(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { left, top, width, height, x: left + width / 2, y: top + height / 2 }
}

function dress(node: HTMLElement, style: Style): void {
  for (const [key, value] of Object.entries(style)) {
    const words = typeof value === 'number' && !WITHOUT_UNIT.has(key) ? `${value}px` : String(value)
    if (key.startsWith('--')) node.style.setProperty(key, words)
    else node.style[key as 'left'] = words
  }
}

/** For what people have written: a name is no markup. */
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
