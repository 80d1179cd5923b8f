export { searchRoutes } from './routes'
export { hasAnyOf, readLexicon, type SearchIndex } from './store'
export { synonymLines, synonyms } from './synonyms'
