import { plain, t } from '../texts'
import { flame, words } from './parts'
import type { Cues, Scene } from './scene'
import { EVEN, OUT, SOFT } from './score'
import { boxOf, safe, type Box, type Stage } from './stage'

const GONE = 1400
const FLAMES = 3

/** My last Will is lost: the hand drains, the flame gutters; then every card flies back, and the flames are lit again. */
export function letGo(stage: Stage, scene: Scene, show: () => void): Cues {
  const { score, phone, width, height } = stage
  const drained = greyHand(stage)
  const before = new Map(cards(stage).map((card) => [card.dataset.place, boxOf(card)]))
  show()
  const hand = stage.find('.hand')
  stage.layer.classList.add('deep')
  stage.lift(hand)
  stage.dim(0.86, 0, 700)
  const size = phone ? 72 : 108
  const middle = height * 0.28
  if (drained) {
    score.fade(drained, 0, 1, 100, 900, SOFT)
    score.fade(drained, 1, 0, GONE, 200, SOFT)
  }
  gutter(stage, size, middle)
  cards(stage).forEach((card, n) => comeBack(stage, card, before.get(card.dataset.place), n))
  for (let n = 0; n < FLAMES; n++) {
    const left = width / 2 + (n - 1) * size * 1.15 - size / 2
    const lit = flame(stage, { left, top: middle - size / 2, width: size })
    score.move(
      lit,
      [
        { opacity: 0, transform: 'translateY(60%) scale(.1,.2)' },
        { opacity: 1, transform: 'scale(1.12,1.25)', offset: 0.4 },
        { opacity: 1, transform: 'scale(.96,.94)', offset: 0.66 },
        { opacity: 1, transform: 'none' },
      ],
      GONE + 620 + n * 240,
      560,
      'ease-out',
    )
  }
  const line = scene.lines.at(-1)
  const below = `<p>${safe(plain(line?.text ?? '', scene.names))}</p>`
  words(stage, middle + size * 0.8, safe(t('drama-let-go')), [below], GONE + 900)
  score.fade(stage.layer, 1, 0, GONE + 3000, 320)
  stage.dim(0, GONE + 3000, 400, 0.86)
  return { still: GONE + 2500, buzz: { at: GONE - 200, pattern: [30, 60, 30] } }
}

function cards(stage: Stage): HTMLElement[] {
  return [...stage.table.querySelectorAll<HTMLElement>('.hand > .fan [data-place]')]
}

/** The hand as it was, without its colours. */
function greyHand(stage: Stage): HTMLElement | null {
  const fan = stage.find('.hand .fan')
  if (!fan?.parentElement) return null
  const { left, top, width, height } = boxOf(fan)
  const made = stage.make('drained', '', { left, top, width, height }, fan.parentElement)
  made.append(fan.cloneNode(true))
  return made
}

/** The last flame shrinks, sinks and goes out. */
function gutter(stage: Stage, size: number, middle: number): void {
  const last = flame(stage, { left: stage.width / 2 - size / 2, top: middle - size / 2, width: size })
  const to = (opacity: number, transform: string, offset?: number): Keyframe => ({
    opacity,
    transform,
    ...(offset === undefined ? {} : { offset }),
  })
  const frames = [
    to(0, 'scale(.8)'),
    to(1, 'scale(1)', 0.25),
    to(0.9, 'scale(.9,1.02)', 0.45),
    to(0.75, 'scale(.72,.8)', 0.65),
    to(0.5, 'translateY(12%) scale(.5,.6)', 0.85),
    to(0, 'translateY(30%) scale(.16,.2)'),
  ]
  stage.score.move(last, frames, 100, GONE - 200, EVEN)
  for (let n = 0; n < 3; n++) {
    const smoke = stage.make('aura', '', {
      left: stage.width / 2 - 28 + n * 6,
      top: middle - 20,
      width: 44,
      height: 90,
      '--light': '#b8c8cc55',
    })
    const drifts = [
      to(0, 'translateY(20px) scale(.5)'),
      to(0.8, 'translateY(-10px) scale(.8,1)', 0.3),
      to(0, `translate(${(n - 1) * 16}px,-90px) scale(1.6,1.4)`),
    ]
    stage.score.move(smoke, drifts, GONE - 380 + n * 90, 1100, 'ease-out')
  }
}

/** From where it lay: in the hand still, or on the table. */
function comeBack(stage: Stage, card: HTMLElement, was: Box | undefined, n: number): void {
  const to = boxOf(card)
  const pile = stage.find('.me .discs') ?? stage.find('.mestrip .disc') ?? stage.find('.planet') ?? card
  const from = was ?? boxOf(pile)
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const held = getComputedStyle(card).transform
  const rest = held === 'none' ? '' : held
  const at = GONE + (was ? 0 : 60 + n * 80)
  const small = was ? 1 : 0.28
  stage.score.move(
    card,
    [
      { opacity: 0, transform: `translate(${dx}px,${dy}px) scale(${small}) ${rest}` },
      {
        opacity: 1,
        transform: `translate(${dx * 0.8}px,${dy * 0.8 - (was ? 0 : 60)}px) scale(${was ? 1 : 0.6}) ${rest}`,
        offset: 0.3,
        easing: OUT,
      },
      { opacity: 1, transform: rest || 'none' },
    ],
    at,
    760,
    EVEN,
  )
}
