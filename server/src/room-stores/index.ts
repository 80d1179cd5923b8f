export { isRunning, joinStores, makeAddressOf } from './membership'
export {
  countLiveGames,
  findRoomStore,
  listRoomStores,
  markStoreLost,
  type RoomStore,
} from './store'
export { loadStoreId } from './store-id'
