/** Where the lines and labels of the race stand: spaces left, turn by turn. */

export type Point = { x: number; y: number }
export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number }
export type Plot = {
  box: Box
  x: (turn: number) => number
  y: (left: number) => number
  rows: number[] // spaces left that get a line and a number
  columns: number[] // turns that get a number
}

const WIDE: Box = { width: 800, height: 384, left: 34, right: 84, top: 22, bottom: 34 }
const NARROW: Box = { width: 350, height: 250, left: 30, right: 22, top: 18, bottom: 34 }

/** A plot for this many turns, the highest line beginning at `most` spaces from Victory. */
export function plotOf(turns: number, most: number, narrow = false): Plot {
  const box = narrow ? NARROW : WIDE
  const inside = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom }
  return {
    box,
    x: (turn) => round(box.left + (inside.width * turn) / Math.max(1, turns)),
    y: (left) => round(box.top + inside.height * (1 - left / Math.max(1, most))),
    rows: steps(most, 4),
    columns: steps(turns, narrow ? 8 : 20).filter((turn) => turn > 0),
  }
}

/** The points of a line; a gap in the numbers leaves its point out. */
export function pointsOf(plot: Plot, left: (number | null)[]): Point[] {
  return left.flatMap((spaces, turn) => (spaces === null ? [] : [{ x: plot.x(turn), y: plot.y(spaces) }]))
}

export function path(points: Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}

/** From 0 to `most` in a few even steps, if possible such that the last one meets it. */
export function steps(most: number, atMost: number): number[] {
  const few = [1, 2, 3, 5, 6, 10, 12, 15, 20, 25, 50, 100].filter((each) => most / each <= atMost)
  const step = few.slice(0, 3).find((each) => most % each === 0) ?? few[0] ?? most
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step)
}

/** Labels at the right end, moved apart so that none lies on another. */
export function apart(heights: number[], least: number): number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((one, other) => one.y - other.y)
  for (let n = 1; n < order.length; n++) {
    const above = order[n - 1]!
    const here = order[n]!
    if (here.y - above.y < least) {
      const shift = (least - (here.y - above.y)) / 2
      for (let up = 0; up < n; up++) order[up]!.y -= shift
      here.y += shift
    }
  }
  const placed: number[] = []
  for (const { y, n } of order) placed[n] = round(y)
  return placed
}

export function star(centre: Point, radius: number): string {
  const corner = (n: number) => {
    const angle = (Math.PI * n) / 5 - Math.PI / 2
    const far = n % 2 ? radius * 0.42 : radius
    return `${round(centre.x + far * Math.cos(angle))},${round(centre.y + far * Math.sin(angle))}`
  }
  return Array.from({ length: 10 }, (_, n) => corner(n)).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
