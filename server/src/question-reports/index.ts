export { questionReportRoutes } from './routes'
export { closeReports, countOpenReports } from './store'
