export { familyRoutes } from './routes'
export { insertParentLink, isLinked, unlinkParents } from './store/parent-links'
