export { plain, rich, type Named, type Part } from './rich'
export { speak, t } from './texts.svelte'
