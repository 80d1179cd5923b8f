export { contentRoutes } from './routes'
