import type { Environment } from 'vitest/runtime'

/** Node, but what is tested is compiled as for a browser: only there do effects run. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment
