const pictures = import.meta.glob<string>('../../.cache/art/**/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

function picture(path: string): string {
  return pictures[`../../.cache/art/${path}.webp`] ?? ''
}

export type Size = 'large' | 'small'

/** The address of a place's picture: large for a desk and sheets, small for tiles on a phone. */
export const placeArt = (id: string, size: Size = 'large'): string =>
  id && (picture(`places/${id}-${size}`) || planetArt)
/** The back of a card: place, hunt, survival, avatar, evolution, survivor. */
export const backArt = (kind: string): string => picture(`backs/${kind}`)
/** The empty face of a card other than a place, to lay an emblem on. */
export const frameArt = (kind: string): string => picture(`frames/${kind}`)
/** The planet from afar, which also stands for any place nobody has painted. */
export const planetArt = picture('planet')
export const ridgeArt = picture('ridge')

/** As a CSS value, for a custom property. */
export const css = (url: string): string => (url ? `url("${url}")` : 'none')
