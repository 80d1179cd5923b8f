export { adminReportRoutes } from './admin-routes'
export { questionReportRoutes } from './routes'
export { setReportRoutes, setReviewRoutes } from './set-routes'
export { closeReports, countReasons, listReportsOfGame } from './store/question-reports'
