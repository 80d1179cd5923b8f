export { profileRoutes } from './profile'
export { dashboardRoutes } from './routes'
