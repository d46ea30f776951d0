import { describe, expect, it } from 'vitest'
import type { Happened, View } from '../../src/net/messages'
import { listed, spots, visits, whereIs } from '../../src/sheets/locations'

const line = (kind: string, key: string | null, turn: number, seat = 2): Happened => ({
  n: 0,
  kind,
  key,
  turn,
  seat,
  count: 1,
  text: '',
})
const view = (more: Partial<View>): View =>
  ({
    seat: 2,
    hunted: [{ seat: 2, survival: ['dodge'] }],
    hunt_hand: null,
    hunt_played: ['clone'],
    hunt_discard: ['virus'],
    survival_discard: ['gate'],
    sanctuary: null,
    order: [2, 1],
    planet: ['lair', null],
    ...more,
  }) as unknown as View

describe('where a Hunted has been', () => {
  it('is told by what was revealed, the latest first', () => {
    const log = [
      line('revealed', 'revealed 2 3', 1),
      line('catch', 'catch 2 3', 1),
      line('revealed', 'revealed 1 8', 1, 1),
      line('revealed', 'revealed 2 3+7', 2),
      line('catch', 'catch 1 8', 2, 1),
      line('commit', null, 3),
    ]
    expect(visits(log, 2)).toEqual([
      { turn: 2, places: [3, 7], caught: false },
      { turn: 1, places: [3], caught: true },
    ])
  })

  it('follows somebody who was pushed', () => {
    expect(visits([line('revealed', 'revealed 2 3', 1), line('push', 'push 2 4 3', 1)], 2)[0]?.places).toEqual([4])
  })
})

describe('where a card is', () => {
  it.each([
    ['survival', 'dodge', 'hand'],
    ['survival', 'gate', 'discard'],
    ['survival', 'drone', 'deck'],
    ['hunt', 'clone', 'played'],
    ['hunt', 'virus', 'discard'],
    ['hunt', 'scream', 'deck'],
  ] as const)('%s %s: %s', (kind, id, where) => expect(whereIs(view({}), kind, id)?.where).toBe(where))

  it('is not told of places, nor of the city where there is none', () => {
    expect(whereIs(view({}), 'place', 'lair')).toBeNull()
    expect(whereIs(view({}), 'evolution', 'sharp')).toBeNull()
  })

  it('is told of the Creature’s growth', () => {
    const sanctuary = {
      developed: ['sharp', 'fast', 'viral'],
      active: ['sharp', 'fast'],
      used: ['fast'],
      latent: ['clever'],
      evolutions: null,
      evolutions_seen: ['psychic'],
      discards: [['fertile'], []],
      avatars: [null, null, 'medic'],
      faceup: ['survivor_01'],
      survivors: [[], [], ['survivor_02']],
    } as unknown as View['sanctuary']
    const at = (kind: 'evolution' | 'avatar' | 'survivor', id: string) => whereIs(view({ sanctuary }), kind, id)
    expect(
      ['sharp', 'fast', 'viral', 'clever', 'psychic', 'fertile', 'primitive'].map((id) => at('evolution', id)?.where),
    ).toEqual(['active', 'used', 'developed', 'latent', 'evolutions', 'gone', 'deck'])
    expect(at('avatar', 'medic')).toEqual({ where: 'avatar', seat: 2 })
    expect(at('survivor', 'survivor_01')?.where).toBe('faceup')
    expect(at('survivor', 'survivor_02')).toEqual({ where: 'with', seat: 2 })
  })
})

it('spots lie as on the planet, hidden ones without a name', () => {
  expect(spots(view({}))).toEqual([
    { number: 2, id: null },
    { number: 1, id: 'lair' },
  ])
})

it('lists as the language does', () => {
  expect(listed([1, 3, 7], 'en')).toBe('1, 3, and 7')
  expect(listed([1, 3, 7], 'fr')).toBe('1, 3 et 7')
})
