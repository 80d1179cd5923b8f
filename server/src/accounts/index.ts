export { isCardEmail } from './card-account'
export { makeConfirmRoutes } from './confirm-routes'
export { DEMO_DOMAIN, isDemoEmail, isDemoOpen } from './demo'
export { proveOwner } from './passwords'
export { peopleRoutes } from './people-routes'
export { makeRecoveryRoutes } from './recovery-routes'
export { accountRoutes } from './routes'
export { endFormerSession, sessionUser, setCookies, visitingUser } from './session'
export { settingsRoutes } from './settings-routes'
export { socialRoutes } from './social-routes'
export { findProfileByLogin, hasAccount, insertAccount } from './store/accounts'
export { insertCardAccounts } from './store/card-accounts'
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
  endSessions,
  findUserByProfile,
  insertAdmin,
  isAdmin,
  type LoginUser,
  listWaitingTeachers,
} from './store/users'
