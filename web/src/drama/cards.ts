/** Cards that come up large: one that was played, an Evolution that unfolds. */

import { card, type Card } from '../catalogue'
import { emblems } from '../art/emblems.svelte'
import { plain, t } from '../texts'
import { edge, glow } from './parts'
import { several, told, type Cues, type Scene } from './scene'
import { EVEN, OUT, SOFT } from './score'
import { boxOf, safe, type Stage } from './stage'

const RISES = 560
const HOLD = 1500
const OWN_HOLD = 700
const SHRINKS = 420
const UNFOLDS = 1500
const ICONS: Record<string, string> = { hunt: 'i-claw', survival: 'i-surv', evolution: 'i-dna' }

/** A face that says what the card does, as large as there is room for. */
function face({ kind, id, name, text, phase }: Card): string {
  const drawn = emblems.has(`${kind}-${id}`)
  const symbol = drawn ? `${kind}-${id}` : (ICONS[kind] ?? 'i-help')
  const box = drawn ? '0 0 96 96' : '0 0 24 24'
  const when = phase ? t('table-phase', { phase }) : ''
  return `<span class="kind"><span>${safe(t(`drama-kind-${kind}`))}</span><span>${safe(when)}</span></span
    ><svg class="emblem ${drawn ? '' : 'plain i'} ${kind}" viewBox="${box}"><use href="#${symbol}"/></svg><b>${safe(name)}</b><p>${safe(text)}</p>`
}

/** The card a line is about, as this game has it. */
function cardOf(scene: Scene): Card | undefined {
  const id = several(told(scene.lines[0])[0])[0] ?? ''
  return card(scene.view.replaced[id] ?? id)
}

/** A card comes up beside its owner, stays for as long as it takes to read, and goes back to them. */
export function played(stage: Stage, scene: Scene, show: () => void): Cues {
  show()
  const { score, phone, width, height } = stage
  const line = scene.lines[0]
  const shown = cardOf(scene)
  const owner = stage.seat(line?.seat ?? 0, scene.view.seat) ?? stage.find('.hand')
  if (!shown || !line || !owner) return { still: 0 }
  const own = line.seat === scene.view.seat
  const hold = own ? OWN_HOLD : HOLD
  const seat = boxOf(owner)
  const tall = Math.min(340, height * (phone ? 0.34 : 0.38))
  const wide = tall * 0.72
  const { x, y } = beside(stage, seat, wide, tall)
  const colour = line.seat ? `var(--p${scene.colour(line.seat)})` : 'var(--creature)'
  stage.lift(own ? null : owner, stage.find('.ask'))
  stage.dim(0.5, 0, 300)
  edge(stage, owner, colour, 0, 0, 900)
  const behind = glow(stage, x, y, tall * 0.85, `color-mix(in srgb, ${colour}, transparent 62%)`)
  score.move(
    behind,
    [
      { opacity: 0, transform: 'scale(.5)' },
      { opacity: 1, transform: 'none' },
    ],
    120,
    500,
  )
  const made = stage.make(`large-card ${shown.kind}`, face(shown), {
    left: x - wide / 2,
    top: y - tall / 2,
    width: wide,
    height: tall,
    '--hue': colour,
  })
  const by = plain(line.text, scene.names)
  if (!phone) {
    const said = stage.make('said-by', safe(by), { left: x, top: y - tall / 2 - 44 })
    score.move(said, { opacity: [0, 1], transform: ['translate(-50%,8px)', 'translate(-50%,0)'] }, 380, 320)
    score.fade(said, 1, 0, RISES + hold, 240)
  }
  const small = 40 / wide
  const home = `translate(${within(seat.x, width) - x}px,${seat.y - y}px) scale(${small})`
  score.move(
    made,
    [
      { opacity: 0, transform: home, easing: 'cubic-bezier(.2,.7,.2,1)' },
      {
        opacity: 1,
        transform: `${halfway(seat.x - x, seat.y - y, small)} perspective(900px) rotateY(${seat.x > width / 2 ? -38 : 38}deg)`,
        offset: 0.4,
        easing: OUT,
      },
      { opacity: 1, transform: 'none' },
    ],
    60,
    RISES,
    EVEN,
  )
  score.move(made, { transform: ['none', home], opacity: [1, 0.2] }, RISES + hold, SHRINKS, SOFT)
  score.fade(behind, 1, 0, RISES + hold, 300)
  stage.dim(0, RISES + hold, 420, 0.5)
  return { still: RISES + 400 }
}

const within = (x: number, width: number) => Math.max(24, Math.min(width - 24, x))

function halfway(dx: number, dy: number, small: number): string {
  return `translate(${dx * 0.5}px,${dy * 0.5 - 20}px) scale(${small + (1 - small) * 0.55})`
}

/** The middle of a card beside its owner: to the side where the table is wide, below or above where it is tall. */
function beside(
  stage: Stage,
  seat: { left: number; top: number; width: number; height: number; x: number; y: number },
  wide: number,
  tall: number,
): { x: number; y: number } {
  const { phone, width, height } = stage
  const x = phone ? seat.x : seat.x > width / 2 ? seat.left - wide / 2 - 26 : seat.left + seat.width + wide / 2 + 26
  const y = phone ? (seat.y < height / 2 ? seat.top + seat.height + tall / 2 + 16 : seat.top - tall / 2 - 16) : seat.y
  const most = (at: number, half: number, of: number) => Math.max(half + 14, Math.min(of - half - 14, at))
  return { x: most(x, wide / 2, width), y: most(y, tall / 2 + (phone ? 0 : 50), height) }
}

