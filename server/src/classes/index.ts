export { insertCardStudents } from './add-students'
export {
  type DeletionServices,
  deleteClass,
  deleteClassesOf,
  handOverClass,
  type IsDue,
  insertClasses,
  leaveClasses,
  type RemoveAccount,
  teachesAlone,
} from './change-class'
export { taughtClass } from './class-answers'
export { removeStudent } from './membership'
export { myClassRoutes } from './my-classes-routes'
export { makeClassRoutes } from './routes'
export { settleSchoolOfClasses, settleSchoolOfTeachers } from './store/school-of-class'
export { insertMembers, isMember, listMembers } from './store/students'
export { hasTeacher, studentsTaughtBy } from './store/teachers'
export { makeClassStudentRoutes } from './student-routes'
export { takeOverRoutes } from './take-over-routes'
export { classTeacherRoutes } from './teacher-routes'
