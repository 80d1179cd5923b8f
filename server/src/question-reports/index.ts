export { adminReportRoutes } from './admin-routes'
export { countReasons } from './reasons'
export { questionReportRoutes } from './routes'
export { closeReports, listReportsOfGame } from './store'
