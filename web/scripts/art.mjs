// Renders the SVG sources of web/art into web/.cache/art. What is already there for the same source is kept.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..')
const ART = join(WEB, 'art')
const MADE = join(WEB, '.cache', 'art')
const PUBLIC = join(WEB, 'public')
const RECIPE = 1 // raised when the same source should come out differently

/** @typedef {{from: string, to: string, width: number, quality?: number, pad?: number}} Job */

async function jobs() {
  const each = async (folder) => (await readdir(join(ART, folder))).filter((name) => name.endsWith('.svg'))
  const plain = (name) => basename(name, '.svg')
  const list = []
  for (const name of await each('places')) {
    list.push({ from: `places/${name}`, to: join(MADE, `places/${plain(name)}-large.webp`), width: 560, quality: 76 })
    list.push({ from: `places/${name}`, to: join(MADE, `places/${plain(name)}-small.webp`), width: 168, quality: 70 })
  }
  for (const name of await each('backs'))
    list.push({ from: `backs/${name}`, to: join(MADE, `backs/${plain(name)}.webp`), width: 300, quality: 70 })
  for (const name of (await each('emblems')).filter((name) => name.startsWith('frame-')))
    list.push({
      from: `emblems/${name}`,
      to: join(MADE, `frames/${plain(name).slice('frame-'.length)}.webp`),
      width: 360,
      quality: 72,
    })
  list.push({ from: 'planet.svg', to: join(MADE, 'planet.webp'), width: 1180, quality: 78 })
  list.push({ from: 'ridge.svg', to: join(MADE, 'ridge.webp'), width: 1600, quality: 72 })
  const logo = 'pieces/logo.svg'
  list.push({ from: logo, to: join(PUBLIC, 'icon-192.png'), width: 192 })
  list.push({ from: logo, to: join(PUBLIC, 'icon-512.png'), width: 512 })
  list.push({ from: logo, to: join(PUBLIC, 'icon-maskable-512.png'), width: 512, pad: 0.16 })
  return list
}

/** One drawing serves all sizes made of the same source. */
async function render(sources) {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')])
  sharp.concurrency(1)
  for (const { from, sizes } of sources) {
    const svg = await readFile(join(ART, from), 'utf-8')
    const widest = Math.max(...sizes.map(({ width }) => width))
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: widest } }).render()
    for (const { to, width, quality, pad } of sizes) {
      await mkdir(dirname(to), { recursive: true })
      let picture = sharp(drawing.asPng())
      if (pad) {
        const edge = Math.round(width * pad)
        picture = picture
          .resize(width - 2 * edge)
          .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#051a24' })
          .flatten({ background: '#051a24' })
      } else if (width !== widest) picture = picture.resize(width)
      await (
        to.endsWith('.png')
          ? picture.png({ compressionLevel: 9, palette: true })
          : picture.webp({ quality, effort: 5, alphaQuality: 80 })
      ).toFile(to)
    }
  }
}

/** All emblems as symbols of one file; their light layer takes the colour of the text around them. */
async function sprite() {
  const parts = []
  for (const name of (await readdir(join(ART, 'emblems'))).sort()) {
    if (!name.endsWith('.svg') || name.startsWith('frame-')) continue
    const svg = await readFile(join(ART, 'emblems', name), 'utf-8')
    const inside = svg.replace(/^[^]*?<svg([^>]*)>/, '').replace(/<\/svg>\s*$/, '')
    parts.push(
      `<symbol id="${basename(name, '.svg')}" viewBox="0 0 96 96" stroke-linecap="round" stroke-linejoin="round">${inside}</symbol>`,
    )
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${parts.join('')}</svg>`
  await mkdir(MADE, { recursive: true })
  await writeFile(join(MADE, 'emblems.svg'), text)
}

async function main() {
  const stamps = join(WEB, '.cache', 'art.json')
  const known = existsSync(stamps) ? JSON.parse(await readFile(stamps, 'utf-8')) : {}
  const now = {}
  const bySource = new Map()
  for (const job of await jobs()) {
    const content = await readFile(join(ART, job.from))
    const key = createHash('sha256')
      .update(content)
      .update(JSON.stringify([RECIPE, job.width, job.quality, job.pad]))
      .digest('hex')
    now[job.to.slice(WEB.length)] = key
    if (known[job.to.slice(WEB.length)] === key && existsSync(job.to)) continue
    if (!bySource.has(job.from)) bySource.set(job.from, [])
    bySource.get(job.from).push(job)
  }
  const work = [...bySource].map(([from, sizes]) => ({ from, sizes }))
  const hands = Math.min(availableParallelism(), work.length)
  let next = 0
  await Promise.all(
    Array.from(
      { length: hands },
      () =>
        new Promise((done, fail) => {
          const worker = new Worker(fileURLToPath(import.meta.url))
          const give = () => (next < work.length ? worker.postMessage(work[next++]) : (worker.terminate(), done()))
          worker.on('message', give)
          worker.on('error', fail)
          give()
        }),
    ),
  )
  for (const old of Object.keys(known)) if (!(old in now)) await rm(join(WEB, old), { force: true })
  await mkdir(PUBLIC, { recursive: true })
  await writeFile(join(PUBLIC, 'icon.svg'), await readFile(join(ART, 'pieces/logo.svg')))
  await sprite()
  await writeFile(stamps, JSON.stringify(now, null, 1))
  console.log(`${work.length} drawings made, ${Object.keys(now).length} pictures in all`)
}

if (isMainThread) await main()
else
  parentPort.on('message', async (source) => {
    await render([source])
    parentPort.postMessage('done')
  })
