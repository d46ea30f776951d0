/** What moments are made of: flames, claws, blows, rings. */

import { EVEN, FALL, OUT, SOFT } from './score'
import { boxOf, type Stage } from './stage'

const FLAME =
  'M12 2.2c.6 4.2 6.6 6.4 6.6 12.4a6.6 6.6 0 0 1-13.2 0c0-3 1.5-4.6 2.6-6.6.6 1.6 1.2 2.3 2.2 2.8C9.8 7.8 10.4 4.6 12 2.2z'
const HEART = 'M12.1 11.6c.5 2 2.7 3 2.7 5.4a2.8 2.8 0 0 1-5.6 0c0-1.9 1.6-2.6 2.9-5.4z'
const CRACK = 'M11.3 1.5 13.2 7.4 10.6 10.8 13.5 14.6 11.2 18.4 12.4 22.5'
const GASH = `<div class="gash"><svg viewBox="0 0 40 400" preserveAspectRatio="none"
  ><path class="rim" d="M24 2C38 96 40 220 26 398 10 236 8 120 24 2z"/><path class="hot" d="M22 30C35 110 37 220 27 372 31 236 29 130 22 30z"
  /><path class="cut" d="M22 20C31 104 33 216 25 380 13 230 12 128 22 20z"/></svg></div>`

let flames = 0

function flameDrawn(): string {
  const id = `flame${++flames}`
  return `<svg viewBox="0 0 24 24"><defs><radialGradient id="${id}" cx=".5" cy=".78" r=".75"
    ><stop offset="0" stop-color="#fff"/><stop offset=".42" stop-color="#f7fbe6"/><stop offset=".8" stop-color="#ffe0a2"
    /><stop offset="1" stop-color="#ffb468"/></radialGradient></defs><path d="${FLAME}" fill="url(#${id})"
    /><path d="${HEART}" fill="#fff" opacity=".85"/></svg>`
}

/** A flame of Will in two halves, so that it can break. */
export function flame(stage: Stage, style: Record<string, string | number>, into?: Element): HTMLElement {
  const halves = `<div class="part left">${flameDrawn()}</div><div class="part right">${flameDrawn()}</div>`
  const crack = `<div class="crack"><svg viewBox="0 0 24 24"><path d="${CRACK}"/></svg></div>`
  return stage.make('flame', `<div class="aura"></div>${halves}${crack}`, style, into)
}

/** Where a flame was: its outline. */
export function ash(stage: Stage, into?: Element): HTMLElement {
  return stage.make('flame ash', `<svg viewBox="0 0 24 24"><path d="${FLAME}"/></svg>`, {}, into)
}

/** It cracks, and its halves fall apart. */
export function breakFlame(stage: Stage, flame: HTMLElement, at: number, size: number, large = false): void {
  const { score } = stage
  const part = (name: string) => flame.querySelector(`.${name}`) as HTMLElement
  const more = large ? 1 : 0
  score.fade(part('crack'), 0, 1, at, 60, EVEN)
  score.fade(part('crack'), 1, 0, at + 120 + more * 160, 80)
  const falls = at + 110 + more * 190
  const ms = 620 + more * 160
  const half = (way: number, first: number, then: number, down: number): Keyframe[] => [
    { transform: 'none', opacity: 1 },
    {
      transform: `translate(${way * size * 0.1}px,${-size * 0.04}px) rotate(${way * first}deg)`,
      opacity: 1,
      offset: 0.24,
      easing: FALL,
    },
    { transform: `translate(${way * size * 0.45}px,${size * down}px) rotate(${way * then}deg)`, opacity: 0 },
  ]
  score.move(part('left'), half(-1, 9, 58, 0.8 - more * 0.3), falls, ms, EVEN)
  score.move(part('right'), half(1, 11, 76, 0.9 - more * 0.34), falls + 40, ms + 60, EVEN)
  score.move(
    part('aura'),
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scale(1.35)', offset: 0.2 },
      { opacity: 0, transform: 'scale(.5)' },
    ],
    falls - 20,
    520,
  )
  for (let n = 0; n < (large ? 16 : 5); n++) {
    const ember = stage.make('ember', '', {}, flame)
    const [x, y] = [stage.some(-0.7, 0.7) * size, stage.some(-0.8, 0.25) * size]
    const big = stage.some(0.4, large ? 1.5 : 0.9)
    score.move(
      ember,
      [
        { opacity: 0, transform: `scale(${big})` },
        { opacity: 1, transform: `translate(${x * 0.45}px,${y * 0.5}px) scale(${big})`, offset: 0.18 },
        { opacity: 0, transform: `translate(${x}px,${y + size * 0.35}px) scale(${big * 0.3})` },
      ],
      falls + stage.some(0, 80),
      stage.some(600, 1100),
      'cubic-bezier(.2,.6,.4,1)',
    )
  }
}

