import { describe, expect, it } from 'vitest'
import { onRails } from '../../src/lesson/rails'
import type { Ask, Choice } from '../../src/net/messages'

const choice = (part: Partial<Choice>): Choice => ({
  op: 'commit',
  key: 'commit 1 \ufffc',
  text: 'Go to \ufffc',
  kind: 'place',
  of: ['1', '2', '4', '5'],
  each: ['Lair', 'Jungle', 'Beach', 'Rover'],
  least: 1,
  most: 1,
  beside_kind: null,
  beside: [],
  ...part,
})
const pass = choice({ op: 'pass', key: 'pass 1', kind: null, of: [], each: [], least: 0, most: 0 })
const ask = (...choices: Choice[]): Ask => ({ id: 1, kind: 'explore', prompt: '', optional: false, choices })

describe('a question on rails', () => {
  it('offers only the place that is awaited', () => {
    const { choices } = onRails(ask(choice({}), pass), ['commit 1 4'])
    expect(choices).toMatchObject([{ of: ['4'], each: ['Beach'], most: 1 }])
  })

  it('offers all that belong to one of several answers', () => {
    const resist = choice({ op: 'resist', key: 'resist 1 \ufffc 1', least: 2, most: 2, each: [] })
    const dearer = choice({ op: 'resist', key: 'resist 1 \ufffc 2', least: 4, most: 4, each: [] })
    const { choices } = onRails(ask(resist, dearer), ['resist 1 1+4 1', 'resist 1 4+5 1'])
    expect(choices).toMatchObject([{ key: 'resist 1 \ufffc 1', of: ['1', '4', '5'] }])
  })

  it('keeps a button that leads on, and no other', () => {
    expect(onRails(ask(choice({}), pass), ['pass 1']).choices).toEqual([pass])
    expect(onRails(ask(choice({}), pass), []).choices).toEqual([])
  })

  it('tells the tokens of one place apart', () => {
    const put = (token: string) => choice({ op: 'put_token', key: `put_token 0 \ufffc ${token}`, beside: [token] })
    const { choices } = onRails(ask(put('creature'), put('target')), ['put_token 0 1 target'])
    expect(choices).toMatchObject([{ beside: ['target'], of: ['1'] }])
  })
})
