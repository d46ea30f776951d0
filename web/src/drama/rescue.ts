import { css, planetArt, ridgeArt } from '../art'
import { layer, type Scenery } from './finale'
import { EVEN, OUT, SOFT, type Score } from './score'

const FIGURE =
  'M5 3.2a1.8 1.8 0 1 1 .01 0zM3.2 5.6c.9-.9 2.7-.9 3.6 0l.9 5.2-1 .3-.5-2.4.3 8.3H5.2L5 12.4 4.8 17H3.5l.3-8.3-.5 2.4-1-.3z'
export const FIGURE_DRAWN = `<svg viewBox="0 0 10 17.5"><path d="${FIGURE}"/></svg>`
const PHONE = 760
const SWEEP = 2_600
/** Where along the sweep the beam has passed them, and where it has found them. */
const [PASSED, FOUND] = [0.62, 0.86]

/** A lamp in the sky; its beam passes over the Hunted, comes back, and stays. */
export const rescue: Scenery = (node, score, { as, hunted }, begins) => {
  const [width, height, phone] = [innerWidth, innerHeight, innerWidth <= PHONE]
  layer(node, 'night')
  layer(node, 'stars')
  const size = phone ? 330 : 620
  const orb = layer(node, 'orb', {
    left: `${width * (phone ? 0.5 : 0.7)}px`,
    top: `${-size * 0.36}px`,
    width: `${size}px`,
    height: `${size}px`,
    backgroundImage: css(planetArt),
  })
  score.move(orb, { transform: ['translateY(26px)', 'none'] }, begins, 5_000, 'ease-out')
  const ridge = { height: `${phone ? 230 : 430}px`, backgroundImage: css(ridgeArt) }
  layer(node, 'ridge', ridge)
  const day = layer(node, 'ridge day', ridge)

  const ground = { x: width * 0.5, y: height - (phone ? 76 : 128) }
  const lamp = { x: width * (phone ? 0.32 : 0.36), y: height * 0.05 }
  const length = Math.hypot(ground.x - lamp.x, ground.y - lamp.y) * 1.08
  const found = (-Math.atan2(ground.x - lamp.x, ground.y - lamp.y) * 180) / Math.PI
  const angles = { from: found + (phone ? 34 : 50), passed: found - 12, found }
  const beams = [
    beam(node, score, lamp, length, length * 0.76, 0.55, angles, begins),
    beam(node, score, lamp, length, length * 0.4, 0.8, angles, begins),
  ]
  layer(node, 'ground')
  const dawn = layer(node, 'dawn')
  const radius = phone ? 170 : 330
  const pool = layer(node, 'pool', {
    left: `${ground.x - radius}px`,
    top: `${ground.y - radius * 0.22}px`,
    width: `${radius * 2}px`,
    height: `${radius * 0.44}px`,
  })
  const drift = (angle: number) => lamp.x - Math.tan((angle * Math.PI) / 180) * (ground.y - lamp.y) - ground.x
  score.move(
    pool,
    sweep((angle) => `translateX(${drift(angle)}px)`, angles, 0.75, 0.9),
    begins + 200,
    SWEEP,
    EVEN,
  )
  const folk = Array.from({ length: hunted }, (_, n) => person(node, score, ground, phone, n, hunted, begins))
  const light = phone ? 150 : 240
  const shine = layer(node, 'lamp', {
    left: `${lamp.x - light / 2}px`,
    top: `${lamp.y - light / 2}px`,
    width: `${light}px`,
    height: `${light}px`,
  })
  score.move(
    shine,
    [
      { opacity: 0, transform: 'scale(.2)' },
      { opacity: 1, transform: 'scale(1.2)', offset: 0.3 },
      { opacity: 1, transform: 'none' },
    ],
    begins + 60,
    900,
    OUT,
  )
  const lost = as === 'loser'
  score.fade(day, 0, lost ? 0.3 : 0.85, begins + 2_300, 1_400, SOFT)
  score.fade(dawn, 0, lost ? 0.2 : 0.75, begins + 2_300, 1_600, SOFT)
  if (lost) {
    // they are gone, and the light with them
    score.fade(layer(node, 'cold'), 0, 1, begins + 2_500, 1_200, SOFT)
    for (const each of [...beams, pool, shine]) score.fade(each, 0.6, 0.1, begins + 2_900, 1_400, SOFT)
    for (const each of folk) score.fade(each, 1, 0, begins + 2_600, 900, SOFT)
  }
  return begins + 2_600
}

type Angles = { from: number; passed: number; found: number }

function sweep(
  at: (angle: number) => string,
  { from, passed, found }: Angles,
  shine: number,
  stays: number,
): Keyframe[] {
  return [
    { opacity: 0, transform: at(from) },
    { opacity: shine, transform: at(from), offset: 0.1, easing: 'cubic-bezier(.45,0,.4,1)' },
    { opacity: shine, transform: at(passed), offset: PASSED, easing: 'cubic-bezier(.4,0,.2,1)' },
    { opacity: shine, transform: at(found), offset: FOUND },
    { opacity: stays, transform: at(found) },
  ]
}

/** A soft cone, painted once and then only turned. */
function beam(
  node: HTMLElement,
  score: Score,
  lamp: { x: number; y: number },
  length: number,
  wide: number,
  shine: number,
  angles: Angles,
  begins: number,
): HTMLElement {
  const made = layer(node, 'beam', {
    left: `${lamp.x - wide / 2}px`,
    top: `${lamp.y}px`,
    width: `${wide}px`,
    height: `${length * 1.04}px`,
  })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(wide / 2)
  canvas.height = Math.round(length * 0.52)
  made.append(canvas)
  const pen = canvas.getContext('2d')
  if (pen) {
    const half = Math.atan((0.5 * wide) / length) * 0.97
    const cone = pen.createConicGradient(Math.PI / 2 - half, canvas.width / 2, 0)
    const one = half / Math.PI / 2
    for (const [at, much] of [
      [0, 0],
      [0.5, 0.5],
      [1, 0.82],
      [1.5, 0.5],
      [2, 0],
    ] as const) {
      cone.addColorStop(at * one, `rgba(216,255,243,${much})`)
    }
    cone.addColorStop(Math.min(1, 2 * one + 0.001), 'rgba(0,0,0,0)')
    pen.fillStyle = cone
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.globalCompositeOperation = 'destination-in'
    const fades = pen.createLinearGradient(0, 0, 0, canvas.height)
    fades.addColorStop(0, '#000')
    fades.addColorStop(0.5, '#000a')
    fades.addColorStop(1, '#0000')
    pen.fillStyle = fades
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  const turns = sweep((angle) => `rotate(${angle}deg)`, angles, shine, shine * 0.55)
  score.move(made, turns, begins + 200, SWEEP, EVEN)
  return made
}

function person(
  node: HTMLElement,
  score: Score,
  ground: { x: number; y: number },
  phone: boolean,
  n: number,
  of: number,
  begins: number,
): HTMLElement {
  const tall = (phone ? 22 : 34) * (n % 2 ? 0.92 : 1)
  const x = (n - (of - 1) / 2) * (phone ? 20 : 33) + (n % 3) * 4
  const made = layer(
    node,
    'figure',
    {
      left: `${ground.x + x - tall * 0.28}px`,
      top: `${ground.y - tall + (n % 3) * 3}px`,
      width: `${tall * 0.57}px`,
      height: `${tall}px`,
    },
    FIGURE_DRAWN,
  )
  score.fade(made, 0.25, 1, begins + 1_500, 700)
  return made
}
