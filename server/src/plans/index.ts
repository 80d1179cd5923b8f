export { planRoutes } from './routes'
export { myPlanRoutes } from './student-routes'
