const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000

/** Loads what the page can't do without, again and again until it is there. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** A file of the page's own; a server that is on its way down may answer without it. */
export async function fetchFile(url: string): Promise<Response> {
  const found = await fetch(url)
  if (!found.ok) throw new Error(`${found.status} ${url}`)
  return found
}
