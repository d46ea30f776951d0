import { describe, expect, it } from 'vitest'
import { overlap, placed, type Box } from '../../src/lesson/placing'

const room = { w: 1440, h: 900 }
const size = { w: 372, h: 170 }
const card: Box = { x: 600, y: 640, w: 120, h: 180 }

describe('the bubble', () => {
  it('stands beside its thing, in the room', () => {
    const spot = placed(size, card, [{ box: card, weight: 3 }], room)
    expect(spot.side).toBe('above')
    expect(overlap({ ...spot, ...size }, card)).toBe(0)
  })

  it('covers nothing that is needed', () => {
    const bar: Box = { x: 300, y: 520, w: 840, h: 90 }
    const kept = [
      { box: card, weight: 3 },
      { box: bar, weight: 2 },
    ]
    const spot = placed(size, card, kept, room)
    expect(kept.map(({ box }) => overlap({ ...spot, ...size }, box))).toEqual([0, 0])
  })

  it('covers least where there is room for nothing', () => {
    const phone = { w: 390, h: 844 }
    const all: Box = { x: 4, y: 4, w: 382, h: 600 }
    const spot = placed({ w: 366, h: 160 }, all, [{ box: all, weight: 3 }], phone)
    expect(spot.y).toBeGreaterThanOrEqual(604)
    expect(spot.y + 160).toBeLessThanOrEqual(844)
  })
})
