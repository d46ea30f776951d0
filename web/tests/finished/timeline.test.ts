import { describe, expect, it } from 'vitest'
import { hashOf, marksOf, momentIn, standingAt, turnFrom, turns } from '../../src/finished/timeline'

const stops = [
  { n: 0, turn: 1, phase: 1 },
  { n: 4, turn: 1, phase: 2 },
  { n: 6, turn: 1, phase: 3 },
  { n: 10, turn: 2, phase: 1 },
  { n: 14, turn: 2, phase: 2 },
  { n: 20, turn: 3, phase: 1 },
]

describe('marks of the slider', () => {
  it('lie where their turn begins', () => {
    const marks = marksOf(stops, 40)
    expect(marks.map(({ part }) => part)).toEqual([0, 0.1, 0.15, 0.25, 0.35, 0.5])
    expect(marks.map(({ label }) => label)).toEqual(['1', '', '', '2', '', '3'])
  })

  it('leave out numbers where they would touch', () => {
    expect(marksOf(stops, 40, 0.3).map(({ label }) => label)).toEqual(['1', '', '', '', '', '3'])
  })

  it('tell turn and phase of any position', () => {
    expect(standingAt(stops, 5)).toEqual({ turn: 1, phase: 2 })
    expect(standingAt(stops, 10)).toEqual({ turn: 2, phase: 1 })
    expect(standingAt([], 3)).toEqual({ turn: 0, phase: 0 })
  })

  it('lead from turn to turn, and back to where this one began', () => {
    expect(turns(stops).map(({ n }) => n)).toEqual([0, 10, 20])
    expect(turnFrom(stops, 3, 1, 30)).toBe(10)
    expect(turnFrom(stops, 25, 1, 30)).toBe(30)
    expect(turnFrom(stops, 13, -1, 30)).toBe(10)
    expect(turnFrom(stops, 10, -1, 30)).toBe(0)
    expect(turnFrom(stops, 0, -1, 30)).toBe(0)
  })
})

describe('a link to a moment', () => {
  it.each([
    ['#42', { n: 42, eyes: 'onlooker' }],
    ['#42-all', { n: 42, eyes: 'all' }],
    ['#7-3', { n: 7, eyes: '3' }],
    ['', { n: 0, eyes: 'onlooker' }],
    ['#<script>', { n: 0, eyes: 'onlooker' }],
    ['#1-nobody', { n: 0, eyes: 'onlooker' }],
  ])('%s', (hash, moment) => expect(momentIn(hash)).toEqual(moment))

  it('comes back as it was', () => {
    for (const eyes of ['onlooker', 'all', '0', '6']) expect(momentIn(hashOf(9, eyes))).toEqual({ n: 9, eyes })
  })
})
