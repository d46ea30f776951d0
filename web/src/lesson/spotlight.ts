/** Where the things a lesson speaks of lie on the table, by the kinds it has for them. */

import type { Box } from './placing'

export type Look = 'act' | 'look' | 'lose'
export type Light = { box: Box; look: Look }

const BY_KIND: Record<string, (name: string) => string> = {
  place: (name) => `.planet [data-place="${name}"]`,
  hand: (name) => `.hand [data-place="${name}"]`,
  seat: (name) => `[data-seat="${name}"]`,
  token: (name) => `[data-token="${name}"]`,
  survival: (name) => `.mine [data-card="${name}"]`,
  hunt: (name) => `.hand [data-card="${name}"]`,
}
/** Of several, the first that can be seen. */
const BY_NAME: Record<string, string | readonly string[]> = {
  main: '[data-main]',
  buttons: '.acts .btn:not(:disabled)',
  rescue: '.track .rescue',
  assimilation: '.track .assim',
  will: ['.seat.me .will', '.mestrip .will'],
  discard: ['.seat.me .discs', '.mestrip .disc'],
  planet: '.planet',
  city: '.in-play .city',
  survivors: '.in-play .lying.survivor',
  evolutions: '.in-play .lying.evolution',
}
const ROOM = 6
const EDGE = 4

function selectorsOf(thing: string): readonly string[] {
  const [kind = '', name = ''] = thing.split(':')
  const found = (name ? BY_KIND[kind]?.(CSS.escape(name)) : BY_NAME[kind]) ?? []
  return typeof found === 'string' ? [found] : found
}

/** Around an element that can be seen, with some room; null for one that can't. */
export function boxOf(element: Element, room = ROOM): Box | null {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const x = Math.max(EDGE, left - room)
  const y = Math.max(EDGE, top - room)
  const w = Math.min(innerWidth - EDGE, right + room) - x
  const h = Math.min(innerHeight - EDGE, bottom + room) - y
  const seen = width > 4 && height > 4 && w > 0 && h > 0 && getComputedStyle(element).visibility !== 'hidden'
  return seen ? { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) } : null
}

/** All boxes of what is called so. */
export function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => boxOf(element) ?? [])
}

function litBy(thing: string): Box[] {
  for (const selector of selectorsOf(thing)) {
    const found = boxesOf(selector)
    if (found.length) return found
  }
  return []
}

/** What lies in the light. */
export function lights(of: Record<Look, readonly string[]>): Light[] {
  return (['look', 'lose', 'act'] as const).flatMap((look) =>
    of[look].flatMap((thing) => litBy(thing).map((box) => ({ box, look }))),
  )
}
