import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PICTURE = /\.(webp|png|svg|json)$/

/** Writes sw.js: our script with the list of files to keep. */
export function serviceWorker(): Plugin {
  return {
    name: 'artemia-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .sort()
        const shell = files.filter((name) => !PICTURE.test(name))
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
        const script = readFileSync(resolve(import.meta.dirname, '../src/sw.js'), 'utf-8')
        const source = `const VERSION = ${JSON.stringify(version)}\nconst SHELL = ${JSON.stringify(shell.map((name) => '/' + name))}\n${script}`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
