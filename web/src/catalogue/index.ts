export {
  allBoxes,
  allCards,
  boxName,
  card,
  cardNames,
  loadCatalogue,
  loadOwnCards,
  putRight,
  type Card,
  type Kind,
} from './catalogue.svelte'
export { splitAtCards } from './card-names'