/** DNA runs together, and a card unfolds out of it; then it goes to the Creature's seat. */
export function evolved(stage: Stage, scene: Scene, show: () => void): Cues {
  show()
  const { score, phone, width, height } = stage
  const shown = cardOf(scene)
  const seat = stage.seat(0, scene.view.seat) ?? stage.find('.traybox') ?? stage.find('.hand')
  if (!shown || !seat) return { still: 0 }
  const from = boxOf(seat)
  const [wide, tall] = phone ? [252, 366] : [320, 460]
  const [x, y] = [width / 2, phone ? height * 0.38 : height * 0.42]
  stage.lift(seat, stage.find('.ask'))
  stage.dim(0.84, 0, 600)
  edge(stage, seat, '#ff7a5a', 60, 0.4, 900)
  helix(stage, { x, y }, from, tall)
  const seam = stage.make('seam', '', { left: x - wide / 2 - 30, width: wide + 60, top: y - 1 })
  score.move(
    seam,
    [
      { opacity: 0, transform: 'scaleX(.04)' },
      { opacity: 1, transform: 'scaleX(.3)', offset: 0.4 },
      { opacity: 1, transform: 'none', offset: 0.75 },
      { opacity: 0, transform: 'scaleX(1.1)' },
    ],
    UNFOLDS - 160,
    520,
  )
  const light = glow(stage, x, y, tall * 0.8, '#e03a2a4a')
  score.move(
    light,
    [
      { opacity: 0, transform: 'scale(.5)' },
      { opacity: 0.8, transform: 'none' },
    ],
    UNFOLDS,
    800,
  )
  const whole = stage.make('folded', '', { left: x - wide / 2, top: y - tall / 2, width: wide, height: tall })
  unfold(stage, whole, face(shown), tall)
  const goes = UNFOLDS + 980 + HOLD
  score.move(
    whole,
    [
      { transform: 'none', opacity: 1, easing: SOFT },
      { transform: `translate(${from.x - x}px,${from.y - y}px) scale(.12)`, opacity: 0.1 },
    ],
    goes,
    620,
    EVEN,
  )
  score.fade(light, 0.8, 0, goes, 400)
  stage.dim(0, goes + 260, 500, 0.84)
  return { still: UNFOLDS + 1400, heard: UNFOLDS }
}

function helix(stage: Stage, { x, y }: { x: number; y: number }, from: { x: number; y: number }, tall: number): void {
  const beads = stage.phone ? 14 : 19
  const gap = (tall / beads) * 0.82
  const wave = stage.phone ? 46 : 60
  for (let n = 0; n < beads; n++) {
    for (const strand of [0, 1]) {
      const top = y + (n - (beads - 1) / 2) * gap
      const bead = stage.make(strand ? 'bead pale' : 'bead', '', { left: x, top })
      const turn = n * 0.46 + strand * Math.PI
      const frames: Keyframe[] = [
        {
          offset: 0,
          opacity: 0,
          transform: `translate(${from.x - x + stage.some(-40, 40)}px,${from.y - top}px) scale(.5)`,
        },
      ]
      for (let step = 0; step <= 9; step++) {
        const angle = turn + step * 0.62
        const near = Math.cos(angle)
        frames.push({
          offset: 0.34 + step * 0.05,
          opacity: 0.62 + 0.38 * near,
          transform: `translateX(${Math.sin(angle) * wave}px) scale(${0.8 + near * 0.35})`,
        })
      }
      frames.push({ offset: 1, opacity: 0, transform: `translate(0,${y - top}px) scale(.5)` })
      const begins = 260 + n * 24
      stage.score.move(bead, frames, begins, UNFOLDS - begins + 40, 'cubic-bezier(.3,0,.7,1)')
    }
  }
}

/** In three parts: the middle opens, the upper one turns up, the lower one down. */
function unfold(stage: Stage, whole: HTMLElement, drawn: string, tall: number): void {
  const third = tall / 3
  const parts = [
    { part: 1, hinge: 'center', over: 0 },
    { part: 0, hinge: 'bottom', over: 1 },
    { part: 2, hinge: 'top', over: -1 },
  ]
  parts.forEach(({ part, hinge, over }, n) => {
    const slice = stage.make(
      'slice',
      '',
      { top: part * third, height: third + 1, transformOrigin: `50% ${hinge}` },
      whole,
    )
    stage.make(
      'large-card evolution',
      drawn,
      { left: 0, right: 0, top: -part * third, height: tall, '--hue': '#ff7a4a' },
      slice,
    )
    const dark = stage.make('darkness', '', {}, slice)
    const at = UNFOLDS + n * 230
    const frames: Keyframe[] = over
      ? [
          { opacity: 0, transform: `perspective(900px) rotateX(${over * 168}deg)` },
          { opacity: 1, transform: `perspective(900px) rotateX(${over * 150}deg)`, offset: 0.12 },
          { opacity: 1, transform: `perspective(900px) rotateX(${-over * 9}deg)`, offset: 0.8 },
          { opacity: 1, transform: 'perspective(900px) rotateX(0)' },
        ]
      : [
          { opacity: 0, transform: 'scaleY(.02)' },
          { opacity: 1, transform: 'scaleY(.1)', offset: 0.15 },
          { opacity: 1, transform: 'none' },
        ]
    stage.score.move(slice, frames, at, over ? 520 : 300, SOFT)
    stage.score.fade(dark, 0.85, 0, at + (over ? 200 : 60), over ? 420 : 300)
  })
}
