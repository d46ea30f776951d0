import type { TableStore } from './table.svelte'

/** The table one sits at, for whatever lies over the page. */
export const current = $state<{ table: TableStore | null }>({ table: null })
