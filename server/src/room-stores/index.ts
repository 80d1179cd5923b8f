export { isRunning, joinStores, keepStores, makeAddressOf } from './membership'
export {
  countLiveGames,
  findRoomStore,
  listRoomStores,
  markStoreLost,
  type RoomStore,
} from './store'
export { loadStoreId, placeOf, storeIdOf } from './store-id'
