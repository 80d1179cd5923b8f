export {
  type DeletionServices,
  deleteClass,
  deleteClassesOf,
  type IsDue,
  leaveClasses,
  teachesAlone,
} from './change-class'
export { myClassRoutes } from './my-classes-routes'
export { makeClassRoutes } from './routes'
export { makeClassStudentRoutes } from './student-routes'
export { takeOverRoutes } from './take-over-routes'
export { classTeacherRoutes } from './teacher-routes'
