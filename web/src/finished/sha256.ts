/** SHA-256. Browsers have it on secure pages only, and a table at home is served over plain http. */

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  new DataView(blocks.buffer).setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n)
  const hash = new Uint32Array(FIRST_HASH)
  for (let start = 0; start < blocks.length; start += 64) mix(hash, new DataView(blocks.buffer, start, 64))
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(hash: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64)
  for (let n = 0; n < 16; n++) w[n] = block.getUint32(n * 4)
  for (let n = 16; n < 64; n++) {
    const before = w[n - 15]!
    const last = w[n - 2]!
    const s0 = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)
    const s1 = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10)
    w[n] = w[n - 16]! + s0 + w[n - 7]! + s1
  }
  let v = [...hash]
  for (let n = 0; n < 64; n++) {
    const [a, b, c, d, e, f, g, h] = v as [number, number, number, number, number, number, number, number]
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[n]! + w[n]!) >>> 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    v = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g]
  }
  v.forEach((word, n) => (hash[n] = hash[n]! + word))
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

const PRIMES = primes(64)
const FIRST_HASH = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0
}
