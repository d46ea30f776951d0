import { expect, test, vi } from 'vitest'
import { allCards, card, loadCatalogue, putRight, type Card } from '../src/catalogue'

const river = { id: 'river', kind: 'place', name: 'The River', provenance: 'published' } as Card
const lair = { id: 'lair', kind: 'place', name: 'The Lair', provenance: 'published' } as Card

test('a card that a table has put right is shown so, until the table is left', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ boxes: {}, cards: [river, lair] }) }))
  await loadCatalogue('en')
  putRight([{ ...river, name: 'The Brook', provenance: 'corrected' }])
  expect(card('river')?.name).toBe('The Brook')
  expect(allCards().map(({ name }) => name)).toEqual(['The Brook', 'The Lair'])
  putRight([])
  expect(card('river')?.name).toBe('The River')
  vi.unstubAllGlobals()
})
