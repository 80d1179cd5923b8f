export { marketRoutes } from './routes'
