export { makeConfirmRoutes } from './confirm-routes'
export { DEMO_DOMAIN, isDemoEmail, isDemoOpen } from './demo'
export { proveOwner } from './passwords'
export { peopleRoutes } from './people-routes'
export { makeRecoveryRoutes } from './recovery-routes'
export { accountRoutes } from './routes'
export { setCookies, visitingUser } from './session'
export { settingsRoutes } from './settings-routes'
export { socialRoutes } from './social-routes'
export { findProfileByLogin, hasAccount, insertAccount } from './store/accounts'
export { removeMailTokens } from './store/mail-tokens'
export {
  findProfile,
  insertProfile,
  type Profile,
  removeProfile,
  updateDisplayName,
} from './store/profiles'
export {
  answerTeacher,
  findUserByProfile,
  insertAdmin,
  isAdmin,
  type LoginUser,
  listWaitingTeachers,
} from './store/users'
