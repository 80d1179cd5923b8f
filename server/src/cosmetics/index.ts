export {
  insertOwnedCosmetic,
  listOwnedCosmetics,
  listWorn,
  listWornOf,
  type OwnedCosmetic,
  wearInstead,
} from './store'
