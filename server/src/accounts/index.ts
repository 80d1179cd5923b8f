export { makeConfirmRoutes } from './confirm-routes'
export { DEMO_DOMAIN, isDemoEmail } from './demo-email'
export { isDemoOpen } from './demo-open'
export { peopleRoutes } from './people-routes'
export { proveOwner } from './prove-owner'
export { makeRecoveryRoutes } from './recovery-routes'
export { accountRoutes } from './routes'
export { setCookies } from './session-cookies'
export { visitingUser } from './session-user'
export { settingsRoutes } from './settings-routes'
export { socialRoutes } from './social-routes'
export { findProfileByLogin, hasAccount, insertAccount } from './store/accounts'
export { insertAdmin, isAdmin } from './store/admins'
export { removeMailTokens } from './store/mail-tokens'
export {
  findProfile,
  insertProfile,
  type Profile,
  removeProfile,
  updateDisplayName,
} from './store/profiles'
export { findUserByProfile, type LoginUser } from './store/users'
export { answerTeacher, listWaitingTeachers } from './store/waiting-teachers'
