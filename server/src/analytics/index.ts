export { hardQuestions } from './overview'
export { reportCsv } from './report-files'
export { analyticsRoutes } from './routes'
