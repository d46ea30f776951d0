import { describe, expect, it } from 'vitest'
import type { Choices } from '../src/net/api'
import { candidates, firstOptions, isPreset, usualLevel, withBox, withPlace, withPreset } from '../src/setup/options'

const named = (id: string) => ({ id, name: id, text: '' })
const choices: Choices = {
  boxes: ['base', 'exploration', 'sanctuary'].map(named),
  presets: [{ ...named('mixed'), options: { boxes: ['base', 'exploration'], places: ['nexus', 'jungle'] } }],
  places: [
    { number: 1, box: 'base', id: 'lair' },
    { number: 1, box: 'exploration', id: 'nexus' },
    { number: 2, box: 'base', id: 'jungle' },
  ],
  levels: ['weak', 'fair', 'strong'].map(named),
  paces: [],
  phrases: [],
}
const [mixed] = choices.presets

describe('options', () => {
  it('take a preset over and know it again, until something changes', () => {
    const options = withPreset({ ...firstOptions(4), light: true, expert: true }, mixed!)
    expect(options).toMatchObject({ players: 4, expert: true, light: false, places: ['nexus', 'jungle'] })
    expect(isPreset(options, mixed!)).toBe(true)
    expect(isPreset(withPlace(options, options.places, 1, 'lair'), mixed!)).toBe(false)
  })
  it('keep boxes in order and forget places when they change', () => {
    const both = withBox(withBox(firstOptions(), 'sanctuary', choices), 'exploration', choices)
    expect(both.boxes).toEqual(['base', 'exploration', 'sanctuary'])
    expect(withBox({ ...both, places: ['nexus'] }, 'sanctuary', choices)).toMatchObject({
      boxes: ['base', 'exploration'],
      places: [],
    })
  })
  it('offer the places of the boxes on the table', () => {
    expect(candidates(1, firstOptions(), choices)).toEqual(['lair'])
    expect(candidates(1, withPreset(firstOptions(), mixed!), choices)).toEqual(['lair', 'nexus'])
  })
  it('take a usual level from whatever levels there are', () => {
    expect(usualLevel(choices)).toBe('fair')
    expect(usualLevel({ ...choices, levels: [named('only')] })).toBe('only')
  })
})
