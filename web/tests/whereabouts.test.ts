import { describe, expect, it } from 'vitest'
import { cellOf, holdings, present, suspects } from '../src/table/whereabouts'
import { hunted, view } from './views'

describe('whereabouts', () => {
  it('lists who may be where, for all or for one', () => {
    const tomas = hunted(3, { at: [5], may_be_at: [5] })
    const table = view({ hunted: [hunted(1, { may_be_at: [1, 2] }), hunted(2, { may_be_at: [2, 3] }), tomas] })
    expect(Object.fromEntries(suspects(table))).toEqual({ 1: [1], 2: [1, 2], 3: [2] })
    expect(Object.fromEntries(suspects(table, 2))).toEqual({ 2: [2], 3: [2] })
    expect(Object.fromEntries(present(table))).toEqual({ 5: [3] })
  })
  it('tells how cards lie', () => {
    const iris = hunted(1, { owned: [1, 2, 3, 4, 5, 7], discard: [1, 5] })
    expect(holdings(iris)).toEqual({ may: [2, 3, 4, 7], discard: [1, 5] })
    expect([1, 2, 6].map((place) => cellOf(iris, place))).toEqual(['dis', 'may', 'non'])
    expect(cellOf({ ...iris, at: [7] }, 7)).toBe('here')
  })
  it('takes every card for one they may hold while a Smokescreen hides the discard', () => {
    expect(holdings(hunted(1, { owned: [1, 2], discard: null }))).toEqual({ may: [1, 2], discard: [] })
  })
})