/** Three gashes, one after the other. */
export function claws(
  stage: Stage,
  at: number,
  into?: Element,
  style: Record<string, string | number> = {},
): HTMLElement {
  const made = stage.make('claws', GASH + GASH + GASH, style, into)
  made.querySelectorAll('.gash svg').forEach((gash, n) => {
    stage.score.move(gash, { transform: ['translateY(-102%)', 'none'] }, at + n * 70, 130, 'cubic-bezier(.3,0,.2,1)')
  })
  return made
}

/** A frame of light that comes and stays, weaker. */
export function edge(stage: Stage, node: Element, colour: string, at: number, stays: number, ms = 700): HTMLElement {
  const made = stage.make('edge', '', { '--light': colour }, node)
  stage.score.move(made, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: stays }], at, ms)
  return made
}

export function ring(stage: Stage, x: number, y: number, radius: number, colour: string, at: number, grows = 5): void {
  const style = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, '--light': colour }
  const frames = [
    { opacity: 0.9, transform: 'scale(.4)' },
    { opacity: 0, transform: `scale(${grows})` },
  ]
  stage.score.move(stage.make('ring', '', style), frames, at, 700, OUT, 'forwards')
}

/** A round light, to be faded. */
export function glow(stage: Stage, x: number, y: number, radius: number, colour: string): HTMLElement {
  const style = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, '--light': colour }
  return stage.make('aura', '', style)
}

/** The place turns red under a blow, and stays so. */
export function strike(stage: Stage, place: Element, at: number, stays = 0.85): void {
  const { score } = stage
  score.move(
    stage.make('flash', '', {}, place),
    [{ opacity: 0 }, { opacity: 0.9, offset: 0.14 }, { opacity: 0.2, offset: 0.42 }, { opacity: 0 }],
    at,
    420,
    EVEN,
  )
  const red = stage.make('reddened', '', {}, place)
  score.move(red, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: stays }], at, 800)
}

/** A blow runs through the planet: each place moves away from it, later and less the farther it lies. */
export function blow(stage: Stage, from: HTMLElement, at: number, force: number): void {
  const middle = boxOf(from)
  for (const place of stage.places()) {
    if (place === from) continue
    const { x, y } = boxOf(place)
    const [dx, dy] = [x - middle.x, y - middle.y]
    const far = Math.hypot(dx, dy) || 1
    const much = (force * 180) / (far + 60) / far
    stage.score.move(
      place,
      [
        { transform: 'none' },
        { transform: `translate(${dx * much}px,${dy * much}px)`, offset: 0.28 },
        { transform: `translate(${-dx * much * 0.25}px,${-dy * much * 0.25}px)`, offset: 0.6 },
        { transform: 'none' },
      ],
      at + far * 0.22,
      460,
      'ease-out',
    )
  }
}

export function jolt(stage: Stage, node: Element, at: number, much: number, held = ''): void {
  const to = (x: number, y: number, turn: number, offset: number): Keyframe => ({
    transform: `${held} translate(${x * much}px,${y * much}px) rotate(${turn}deg)`,
    offset,
  })
  const still = { transform: held || 'none' }
  const frames = [
    still,
    to(-1, 0.4, -1.6, 0.1),
    to(0.8, -0.3, 1.2, 0.26),
    to(-0.45, 0.2, -0.6, 0.46),
    to(0.2, 0, 0.2, 0.7),
    still,
  ]
  stage.score.move(node, frames, at, 620, EVEN)
}

/** Words in the middle of the screen: a headline, and what follows from it. */
export function words(stage: Stage, top: number, headline: string, below: string[], at: number): HTMLElement {
  const made = stage.make('told-large', `<h2>${headline}</h2>${below.join('')}`, { top })
  const [first, ...rest] = made.children
  const rises = { opacity: [0, 1], transform: ['translateY(16px)', 'none'] }
  if (first) stage.score.move(first, rises, at, 560)
  rest.forEach((each, n) => stage.score.fade(each, 0, 1, at + 600 + n * 480, 420, SOFT))
  return made
}
