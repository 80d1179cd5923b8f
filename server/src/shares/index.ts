export { makeShareRoutes } from './routes'
