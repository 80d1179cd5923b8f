export { familyRoutes } from './routes'
export { insertParentLink, unlinkParents } from './store/parent-links'
