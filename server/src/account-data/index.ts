export { deleteAccount } from './delete-account'
export { accountDataRoutes } from './routes'
export { unlinkEverybody } from './store/erase-account'
