export { deleteAccount, removeAccount } from './delete-account'
export { startErasureSweep } from './erasure-sweep'
export { accountDataRoutes } from './routes'
export { unlinkEverybody } from './store/erase-account'
