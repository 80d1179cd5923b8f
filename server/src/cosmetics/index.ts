export {
  insertOwnedCosmetic,
  listOwnedCosmetics,
  listWorn,
  type OwnedCosmetic,
  wearInstead,
} from './store'
