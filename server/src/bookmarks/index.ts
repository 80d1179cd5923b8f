export { bookmarkRoutes } from './routes'
export { listBookmarks } from './store'
