export { recordAcceptedAnswers } from './accepted-in-game'
export { analyticsRoutes } from './routes'
