import { describe, expect, it } from 'vitest'
import { apart, path, plotOf, pointsOf, star, steps } from '../../src/finished/plot'

describe('the race', () => {
  it('begins at the left, ends at the right, and Victory lies at the bottom', () => {
    const plot = plotOf(13, 18)
    expect(plot.x(0)).toBe(plot.box.left)
    expect(plot.x(13)).toBe(plot.box.width - plot.box.right)
    expect(plot.y(18)).toBe(plot.box.top)
    expect(plot.y(0)).toBe(plot.box.height - plot.box.bottom)
  })

  it('stands where the mock has it', () => {
    const plot = plotOf(13, 18)
    expect(plot.x(1)).toBeCloseTo(86.5, 0)
    expect(plot.y(12)).toBe(131.3)
    expect(plot.rows).toEqual([0, 6, 12, 18])
    expect(plotOf(13, 18, true).columns).toEqual([2, 4, 6, 8, 10, 12])
  })

  it('survives a game that ended before its first turn did', () => {
    const plot = plotOf(0, 0)
    expect([plot.x(0), plot.y(0)].every(Number.isFinite)).toBe(true)
    expect(plot.columns).toEqual([])
  })

  it('leaves out what is not known', () => {
    const plot = plotOf(2, 4)
    const points = pointsOf(plot, [4, null, 0])
    expect(points).toHaveLength(2)
    expect(path(points)).toBe(`${plot.x(0)},${plot.y(4)} ${plot.x(2)},${plot.y(0)}`)
  })

  it('numbers no more lines than there is room for', () => {
    expect(steps(18, 4)).toEqual([0, 6, 12, 18])
    expect(steps(17, 4)).toEqual([0, 5, 10, 15])
    expect(steps(7, 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(steps(40, 8)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40])
  })

  it('moves labels apart and keeps their order', () => {
    expect(apart([100, 200], 20)).toEqual([100, 200])
    const [low, high] = apart([105, 100], 20) as [number, number]
    expect(low - high).toBe(20)
    const three = apart([100, 100, 100], 20).toSorted((a, b) => a - b)
    expect(three[1]! - three[0]!).toBeGreaterThanOrEqual(20)
    expect(three[2]! - three[1]!).toBeGreaterThanOrEqual(20)
  })

  it('draws a star with its point up', () => {
    const corners = star({ x: 0, y: 0 }, 10).split(' ')
    expect(corners).toHaveLength(10)
    expect(corners[0]).toBe('0,-10')
  })
})
