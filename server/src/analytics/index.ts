export { hardQuestions } from './overview'
export { analyticsRoutes } from './routes'
