export { accountDataRoutes } from './routes'
