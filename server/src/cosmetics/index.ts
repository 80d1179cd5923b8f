export {
  insertOwnedCosmetic,
  listOwnedCosmetics,
  listWorn,
  listWornOf,
  type OwnedCosmetic,
  replaceEquipped,
} from './store'
