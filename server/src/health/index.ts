export { siteRoutes } from './routes'
export { startStorageChecks } from './storage-checks'
