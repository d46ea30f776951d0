import { css, placeArt } from '../art'
import { plain, t } from '../texts'
import { ash, breakFlame, claws, edge, flame, words } from './parts'
import { several, told, type Cues, type Scene } from './scene'
import { EVEN, SOFT } from './score'
import { boxOf, safe, type Stage } from './stage'

const HIT = 1400
const FLAMES = 3
/** Two heartbeats, the second the stronger one: when, and how red the edge of the screen is. */
const HEARTBEAT = [
  [0, 0],
  [0.07, 0.6],
  [0.2, 0.16],
  [0.27, 0.85],
  [0.44, 0.2],
  [0.55, 0.66],
  [0.66, 0.26],
  [0.73, 1],
  [0.88, 0.3],
  [1, 0.5],
] as const

/** I am caught: a heartbeat, the blow, and my flame breaks large in the middle. */
export function caught(stage: Stage, scene: Scene, show: () => void): Cues {
  show()
  const { score, phone, width, height } = stage
  const { view } = scene
  const line = scene.lines.find(({ seat }) => seat === view.seat) ?? scene.lines[0]
  const place = Number(several(told(line)[0])[0] ?? 0)
  const tile = stage.place(place)
  const size = phone ? 150 : 220
  const middle = height * 0.36
  stage.layer.classList.add('deep')
  stage.lift(tile)
  score.move(
    stage.scrim,
    [{ opacity: 0 }, { opacity: 0.74, offset: 0.3 }, { opacity: 0.8, offset: 0.8 }, { opacity: 0.965 }],
    0,
    HIT,
    SOFT,
  )
  if (tile) {
    tile.style.animation = 'none' // it is shaken by more than that
    const ring = edge(stage, tile, 'var(--creature)', 100, 0.9)
    score.fade(ring, 0.9, 0, HIT - 260, 240)
    score.fade(tile, 1, 0, HIT - 60, 80)
  }
  const art = css(placeArt(view.planet[place - 1] ?? ''))
  score.move(
    stage.make('scenery', '', { '--art': art }),
    [
      { opacity: 0, transform: 'scale(1.16)' },
      { opacity: 0.5, transform: 'scale(1.06)', offset: 0.25 },
      { opacity: 0.36, transform: 'scale(1)' },
    ],
    HIT - 120,
    3400,
  )
  beat(stage)

  const torn = claws(stage, HIT, stage.layer, {
    inset: 'auto',
    left: width / 2 - size * 1.35,
    top: middle - size * 1.1,
    width: size * 2.7,
    height: size * 2.1,
    zIndex: 1,
  })
  score.fade(torn, 1, 0, HIT + 760, 520, SOFT)
  const own = flame(stage, { left: width / 2 - size / 2, top: middle - size / 2, width: size, zIndex: 2 })
  const pawn = view.seat === null ? null : stage.pawn(place, scene.colour(view.seat))
  const from = pawn ? boxOf(pawn) : { x: width / 2, y: height * 0.6 }
  const [dx, dy] = [from.x - width / 2, from.y - middle]
  score.move(
    own,
    [
      { opacity: 0, transform: `translate(${dx}px,${dy}px) scale(.08)` },
      { opacity: 1, transform: `translate(${dx * 0.7}px,${dy * 0.7}px) scale(.3)`, offset: 0.25 },
      { opacity: 1, transform: 'scale(1.04)', offset: 0.8 },
      { opacity: 1, transform: 'none' },
    ],
    HIT - 620,
    620,
    SOFT,
  )
  breakFlame(stage, own, HIT + 200, size, true)
  score.move(
    stage.make('blaze', '', { zIndex: 3 }),
    [{ opacity: 0 }, { opacity: 0.8, offset: 0.2 }, { opacity: 0 }],
    HIT + 50,
    240,
    EVEN,
  )
  const left = scene.will ?? 0
  rest(stage, left, middle)
  const below = `<p>${safe(t('drama-will-left', { n: left }))}</p>`
  words(stage, middle + size * 0.56, safe(plain(line?.text ?? '', scene.names)), [below], HIT + 1100)
  score.fade(stage.layer, 1, 0, HIT + 3300, 320)
  stage.dim(0, HIT + 3300, 400, 0.965)
  if (tile) score.fade(tile, 0, 1, HIT + 3200, 300)
  return { still: HIT + 2400, heard: HIT, before: 'heart', buzz: { at: HIT, pattern: [60, 90, 30, 40, 180] } }
}

function beat(stage: Stage): void {
  const red = stage.make('vignette')
  const frames = HEARTBEAT.map(([offset, opacity]) => ({
    offset,
    opacity,
    transform: `scale(${1.16 - opacity * 0.16})`,
  }))
  stage.score.move(red, frames, 60, HIT, EVEN)
  stage.score.move(
    red,
    [
      { opacity: 0.5, transform: 'none' },
      { opacity: 1, transform: 'none', offset: 0.06 },
      { opacity: 0.62, transform: 'none' },
    ],
    HIT + 60,
    1500,
  )
}

/** The flames that are left, and the outlines of those that are gone, where the one broke. */
function rest(stage: Stage, left: number, middle: number): void {
  const row = stage.make('three', '', { top: middle - (stage.phone ? 30 : 42), zIndex: 4 })
  for (let n = 0; n < FLAMES; n++) {
    const each = n < left ? flame(stage, {}, row) : ash(stage, row)
    const rises = { opacity: [0, 1], transform: ['translateY(8px) scale(.6)', 'none'] }
    stage.score.move(each, rises, HIT + 1200 + n * 150, 420)
  }
}
