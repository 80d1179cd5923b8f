export { bookmarkRoutes } from './routes'
