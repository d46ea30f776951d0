/** Words on buttons: labels come from the server, and are filled and cut here. */

import { HOLE, type Choice } from '../net/messages'

/** The label of a choice for what is picked. */
export function labelOf(
  choice: Choice,
  picks: readonly string[],
  nameOf: (kind: Choice['kind'], id: string) => string,
  lang: string,
): string {
  if (!choice.most) return choice.text
  if (picks.length === 1 && choice.each.length) {
    const label = choice.each[choice.of.indexOf(picks[0] ?? '')]
    if (label) return label
  }
  const names = choice.of.filter((id) => picks.includes(id)).map((id) => nameOf(choice.kind, id))
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
  return choice.text.replace(HOLE, list || '…')
}

/** A long label is a short one and its small print: “Give up: all your Will …”. */
export function cut(label: string): { head: string; rest: string } {
  const found = /^(.{3,40}?)(?:\s?: | – |, | \()(.+)$/su.exec(label)
  if (!found || label.length < 26) return { head: label, rest: '' }
  const [, head = label, rest = ''] = found
  const open = label.charAt(head.length + 1) === '('
  return { head, rest: open && rest.endsWith(')') ? rest.slice(0, -1) : rest }
}

/** What a label says before the names of what is picked: “Develop …” is about to develop something. */
export function opening(text: string): string {
  const [before = '', after = ''] = text.split(HOLE)
  return (before.trim() || after.trim()).replace(/\s*[:–(,]\s*$/u, '')
}
