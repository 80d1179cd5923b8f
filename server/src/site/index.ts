export { siteRoutes } from './routes'
