export { soloRoutes } from './routes'
export { startSolo } from './start-solo'
