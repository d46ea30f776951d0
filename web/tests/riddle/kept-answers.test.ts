import { describe, expect, it } from 'vitest'
import { daysBefore, inCommon, streakOf, type Answers } from '../../src/riddle/kept-answers'

const answered = (days: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(days).map(([day, on]) => [day, { creature: { marks: {}, score: 7, on } }]))
const TODAY = '2026-11-19'

describe('days in a row', () => {
  it('count up to today', () =>
    expect(streakOf(answered({ [TODAY]: TODAY, '2026-11-18': '2026-11-18' }), TODAY)).toBe(2))
  it('last until today is over', () => expect(streakOf(answered({ '2026-11-18': '2026-11-18' }), TODAY)).toBe(1))
  it('end with a day left out', () =>
    expect(streakOf(answered({ [TODAY]: TODAY, '2026-11-17': '2026-11-17' }), TODAY)).toBe(1))
  it('count no riddle answered later', () =>
    expect(streakOf(answered({ [TODAY]: TODAY, '2026-11-18': TODAY }), TODAY)).toBe(1))
  it('are none at first', () => expect(streakOf({}, TODAY)).toBe(0))
})

describe('marks', () => {
  it('are compared place by place', () => expect(inCommon({ 1: 4, 3: 6 }, { 3: 5, 8: 5 })).toBe(5))
})

it('a day before the first of a month is the last of another', () =>
  expect(daysBefore('2026-11-01', 1)).toBe('2026-10-31'))
