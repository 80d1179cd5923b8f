export { startRosterJobs } from './jobs'
export { makeRosterRoutes, ROSTER_PATH } from './routes'
export { removeImportsBefore } from './store/imports'
