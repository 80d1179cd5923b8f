export { paperGameRoutes } from './routes'
