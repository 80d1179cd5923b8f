export { makeHomeworkPreviews } from './preview'
export { homeworkRoutes } from './routes'
export { removeHomeworkOf } from './store/homework'
export { myHomeworkRoutes } from './student-routes'
