import { afterEach, describe, expect, it } from 'vitest'
import type { Ask, Choice } from '../../src/net/messages'
import { closePicks, openCard, openPick, picksStay, sheets } from '../../src/sheets/open.svelte'

const choice = (op: string, of: string[] = []): Choice => ({
  op,
  key: op,
  text: op,
  kind: of.length ? 'place' : null,
  of,
  each: [],
  least: of.length ? 1 : 0,
  most: of.length ? 1 : 0,
  beside_kind: null,
  beside: [],
})
const ask = (id: number, ...choices: Choice[]): Ask => ({ id, kind: 'explore', prompt: '?', optional: false, choices })
const open = (...of: Choice[]) =>
  openPick({ title: '', items: [], least: 1, most: 1, of, confirm: () => '', done: () => {} })

describe('a sheet to pick in', () => {
  afterEach(() => sheets.closeAll())

  it('stays when the same answers are offered again, whatever else is', () => {
    open(choice('resist', ['1', '2']))
    const again = ask(8, choice('commit', ['4']), choice('resist', ['1', '2']))
    expect(picksStay(again)).toBe(true)
    closePicks(again)
    expect(sheets.stack).toHaveLength(1)
  })

  it('goes when one of its answers is offered no more, or is another one', () => {
    for (const other of [ask(8, choice('commit', ['4'])), ask(8, choice('resist', ['1', '2', '4'])), null]) {
      open(choice('resist', ['1', '2']))
      expect(picksStay(other)).toBe(false)
      closePicks(other)
      expect(sheets.stack).toHaveLength(0)
    }
  })

  it('takes no other sheet along', () => {
    openCard('lair')
    expect(picksStay(ask(8))).toBe(false)
    closePicks(null)
    expect(sheets.stack).toHaveLength(1)
  })
})
