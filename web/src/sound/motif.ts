/** The tune of Artemia: a fifth into the dark, and four ways to come down from it. */

const D = 146.83
/** Heights in steps of a twelfth of an octave above D. */
export const above = (steps: number): number => D * 2 ** (steps / 12)

const sung = (steps: readonly (readonly [at: number, step: number])[]) =>
  steps.map(([at, step]) => ({ at, hz: above(step) }))

/** As it stands when a game is won, in the bright key, and when it is lost. */
export const RISING = sung([
  [0, 12],
  [0.17, 19],
  [0.34, 16],
  [0.51, 24],
])
export const FALLING = sung([
  [0, 19],
  [0.35, 17],
  [0.7, 15],
  [1.1, 13],
])

/** The whole theme, slow: where it begins, its height, and how long it is held. */
export const THEME: readonly (readonly [at: number, step: number, last: number])[] = [
  [0, 12, 2.2],
  [1.6, 19, 3.2],
  [4.4, 17, 1.8],
  [5.8, 15, 1.8],
  [7.2, 19, 3.6],
  [11, 22, 2.4],
  [12.8, 19, 2],
  [14.4, 17, 1.8],
  [15.8, 14, 3.4],
  [19.2, 12, 4.4],
]
