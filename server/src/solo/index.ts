export { soloRoutes } from './routes'
export { playSolo, type SoloGame, startSolo } from './start-solo'
