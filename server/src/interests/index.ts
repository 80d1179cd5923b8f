export { strongestInterests } from './result'
export { interestRoutes } from './routes'
