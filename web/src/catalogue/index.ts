export { allBoxes, allCards, boxName, card, loadCatalogue, type Card, type Kind } from './catalogue.svelte'
