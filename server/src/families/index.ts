export { insertParentLink } from './store'
