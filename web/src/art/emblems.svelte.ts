import { SvelteSet } from 'svelte/reactivity'
import { fetchFile, insist } from '../net/insist'

/** The ids of the emblems there are, once they are there: "hunt-clone". */
export const emblems = new SvelteSet<string>()

let asked = false

/** Puts the sprite of all emblems into the document, once. It comes from our own server, as the script does. */
export async function loadEmblems(): Promise<void> {
  if (asked) return
  asked = true
  const { default: url } = await import('$made/art/emblems.svg?url')
  const holder = document.createElement('div')
  holder.className = 'sprite'
  holder.innerHTML = await insist(async () => (await fetchFile(url)).text())
  document.body.append(holder)
  for (const symbol of holder.querySelectorAll('symbol')) emblems.add(symbol.id)
}
