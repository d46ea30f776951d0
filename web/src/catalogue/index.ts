export { allCards, card, loadCatalogue, type Card, type Kind } from './catalogue.svelte'
