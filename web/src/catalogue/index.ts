export {
  allBoxes,
  allCards,
  boxName,
  card,
  loadCatalogue,
  loadOwnCards,
  putRight,
  type Card,
  type Kind,
} from './catalogue.svelte'
