export { interestRoutes } from './routes'
