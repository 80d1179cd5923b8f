export { recordConcerns } from './record-concerns'
export { concernRoutes } from './routes'
export { purgeConcerns } from './store'
