export { insertParentLink } from './store/parent-links'
