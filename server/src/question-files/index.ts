export { IMPORT_PATH, makeQuestionFileRoutes } from './routes'
