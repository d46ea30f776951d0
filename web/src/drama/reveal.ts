import { css, placeArt } from '../art'
import { blow, edge, ring, strike } from './parts'
import { several, told, type Cues, type Scene } from './scene'
import { EVEN, FALL, SOFT } from './score'
import { boxOf, type Stage } from './stage'

const DARK = 0.72
const QUIET = 620
const BETWEEN = 180
const BACK = '<svg viewBox="0 0 24 24"><use href="#i-eyeoff"/></svg>'

/** The cards turn one by one, each pawn leaps onto its place, and the token falls last. */
export function reveal(stage: Stage, scene: Scene, show: () => void): Cues {
  show()
  const { score, phone } = stage
  const { view } = scene
  const size = phone ? { width: 46, height: 64 } : { width: 74, height: 100 }
  const turned = scene.lines.flatMap((line) =>
    several(told(line)[0]).map((place) => ({ seat: line.seat, place: Number(place) })),
  )
  turned.sort((one, other) => one.seat - other.seat)
  stage.lift(stage.find('.ask'))
  stage.dim(DARK)

  const darkened = new Map<number, HTMLElement>()
  for (const { place } of turned) {
    const tile = stage.place(place)
    if (!tile || darkened.has(place)) continue
    stage.lift(tile)
    const shade = stage.shade(tile)
    score.fade(shade, 0, DARK, 0, 400, SOFT)
    darkened.set(place, shade)
  }
  turned.forEach(({ seat, place }, n) => turnOver(stage, scene, seat, place, size, QUIET + n * BETWEEN, darkened))

  const falls = QUIET + turned.length * BETWEEN + 620
  const hit = dropToken(stage, view.creature[0], falls, new Set(turned.map(({ place }) => place)))
  stage.dim(0, hit + 480, 600, DARK)
  return { still: hit + 300, heard: QUIET }
}

function turnOver(
  stage: Stage,
  scene: Scene,
  seat: number,
  place: number,
  size: { width: number; height: number },
  at: number,
  darkened: Map<number, HTMLElement>,
): void {
  const { score } = stage
  const owner = stage.seat(seat, scene.view.seat)
  const tile = stage.place(place)
  if (!owner || !tile) return
  const slot = owner.querySelector('.slot')
  const strip = owner.matches('.mestrip') ? stage.find('.hand .fan') : null
  const { x, y } = boxOf(strip ?? (slot?.getClientRects().length ? slot : owner))
  const hue = `var(--${scene.colour(seat) ? `p${scene.colour(seat)}` : 'creature'})`
  const art = css(placeArt(scene.view.planet[place - 1] ?? '', 'small'))
  const card = stage.make(
    'turning',
    `<div class="halo"></div><div class="both"><div class="rear">${BACK}</div><div class="front"><i>${place}</i></div></div>`,
    { left: x - size.width / 2, top: y - size.height / 2, ...size, '--hue': hue, '--art': art },
  )
  score.move(card, { transform: ['scale(.5)', 'none'], opacity: [0, 1] }, 60 + at * 0.1, 420)
  const halo = card.querySelector('.halo') as HTMLElement
  score.fade(halo, 0, 0.6, 200, 420, SOFT)
  score.fade(halo, 0.6, 0, at + 300, 500)
  score.move(
    card.querySelector('.both') as HTMLElement,
    [
      { transform: 'perspective(520px) rotateY(0)' },
      { transform: 'perspective(520px) translateY(-9px) scale(1.16) rotateY(92deg)', offset: 0.46 },
      { transform: 'perspective(520px) translateY(-6px) scale(1.1) rotateY(180deg)', offset: 0.78 },
      { transform: 'perspective(520px) rotateY(180deg)' },
    ],
    at,
    520,
    SOFT,
  )
  score.fade(card, 1, 0, at + 1500, 300)
  const lands = at + 300
  const pawn = stage.pawn(place, scene.colour(seat))
  if (pawn) leap(stage, pawn, x, y, lands)
  const shade = darkened.get(place)
  if (!shade) return
  darkened.delete(place)
  score.fade(shade, DARK, 0, lands + 120, 420)
  edge(stage, tile, hue, lands + 240, 0)
}

/** The pawn flies up from its card and lands on its place, with weight. */
function leap(stage: Stage, pawn: HTMLElement, fromX: number, fromY: number, at: number): void {
  const to = boxOf(pawn)
  const [dx, dy] = [fromX - to.x, fromY - to.y]
  pawn.style.animation = 'none' // that of a pawn nobody looks at
  stage.score.move(
    pawn,
    [
      { opacity: 0, transform: `translate(${dx}px,${dy}px) scale(.5)`, easing: 'cubic-bezier(.3,0,.5,1)' },
      {
        opacity: 1,
        transform: `translate(${dx * 0.86}px,${dy * 0.86 - 20}px) scale(1.15)`,
        offset: 0.2,
        easing: 'cubic-bezier(.5,0,.6,1)',
      },
      { opacity: 1, transform: `translate(0,-${stage.phone ? 20 : 34}px) scale(1.3)`, offset: 0.74, easing: FALL },
      { opacity: 1, transform: 'translate(0,2px) scale(1.14,.8)', offset: 0.88, easing: 'ease-out' },
      { opacity: 1, transform: 'none' },
    ],
    at,
    640,
    EVEN,
  )
}

/** The Creature's token lifts off its place and comes down on it; returns when it hits. */
function dropToken(stage: Stage, place: number | undefined, at: number, lit: ReadonlySet<number>): number {
  const { score, phone } = stage
  const hit = at + 460
  const tile = place === undefined ? null : stage.place(place)
  const token = tile?.querySelector<HTMLElement>('.token.creature')?.parentElement
  if (!tile || !token || place === undefined) return hit
  stage.lift(tile)
  token.style.animation = 'none'
  if (!lit.has(place)) {
    // nobody is there, and nobody knows yet that the Creature is
    const shade = stage.shade(tile)
    score.fade(shade, 0, DARK, 0, 400, SOFT)
    score.fade(shade, DARK, 0, hit - 60, 120)
  }
  score.move(
    token,
    [
      { opacity: 0, transform: `translateY(-${phone ? 90 : 150}px) scale(3.2) rotate(-24deg)` },
      {
        opacity: 1,
        transform: `translateY(-${phone ? 80 : 130}px) scale(2.9) rotate(-20deg)`,
        offset: 0.34,
        easing: 'cubic-bezier(.8,0,1,.7)',
      },
      { opacity: 1, transform: 'scale(.94)', offset: 0.82 },
      { opacity: 1, transform: 'scale(1.1)', offset: 0.92 },
      { opacity: 1, transform: 'none' },
    ],
    at,
    560,
    EVEN,
  )
  const { x, y } = boxOf(token)
  strike(stage, tile, hit, 0.6)
  score.move(
    tile,
    [
      { transform: 'none' },
      { transform: 'translateY(5px) scale(.965)', offset: 0.16 },
      { transform: 'translateY(-2px) scale(1.012)', offset: 0.5 },
      { transform: 'none' },
    ],
    hit,
    460,
    'ease-out',
  )
  blow(stage, tile, hit, 9)
  ring(stage, x, y, phone ? 20 : 34, '#ff8a7c', hit)
  return hit
}
