import { describe, expect, it } from 'vitest'
import { routeOf } from '../src/router.svelte'
import { typed, written } from '../src/setup/table-code'

describe('paths', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/new', { screen: 'new' }],
    ['/cards/', { screen: 'cards' }],
    ['/t/k7f29qxy', { screen: 'table', code: 'K7F29QXY' }],
    ['/replay/K7F29QXY', { screen: 'replay', code: 'K7F29QXY' }],
    ['/riddle', { screen: 'riddle', day: null }],
    ['/riddle/2026-11-19', { screen: 'riddle', day: '2026-11-19' }],
    ['/book', { screen: 'book', at: '' }],
    ['/book/resist', { screen: 'book', at: 'resist' }],
    ['/t', { screen: 'unknown' }],
    ['/new/x', { screen: 'unknown' }],
    ['/t/a/b', { screen: 'unknown' }],
    ['/%', { screen: 'unknown' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
})

describe('codes', () => {
  it('are read as people type or paste them', () => {
    expect(typed(' k7f2-9qxy ')).toBe('K7F29QXY')
    expect(typed('https://somewhere/t/K7F29QXY?x#y')).toBe('K7F29QXY')
    expect(typed('  ')).toBe('')
  })
  it('are written in two halves', () => expect(written('K7F29QXY')).toBe('K7F2-9QXY'))
})
