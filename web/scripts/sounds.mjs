// Draws every sound into .cache/sounds.png, as a wave and as a spectrum over time, and says how loud and how long it is.
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'

const WEB = resolve(fileURLToPath(import.meta.url), '..', '..')
const MADE = resolve(WEB, '.cache')
const [WIDTH, WAVE, BANDS, GAP] = [420, 60, 96, 24]
const ROW = GAP + WAVE + BANDS
const COLUMNS = 3
const WINDOW = 2048
const LOWEST = 40
const HIGHEST = 9000

const load = async (name) =>
  (await runnerImport(resolve(WEB, 'src', 'sound', name), { configFile: false, logLevel: 'error' })).module
const [{ render }, { CUES }, { LAYERS }, { loudness, peak }] = await Promise.all(
  ['render.ts', 'cues.ts', 'music.ts', 'level.ts'].map(load),
)

const drawn = []
for (const name of [...Object.keys(CUES), ...Object.keys(LAYERS)]) {
  const begun = performance.now()
  const { samples, rate } = render(name)
  const took = performance.now() - begun
  const said = `${name}  ${(samples.length / rate).toFixed(2)} s  peak ${peak(samples).toFixed(2)}  ${loudness(samples, rate).toFixed(1)} dB`
  console.log(`${said}  made in ${took.toFixed(0)} ms`)
  drawn.push({ said, wave: wave(samples), spectrum: spectrum(samples, rate) })
}

const rows = Math.ceil(drawn.length / COLUMNS)
const layers = drawn.flatMap(({ said, wave, spectrum }, n) => {
  const [left, top] = [(n % COLUMNS) * (WIDTH + GAP), Math.floor(n / COLUMNS) * ROW]
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${GAP + WAVE}"><text y="17" font-family="sans-serif" font-size="13" fill="#ecf5f4">${said}</text>${wave}</svg>`
  const raw = { width: WIDTH, height: BANDS, channels: 1 }
  return [
    { input: Buffer.from(words), left, top },
    { input: spectrum, raw, left, top: top + GAP + WAVE },
  ]
})
await mkdir(MADE, { recursive: true })
await sharp({
  create: { width: COLUMNS * (WIDTH + GAP), height: rows * ROW, channels: 3, background: '#06121a' },
})
  .composite(layers)
  .png()
  .toFile(resolve(MADE, 'sounds.png'))

function wave(samples) {
  const each = samples.length / WIDTH
  const lines = Array.from({ length: WIDTH }, (_, x) => {
    const part = samples.subarray(x * each, (x + 1) * each)
    const [low, high] = part.reduce(([low, high], s) => [Math.min(low, s), Math.max(high, s)], [0, 0])
    const y = (s) => (GAP + WAVE / 2 - (s * WAVE) / 2).toFixed(1)
    return `M${x} ${y(high)}V${y(low)}`
  })
  return `<path d="M0 ${GAP}h${WIDTH}M0 ${GAP + WAVE}h${WIDTH}" stroke="#234957"/><path d="${lines.join('')}" stroke="#43e3c8"/>`
}

/** One column a moment, low below, ninety decibels from black to white. */
function spectrum(samples, rate) {
  const grey = Buffer.alloc(WIDTH * BANDS)
  for (let x = 0; x < WIDTH; x++) {
    const part = moment(samples, Math.floor((x / WIDTH) * samples.length))
    for (let band = 0; band < BANDS; band++) {
      const hz = LOWEST * (HIGHEST / LOWEST) ** (band / BANDS)
      const power = goertzel(part, hz / rate)
      const shade = 255 * (1 + (10 * Math.log10(power + 1e-12)) / 90)
      grey[(BANDS - 1 - band) * WIDTH + x] = Math.max(0, Math.min(255, shade))
    }
  }
  return grey
}

function moment(samples, at) {
  const size = Math.min(WINDOW, samples.length)
  return Float32Array.from(
    { length: size },
    (_, n) => (samples[at + n - size / 2] ?? 0) * (1 - Math.cos((2 * Math.PI * n) / size)),
  )
}

/** How much of one height is in it. */
function goertzel(part, turns) {
  const turn = 2 * Math.cos(2 * Math.PI * turns)
  let [before, last] = [0, 0]
  for (const sample of part) [before, last] = [last, sample + turn * last - before]
  return ((last * last + before * before - turn * last * before) * 4) / part.length ** 2
}
