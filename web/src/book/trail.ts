import { getContext, setContext } from 'svelte'

/** Where a link of the book leads, if not to a page of its own: inside a sheet one reads on there. */
export type Follow = (id: string) => void

const KEY = Symbol('the book')

export const readIn = (follow: Follow): void => void setContext(KEY, follow)
const reader = (): Follow | undefined => getContext<Follow | undefined>(KEY)

/** For the links of the book: what a click on one does. */
export function follower(): (event: MouseEvent, id: string) => void {
  const follow = reader()
  return (event, id) => {
    if (!follow || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(id)
  }
}
