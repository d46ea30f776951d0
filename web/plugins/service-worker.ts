import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PICTURE = /\.(webp|png|svg|json)$/
/** What the start page shows, which is all there is to see without a connection. */
const AT_HOME = /^assets\/(planet|ridge)-/

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
        const shell = files.filter((name) => AT_HOME.test(name) || !PICTURE.test(name))
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
        const script = readFileSync(resolve(import.meta.dirname, '../src/sw.js'), 'utf-8')
        const source = `const VERSION = ${JSON.stringify(version)}\nconst SHELL = ${JSON.stringify(shell.map((name) => '/' + name))}\n${script}`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
