import { blow, breakFlame, claws, edge, flame, glow, jolt, strike } from './parts'
import { several, told, type Cues, type Scene } from './scene'
import { EVEN, SOFT } from './score'
import { boxOf, type Stage } from './stage'

const HIT = 900

/** Others are caught: their place comes up to the middle, is torn, and a flame of each of them breaks. */
export function catchOthers(stage: Stage, scene: Scene, show: () => void): Cues {
  show()
  const { score, phone } = stage
  const caught = scene.lines.map((line) => ({ seat: line.seat, at: several(told(line)[0]).map(Number) }))
  const tile = stage.place(caught[0]?.at[0] ?? 0)
  const seats = caught.flatMap(({ seat }) => stage.seat(seat, scene.view.seat) ?? [])
  stage.lift(stage.find('.ask'), tile, ...seats)
  stage.dim(0.84, 0, 340)
  for (const seat of seats) {
    const shade = stage.shade(seat)
    score.fade(shade, 0, 0.86, 0, 340)
    score.fade(shade, 0.86, 0, HIT + 160, 300)
    edge(stage, seat, 'var(--creature)', HIT + 160, 0.8, 600)
  }
  const back = HIT + 1350
  stage.dim(0, back + 100, 560, 0.84)
  if (!tile) return { still: HIT + 760, heard: HIT }

  tile.style.animation = 'none' // it is shaken by more than that
  const box = boxOf(tile)
  const planet = boxOf(stage.find('.planet') ?? tile)
  const larger = phone ? 1.9 : 1.55
  const up = `translate(${planet.x - box.x}px,${planet.y - box.y}px) scale(${larger})`
  const halo = glow(stage, planet.x, planet.y, phone ? 240 : 430, '#b0141455')
  stage.layer.classList.add('behind')
  score.move(halo, [{ opacity: 0 }, { opacity: 0.5, offset: 0.5 }, { opacity: 0.8 }], 120, HIT, SOFT)
  score.fade(halo, 0.8, 0, back, 500)
  score.move(tile, { transform: ['none', up] }, 60, 700, SOFT)
  jolt(stage, tile, HIT + 40, phone ? 7 : 11, up)
  score.move(tile, { transform: [up, 'none'] }, back, 560, SOFT)
  const torn = claws(stage, HIT, tile)
  score.fade(torn, 1, 0, back + 200, 600)
  strike(stage, tile, HIT + 50)
  shards(stage, tile, larger)
  caught.forEach(({ seat, at }, n) => {
    const pawn = at.includes(Number(tile.dataset.place)) ? stage.pawn(at[0] ?? 0, scene.colour(seat)) : null
    if (pawn) hitPawn(stage, tile, pawn, n)
  })
  blow(stage, tile, HIT + 60, 6)
  return { still: HIT + 760, heard: HIT }
}

function hitPawn(stage: Stage, tile: HTMLElement, pawn: HTMLElement, n: number): void {
  const { score, phone } = stage
  const way = n % 2 ? 1 : -1
  const turn = (x: number, y: number, degrees: number, offset?: number): Keyframe => ({
    transform: `translate(${way * x}px,${y}px) rotate(${way * degrees}deg)`,
    ...(offset === undefined ? {} : { offset }),
  })
  score.move(
    pawn,
    [{ transform: 'none' }, turn(7, -9, 24, 0.18), turn(4, 2, 13, 0.5), turn(0, 0, 0)],
    HIT + 70,
    760,
    'ease-out',
  )
  const [at, box] = [boxOf(pawn), boxOf(tile)]
  const size = phone ? 22 : 40
  const own = flame(
    stage,
    { left: at.x - box.left - size / 2, top: at.top - box.top - size - 2, width: size, zIndex: 11 },
    tile,
  )
  score.move(own, { opacity: [0, 1], transform: ['translateY(10px) scale(.6)', 'none'] }, 380 + n * 80, 400)
  breakFlame(stage, own, HIT + 360 + n * 140, size)
}

/** Splinters fly off where the claws went. */
function shards(stage: Stage, tile: HTMLElement, larger: number): void {
  for (let n = 0; n < 14; n++) {
    const made = stage.make('shard', '', { scale: String((stage.some(0.5, 1.5) / larger) * 1.6) }, tile)
    const angle = stage.some(-2.6, -0.4)
    const far = (stage.some(50, 150) / larger) * 1.3
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    stage.score.move(
      made,
      [
        { opacity: 0, transform: 'none' },
        { opacity: 1, transform: `translate(${x * 0.6}px,${y * 0.6}px) rotate(120deg)`, offset: 0.25 },
        { opacity: 0, transform: `translate(${x}px,${y * 0.3 + 90}px) rotate(420deg)` },
      ],
      HIT + 60 + stage.some(0, 90),
      stage.some(520, 820),
      EVEN,
      'both',
    )
  }
}
