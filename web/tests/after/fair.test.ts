import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keptItsWord } from '../../src/after/fair'
import { sha256 } from '../../src/after/sha256'

const seed = 'a3'.repeat(32)

describe('a fair deal', () => {
  it.each(['', 'abc', 'é – Artemia', seed, 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
    'hashes as everybody else does: %#',
    (text) => expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex')),
  )

  it('accepts the seed that was promised', () => {
    const promise = createHash('sha256').update(seed).digest('hex')
    expect(keptItsWord(seed, promise)).toBe(true)
    expect(keptItsWord(seed, ` ${promise.toUpperCase()} `)).toBe(true)
  })

  it('sees through another seed', () => {
    const promise = createHash('sha256').update(seed).digest('hex')
    expect(keptItsWord(seed.replace('a', 'b'), promise)).toBe(false)
    expect(keptItsWord(seed, '')).toBe(false)
  })
})
