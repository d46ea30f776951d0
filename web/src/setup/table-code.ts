/** A table's code as it is read out: in two halves. */
export function written(code: string): string {
  const half = Math.ceil(code.length / 2)
  return code.length > 5 ? `${code.slice(0, half)}-${code.slice(half)}` : code
}

/** A code as people type it, or the link they paste. */
export function typed(text: string): string {
  const path = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text
  return path.replace(/[^0-9a-z]/gi, '').toUpperCase()
}
