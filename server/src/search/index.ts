export { searchRoutes } from './routes'
export { hasAnyOf, readLexicon, type SearchIndex, synonymLines, synonyms } from './store'
