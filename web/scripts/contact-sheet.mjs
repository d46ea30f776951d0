// All art on sheets, to be looked at side by side: `npm run art:sheets` writes web/.cache/sheets/*.png.
// With names, only those: `npm run art:sheets rover oasis`.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..')
const ART = join(WEB, 'art')
const SHEETS = join(WEB, '.cache', 'sheets')
const GAP = 12
const CAPTION = 22
const INK = '#06121a'
const PAPER = '#b9cdd0'

/** How large the drawings of a folder are shown, and how many stand in a row. */
const LAYOUT = {
  places: { width: 250, columns: 6 },
  backs: { width: 250, columns: 6 },
  emblems: { width: 120, columns: 12 },
  pieces: { width: 160, columns: 8 },
}

async function drawing(file, width) {
  const svg = (await readFile(file, 'utf-8')).replaceAll('currentColor', '#ffffff')
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  return { png: picture.asPng(), height: picture.height }
}

const caption = (name, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="${width / 2}" y="15" font-family="sans-serif" font-size="12" text-anchor="middle" fill="${PAPER}">${name}</text></svg>`,
  )

async function sheet(folder, wanted) {
  const { width, columns } = LAYOUT[folder]
  const all = (await readdir(join(ART, folder))).filter((name) => name.endsWith('.svg')).sort()
  const names = all.map((name) => basename(name, '.svg')).filter((name) => !wanted.length || wanted.includes(name))
  if (!names.length) return
  const pictures = await Promise.all(names.map((name) => drawing(join(ART, folder, `${name}.svg`), width)))
  const row = Math.max(...pictures.map(({ height }) => height)) + CAPTION + GAP
  const across = Math.min(columns, names.length)
  const size = { width: across * (width + GAP) + GAP, height: Math.ceil(names.length / columns) * row + GAP }
  const parts = names.flatMap((name, n) => {
    const left = GAP + (n % columns) * (width + GAP)
    const top = GAP + Math.floor(n / columns) * row
    const { png, height } = pictures[n]
    return [
      { input: png, left, top },
      { input: caption(name, width), left, top: top + height },
    ]
  })
  const file = join(SHEETS, `${folder}.png`)
  await sharp({ create: { ...size, channels: 3, background: INK } })
    .composite(parts)
    .png()
    .toFile(file)
  console.log(`${names.length} drawings: ${file}`)
}

await mkdir(SHEETS, { recursive: true })
for (const folder of Object.keys(LAYOUT)) await sheet(folder, process.argv.slice(2))
