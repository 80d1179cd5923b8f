export { makeRunningGameRoutes } from './routes'
