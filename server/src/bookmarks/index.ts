export { bookmarkRoutes } from './routes'
export { listBookmarks, listBookmarksWithReason } from './store'
