export { shareRoutes } from './routes'
