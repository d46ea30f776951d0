import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fitsCommitment } from '../../src/finished/commitment'
import { sha256 } from '../../src/finished/sha256'

const seed = 'a3'.repeat(32)

describe('a fair deal', () => {
  it.each(['', 'abc', 'é – Artemia', seed, 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
    'hashes as everybody else does: %#',
    (text) => expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex')),
  )

  it('accepts the seed that was promised', () => {
    const promise = createHash('sha256').update(seed).digest('hex')
    expect(fitsCommitment(seed, promise)).toBe(true)
    expect(fitsCommitment(seed, ` ${promise.toUpperCase()} `)).toBe(true)
  })

  it('sees through another seed', () => {
    const promise = createHash('sha256').update(seed).digest('hex')
    expect(fitsCommitment(seed.replace('a', 'b'), promise)).toBe(false)
    expect(fitsCommitment(seed, '')).toBe(false)
  })
})
