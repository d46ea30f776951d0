export { plain, rich, type Named, type Part } from './rich'
export { has, speak, t } from './texts.svelte'
