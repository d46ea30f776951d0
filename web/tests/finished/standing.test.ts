import { expect, it } from 'vitest'
import { standingOf } from '../../src/finished/standing'

const sits = (...chairs: number[]) => ({ chairs })
const played = { record: false }

it('tells winner, loser and onlooker of either camp apart', () => {
  expect(standingOf({ seat: 0 }, sits(0), played, 'creature')).toBe('winner')
  expect(standingOf({ seat: 2 }, sits(2), played, 'creature')).toBe('loser')
  expect(standingOf({ seat: 0 }, sits(0), played, 'hunted')).toBe('loser')
  expect(standingOf({ seat: 2 }, sits(2), played, 'hunted')).toBe('winner')
  expect(standingOf({ seat: null }, sits(), played, 'hunted')).toBe('onlooker')
})
it('takes whoever sat in both camps, or only reads a record, for an onlooker', () => {
  expect(standingOf({ seat: 0 }, sits(0, 2), played, 'hunted')).toBe('onlooker')
  expect(standingOf({ seat: 1 }, sits(1, 2), played, 'hunted')).toBe('winner')
  expect(standingOf({ seat: 1 }, sits(1), { record: true }, 'hunted')).toBe('onlooker')
  expect(standingOf(null, null, null, 'hunted')).toBe('onlooker')
})
