/** What a button says in a word, where the whole label is too long for it. A verb has such words or it hasn't. */

import { has } from '../texts'

export const isShort = (op: string): boolean => has(`act-${op}`)

/** A plain answer whose whole label is a sentence has a note instead. */
export const isNoted = (op: string): boolean => has(`act-${op}.note`)

/** What it costs is told before anything is picked. */
export const isPriced = (op: string): boolean => has(`act-${op}.price`)
