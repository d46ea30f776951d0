import { describe, expect, it } from 'vitest'
import type { Choices } from '../src/net/api'
import {
  byBox,
  candidates,
  counted,
  firstOptions,
  isPreset,
  keepsSome,
  usualLevel,
  withBox,
  withPlace,
  withPreset,
} from '../src/setup/options'

const named = (id: string) => ({ id, name: id, text: '' })
const box = (id: string, ...needs: string[]) => ({ ...named(id), needs, picture: '' })
const choices: Choices = {
  boxes: [box('base'), box('exploration', 'base'), box('sanctuary', 'base'), box('annex', 'base', 'sanctuary')],
  presets: [{ ...named('mixed'), options: { boxes: ['base', 'exploration'], places: ['nexus', 'jungle'] } }],
  places: [
    { number: 1, box: 'base', id: 'lair', needs: [] },
    { number: 1, box: 'exploration', id: 'nexus', needs: ['base'] },
    { number: 2, box: 'base', id: 'jungle', needs: [] },
    { number: 5, box: 'base', id: 'rover', needs: [] },
    { number: 5, box: 'exploration', id: 'labyrinth', needs: ['base'] },
    { number: 6, box: 'base', id: 'swamp', needs: [] },
    { number: 6, box: 'exploration', id: 'mangrove', needs: ['base'] },
    { number: 6, box: 'sanctuary', id: 'canyon', needs: ['base', 'sanctuary'] },
  ],
  levels: ['weak', 'fair', 'strong'].map(named),
  paces: [],
}
const [mixed] = choices.presets
const planet = ['lair', 'jungle', 'river', 'beach', 'rover', 'canyon']
type More = Parameters<typeof candidates>[3]
const offered = (number: number, options = firstOptions(), more?: More) =>
  candidates(number, options, choices, more).map(({ id }) => id)

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
  it('bring what a box needs, and drop what needs it', () => {
    const annex = withBox(firstOptions(), 'annex', choices)
    expect(annex.boxes).toEqual(['base', 'sanctuary', 'annex'])
    expect(withBox(annex, 'sanctuary', choices).boxes).toEqual(['base'])
    expect(withBox(annex, 'annex', choices).boxes).toEqual(['base', 'sanctuary'])
  })
  it('offer places without the cards of their box, except those that need it', () => {
    expect(offered(1)).toEqual(['lair', 'nexus'])
    expect(offered(6)).toEqual(['swamp', 'mangrove'])
    expect(offered(6, firstOptions(), { all: true })).toEqual(['swamp', 'mangrove'])
    expect(keepsSome(firstOptions(), planet, choices)).toBe(false)
  })
  it('leave the numbers of Sanctuary to Sanctuary, until all are asked for', () => {
    const city = withBox(firstOptions(), 'sanctuary', choices)
    expect(offered(1, city)).toEqual(['lair', 'nexus'])
    expect(offered(6, city, { laid: 'canyon' })).toEqual(['canyon'])
    expect(offered(6, city, { laid: 'canyon', all: true })).toEqual(['swamp', 'mangrove', 'canyon'])
    expect(keepsSome(city, planet, choices)).toBe(true)
  })
  it('keep what lies there already among the choices', () => {
    expect(offered(6, withBox(firstOptions(), 'sanctuary', choices), { laid: 'swamp' })).toEqual(['swamp', 'canyon'])
  })
  it('offer the Labyrinth alone where its variant needs it', () => {
    expect(offered(5)).toEqual(['rover', 'labyrinth'])
    expect(offered(5, { ...firstOptions(), labyrinth: true })).toEqual(['labyrinth'])
  })
  it('name the box each place comes from', () => {
    expect(byBox(candidates(1, firstOptions(), choices), choices)).toEqual([
      { name: 'base', ids: ['lair'] },
      { name: 'exploration', ids: ['nexus'] },
    ])
  })
  it('take a usual level from whatever levels there are', () => {
    expect(usualLevel(choices)).toBe('fair')
    expect(usualLevel({ ...choices, levels: [named('only')] })).toBe('only')
  })
})

it('cards that are put right are counted over all kinds', () => {
  expect(counted(firstOptions().cards)).toBe(0)
  expect(counted({ hunt: { tracking: { name: 'Nose' } }, place: { lair: {}, river: {} } })).toBe(3)
})
