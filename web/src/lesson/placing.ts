/** Where the bubble goes: beside what it speaks of, and over nothing that is needed. */

export type Box = { x: number; y: number; w: number; h: number }
export type Size = { w: number; h: number }
export type Side = 'above' | 'below' | 'left' | 'right' | 'apart'
export type Spot = { x: number; y: number; side: Side }
/** Something that should stay in sight, and how much that matters. */
export type Kept = { box: Box; weight: number }

const GAP = 16
const EDGE = 8
const STEP = 20
/** What a pixel away from its thing costs, and from its middle, in covered pixels. */
const AWAY = 8
const ASIDE = 1
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left']

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

function apart(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w)
  const dy = Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h)
  return Math.hypot(dx, dy)
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

function beside(by: Box, size: Size, room: Size, side: Side): Spot {
  const x = within(by.x + by.w / 2 - size.w / 2, EDGE, room.w - size.w - EDGE)
  const y = within(by.y + by.h / 2 - size.h / 2, EDGE, room.h - size.h - EDGE)
  if (side === 'above') return { x, y: by.y - size.h - GAP, side }
  if (side === 'below') return { x, y: by.y + by.h + GAP, side }
  if (side === 'left') return { x: by.x - size.w - GAP, y, side }
  return { x: by.x + by.w + GAP, y, side }
}

/** Beside the thing if there is room, else as near as it covers least. */
export function placed(size: Size, by: Box, kept: readonly Kept[], room: Size): Spot {
  const fits = ({ x, y }: Spot) => x >= EDGE && y >= EDGE && x + size.w <= room.w - EDGE && y + size.h <= room.h - EDGE
  const cost = (spot: Spot) => {
    const box = { ...spot, ...size }
    const covered = kept.reduce((sum, { box: each, weight }) => sum + weight * overlap(box, each), 0)
    const aside = Math.hypot(box.x + box.w / 2 - by.x - by.w / 2, box.y + box.h / 2 - by.y - by.h / 2)
    return covered + AWAY * Math.abs(apart(box, by) - GAP) + ASIDE * aside
  }
  const spots = SIDES.map((side) => beside(by, size, room, side)).filter(fits)
  for (let y = EDGE; y + size.h <= room.h - EDGE; y += STEP)
    for (let x = EDGE; x + size.w <= room.w - EDGE; x += STEP) spots.push({ x, y, side: 'apart' })
  let best: Spot = { x: EDGE, y: EDGE, side: 'apart' }
  let least = Infinity
  for (const spot of spots) {
    const price = cost(spot)
    if (price < least) [best, least] = [spot, price]
  }
  return { ...best, x: Math.round(best.x), y: Math.round(best.y) }
}
