import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Names this build after its contents. The page tells the server, which asks older pages to reload.
 * The name stands in index.html alone: in a script, whose own name is a hash, it could grow stale in a cache.
 */
export function stamp(): Plugin {
  return {
    name: 'artemia-stamp',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).sort()
        const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
        const page = bundle['index.html']
        if (page?.type === 'asset') page.source = String(page.source).replace('content="dev"', `content="${build}"`)
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
      },
    },
  }
}
