import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { precompress } from './plugins/precompress.ts'
import { serviceWorker } from './plugins/service-worker.ts'
import { stamp } from './plugins/stamp.ts'

const server = process.env['ARTEMIA_SERVER'] ?? 'http://127.0.0.1:8111'

export default defineConfig({
  plugins: [svelte(), stamp(), serviceWorker(), precompress()],
  resolve: {
    alias: {
      $texts: resolve(import.meta.dirname, '../src/artemia/texts'),
      $made: resolve(import.meta.dirname, '.cache'),
    },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/artemia/server/web/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every screen needs comes in one piece, not in thirty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?!uqr)|src\/(art|catalogue|net|store|texts|prompts)\/|sheets\/(open|Dialog|CardFace|SmallCards|BookLink)|screens\/(TopBar|NothingHere)|src\/router/,
            },
            // What the table and the book of rules are both made of.
            { name: 'pieces', test: /src\/(table\/(Track|Will)|boards\/(DefenseSpaces|DnaCounters))\.svelte/ },
            { name: 'book', test: /src\/book\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '^/t/[^/]+/socket': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: './tests/environment.ts' },
})
