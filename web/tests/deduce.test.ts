import { describe, expect, it } from 'vitest'
import { cellOf, holdings, mayBeAt, present, suspects } from '../src/table/deduce'
import { hunted, view } from './views'

describe('where a Hunted may be', () => {
  it('is any place he owns and has not discarded', () => {
    const iris = hunted(1, { owned: [1, 2, 3, 4, 5, 7], discard: [1, 5] })
    expect(mayBeAt(view({ hunted: [iris] }), iris)).toEqual([2, 3, 4, 7])
    expect(holdings(iris)).toEqual({ may: [2, 3, 4, 7], discard: [1, 5] })
    expect([1, 2, 6].map((place) => cellOf(iris, place))).toEqual(['dis', 'may', 'non'])
  })
  it('is any place he owns while a Smokescreen hides his discard', () => {
    const iris = hunted(1, { owned: [1, 2], discard: null })
    expect(mayBeAt(view({ hunted: [iris] }), iris)).toEqual([1, 2])
  })
  it('is no closed place, and no card the Creature has seen in his hand', () => {
    const iris = hunted(1, { owned: [1, 2, 3, 4], shown: [4] })
    expect(mayBeAt(view({ hunted: [iris], phase: 2, inaccessible: [2] }), iris)).toEqual([1, 3])
  })
  it('is known, if everybody saw which card he laid', () => {
    const iris = hunted(1, { owned: [1, 2, 3], exposed: [3] })
    expect(mayBeAt(view({ hunted: [iris], phase: 2 }), iris)).toEqual([3])
    expect(mayBeAt(view({ hunted: [iris], phase: 2 }), { ...iris, artefact: true })).toEqual([1, 2, 3])
  })
  it('is counted by place, for all or for one', () => {
    const table = view({ hunted: [hunted(1, { owned: [1, 2] }), hunted(2, { owned: [2, 3] }), hunted(3, { at: [5] })] })
    expect(suspects(table).get(2)).toEqual([1, 2])
    expect(suspects(table, 2).get(2)).toEqual([2])
    expect(suspects(table).get(5)).toBeUndefined()
    expect(present(table).get(5)).toEqual([3])
  })
})
