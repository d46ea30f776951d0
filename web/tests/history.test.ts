import { describe, expect, it } from 'vitest'
import { dayOf, monthOf } from '../src/history/days'
import { costliest, rate, ratesByBox, ratesByPlayers, whereabouts, type Game } from '../src/history/sums'

const game = (more: Partial<Game>): Game => ({
  code: 'ABC',
  kind: 'game',
  ended: 0,
  minutes: 20,
  boxes: ['base'],
  players: 4,
  camp: 'hunted',
  name: 'Ada',
  colour: 1,
  people: [],
  level: 'instinct',
  won: false,
  winner: 'creature',
  won_by: 'assimilation',
  left: 2,
  turns: 8,
  catches: 3,
  visits: {},
  caught: {},
  deeds: {},
  there: true,
  ...more,
})

describe('what was played, summed up', () => {
  const games = [
    game({ won: true, winner: 'hunted', visits: { lair: 2 }, caught: { lair: 1 } }),
    game({ players: 5, boxes: ['base', 'exploration'], visits: { lair: 1, river: 3 } }),
    game({ camp: 'creature', won: true, caught: { river: 4 } }),
    game({ camp: 'both', won: false }),
    game({ kind: 'continued', won: true }),
    game({ winner: '', players: 7 }),
  ]

  it('counts what somebody can win', () => {
    expect(rate(games)).toEqual({ won: 2, of: 3 })
    expect(ratesByPlayers(games)).toEqual([
      [4, { won: 2, of: 2 }],
      [5, { won: 0, of: 1 }],
    ])
    expect(ratesByBox(games)).toEqual([
      ['base', { won: 2, of: 2 }],
      ['exploration', { won: 0, of: 1 }],
    ])
  })

  it('tells where one went, or where one caught them', () => {
    expect(whereabouts(games, 'hunted')).toEqual([
      { id: 'lair', explored: 3, caught: 1 },
      { id: 'river', explored: 3, caught: 0 },
    ])
    expect(whereabouts(games, 'creature')).toEqual([{ id: 'river', explored: 4, caught: 0 }])
  })

  it('names the places that cost most, if they stand out', () => {
    const at = (id: string, caught: number) => ({ id, explored: 9, caught })
    expect(costliest([at('a', 1), at('b', 4), at('c', 3)])).toEqual({ ids: ['b', 'c'], share: 87.5 })
    expect(costliest([at('a', 6), at('b', 0)])?.ids).toEqual(['a'])
    expect(costliest(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => at(id, 2)))).toBeNull()
    expect(costliest([at('a', 2)])).toBeNull()
  })
})

describe('days', () => {
  const now = new Date(2026, 10, 19, 12)
  const at = (...day: [number, number, number]) => new Date(...day, 23).getTime() / 1000

  it('says today and yesterday, then the date', () => {
    expect(dayOf(at(2026, 10, 19), 'en', now)).toBe('Today')
    expect(dayOf(at(2026, 10, 18), 'fr', now)).toBe('Hier')
    expect(dayOf(at(2026, 10, 15), 'fr', now)).toBe('15 nov.')
    expect(dayOf(at(2025, 10, 15), 'en', now)).toContain('2025')
    expect(monthOf(at(2026, 2, 3), 'en', now)).toBe('March')
  })
})
