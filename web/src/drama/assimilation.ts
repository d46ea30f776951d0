import { layer, type Scenery } from './finale'
import { FIGURE_DRAWN } from './rescue'
import { EVEN, OUT, SOFT } from './score'

const PHONE = 760
const CLOSES = 2_700
const HILL = 'M0 210C300 190 500 120 700 96 780 86 900 130 1080 160 1240 186 1340 190 1440 200V300H0Z'
const EYES = `<svg viewBox="0 0 200 40"><path d="M10 8C34 12 52 20 70 32 46 34 22 28 10 8zM190 8C166 12 148 20 130 32 154 34 178 28 190 8z" fill="#ff8a72"
  /><path d="M40 17l8 12-12-5zM160 17l-8 12 12-5z" fill="#2a0406"/></svg>`
/** Four rows of thorns, from far to near: how wide and long they are, their colour and their edge. */
const ROWS = [
  { wide: 62, long: 270, fill: '#6a2816', edge: '#ffc07a', open: [0.1, 0.05], shut: [-0.2, -0.31] },
  { wide: 80, long: 300, fill: '#401510', edge: '#e08040', open: [0.12, 0.08], shut: [-0.23, -0.35] },
  { wide: 104, long: 330, fill: '#200b0c', edge: '#9a4428', open: [0.15, 0.12], shut: [-0.26, -0.39] },
  { wide: 140, long: 380, fill: '#0a0406', edge: '#4a1814', open: [0.2, 0.17], shut: [-0.28, -0.43] },
] as const

/** Thorns close over the last figure in two moves, and eyes open in the dark. */
export const assimilation: Scenery = (node, score, { as }, begins) => {
  const [width, height, phone] = [innerWidth, innerHeight, innerWidth <= PHONE]
  const maw = layer(node, 'maw')
  score.move(
    maw,
    [
      { transform: 'scale(1.15)', opacity: 0.9 },
      { transform: 'scale(1)', opacity: 1, offset: 0.3 },
      { transform: 'scale(1.02)', opacity: 0.5 },
    ],
    begins,
    3_300,
    SOFT,
  )
  layer(node, 'smoke')
  const top = height * 0.46
  const deep = height * 0.56
  const hill = `<svg viewBox="0 0 1440 300" preserveAspectRatio="none"><path d="${HILL}" fill="#0a0305"/></svg>`
  layer(node, 'hill', { top: `${top}px`, height: `${deep}px` }, hill)
  const tall = phone ? 46 : 66
  const stands = { left: `${width / 2 - tall * 0.28}px`, top: `${top + deep * 0.325 - tall}px` }
  layer(node, 'figure', { ...stands, width: `${tall * 0.57}px`, height: `${tall}px` }, FIGURE_DRAWN)

  const some = numbers(7)
  const wide = width * (phone ? 1.5 : 1)
  ROWS.forEach((row, n) => {
    for (const side of [-1, 1]) {
      const made = layer(
        node,
        'thorns',
        { width: `${wide}px`, left: `${(side < 0 ? 0 : width) - wide / 2}px` },
        thorns(side, row, some),
      )
      const [open, shut] = [row.open[phone ? 0 : 1], row.shut[phone ? 0 : 1]]
      const at = (part: number, turn: number) => `translateX(${side * wide * part}px) rotate(${side * turn}deg)`
      score.move(
        made,
        [
          { transform: at(open, 3), easing: 'cubic-bezier(.3,0,.6,1)' },
          { transform: at((open + shut) * 0.3, 1), offset: 0.42, easing: 'cubic-bezier(.7,0,.3,1)' },
          { transform: at(shut + 0.02 * (3 - n), -2) },
        ],
        begins + 120 + n * 70,
        CLOSES,
        EVEN,
      )
    }
  })
  score.fade(layer(node, 'closed'), 0, 1, begins + 2_500, 900, SOFT)
  score.fade(layer(node, 'slit'), 0, as === 'winner' ? 0.9 : 0.5, begins + 2_500, 1_200, SOFT)
  const eyes = layer(node, 'eyes', { top: `${height * 0.19}px` }, EYES)
  score.move(
    eyes,
    [
      { opacity: 0, transform: 'scaleY(.05)' },
      { opacity: 1, transform: 'scaleY(.05)', offset: 0.3 },
      { opacity: 1, transform: 'none', offset: 0.6 },
      { opacity: 0.85, transform: 'none' },
    ],
    begins + 2_700,
    900,
    OUT,
  )
  return begins + 3_000
}

/** The same numbers every time. */
function numbers(seed: number): (from: number, to: number) => number {
  return (from, to) => {
    seed = (seed * 16807) % 2147483647
    return from + (to - from) * (seed / 2147483647)
  }
}

/** Hooked thorns that grow in from one side, with a lit upper rim. */
function thorns(
  side: number,
  { wide, long, fill, edge }: (typeof ROWS)[number],
  some: (from: number, to: number) => number,
): string {
  let [body, rim, y] = ['', '', -60]
  while (y < 1060) {
    const w = some(0.7, 1.3) * wide
    const l = some(0.45, 1) * long * (1 - 0.35 * Math.abs(y / 1000 - 0.5))
    const middle = y + w / 2
    const bend = (470 - middle) * 0.22 + some(-30, 30)
    const [x, tip] = [400 + l, middle + bend]
    const up = `C${400 + l * 0.3} ${y + w * 0.05} ${400 + l * 0.7} ${middle + bend * 0.35 - w * 0.16} ${x} ${tip}`
    body += `M380 ${y - 14}${up}C${400 + l * 0.66} ${middle + bend * 0.35 + w * 0.2} ${400 + l * 0.26} ${y + w * 0.9} 380 ${y + w + 14}Z`
    rim += `M380 ${y - 14}${up}`
    y += w * some(0.62, 0.9)
  }
  const turned = side < 0 ? '' : 'transform="matrix(-1 0 0 1 1000 0)"'
  return `<svg viewBox="0 0 1000 1000" preserveAspectRatio="none"><g ${turned}><path fill="${fill}" d="M-90 -60H402V1060H-90Z ${body}"
    /><path d="${rim}" fill="none" stroke="${edge}" stroke-width="2.5" opacity=".7" vector-effect="non-scaling-stroke"/></g></svg>`
}
