import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORDS = /\.(js|css|html|json|svg|webmanifest)$/

/** Puts a .gz and a .br beside every text file, so that the server compresses nothing. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'artemia-precompress',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const name of await readdir(folder, { recursive: true })) {
          if (!WORDS.test(name)) continue
          const path = join(folder, name)
          const content = await readFile(path)
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(path + '.gz', await promisify(gzip)(content, { level: 9 }))
          await writeFile(path + '.br', await promisify(brotliCompress)(content, { params }))
        }
      },
    },
  }
}
