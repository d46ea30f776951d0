/** What a key pressed at the table stands for. */

export type Command =
  | { does: 'touch'; place: number } // picks a place by its number
  | { does: 'back' | 'help' | 'hint' | 'log' | 'book' | 'confirm' }

/** As much of a KeyboardEvent as is looked at. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  target: EventTarget | null
}

const LETTERS: Record<string, Command> = {
  Escape: { does: 'back' },
  '?': { does: 'help' },
  b: { does: 'book' },
  h: { does: 'hint' },
  l: { does: 'log' },
}

/** Null: a key that isn't the table's, or that belongs to what has the focus. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: KeyPress): Command | null {
  const into = target as HTMLElement
  if (ctrlKey || metaKey || altKey || into.closest('input, textarea, select')) return null
  if (/^[0-9]$/.test(key)) return { does: 'touch', place: key === '0' ? 10 : Number(key) }
  if (key === 'Enter') return into.closest('button, a, [role=log]') ? null : { does: 'confirm' }
  return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null
}
