/** Moments that are more than a line: played over the table, one at a time, and skipped by a touch. */

import '../styles/drama.css'
import { loadEmblems } from '../art/emblems.svelte'
import { evolved, played } from './cards'
import { catchOthers } from './catch'
import { caught } from './caught'
import { letGo } from './let-go'
import { reveal } from './reveal'
import type { Act, Cues, Moment, Scene } from './scene'
import { skipping } from './skip'
import { Stage } from './stage'

void loadEmblems() // a card that is played shows its own at once

/** How long the picture of a moment stands where nothing should move. */
const STANDS = 1_300

const MOMENTS: Record<Moment, (stage: Stage, scene: Scene, show: () => void) => Cues> = {
  reveal,
  catch: catchOthers,
  caught,
  let_go: letGo,
  evolved,
  played,
}

export const act: Act = (scene, show, { pace, still, aside, play, heard }) => {
  const table = document.querySelector<HTMLElement>('main.table')
  if (!table || document.hidden) return null
  const stage = new Stage(table, pace, aside)
  stage.layer.dataset.moment = scene.moment
  const { score } = stage
  let enough = () => {}
  let over: Promise<void>
  try {
    const cues = MOMENTS[scene.moment](stage, scene, show)
    score.start()
    if (still) {
      score.hold(cues.still)
      over = new Promise((done) => (enough = done))
      setTimeout(enough, STANDS)
    } else {
      const { before, buzz } = cues
      if (before) play(before)
      score.cue(stage.layer, cues.heard ?? 0, heard)
      if (buzz) score.cue(stage.layer, buzz.at, () => void navigator.vibrate?.(buzz.pattern))
      over = score.over
    }
  } catch (error) {
    console.error(error)
    stage.strike()
    return null
  }
  const hurry = () => {
    score.hurry()
    enough()
  }
  const deaf = aside ? () => {} : skipping(hurry, table)
  const struck = over.then(() => {
    deaf()
    stage.strike()
  })
  return { over: struck, hurry, pause: () => score.pause(), goOn: () => score.goOn() }
}
