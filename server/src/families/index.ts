export { familyRoutes } from './routes'
export { insertParentLink } from './store/parent-links'
