/** Makes samples away from the page, which has cards to move. */

import { render, type Piece } from './render'

onmessage = ({ data: name }: MessageEvent<Piece>) => {
  const made = render(name)
  postMessage({ name, ...made }, { transfer: [made.samples.buffer] })
}
