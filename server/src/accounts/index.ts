export { isBlocked } from '../auth'
export { isCardEmail } from './card-account'
export { makeConfirmRoutes } from './confirm-routes'
export { CHECK_YOUR_EMAIL, confirmsFirst, storeWaitingSignUp } from './confirm-sign-up'
export { DEMO_DOMAIN, isDemoEmail, isDemoOpen } from './demo'
export { mailConfirmation } from './mail-links'
export { proveOwner } from './passwords'
export { peopleRoutes } from './people-routes'
export { makeRecoveryRoutes } from './recovery-routes'
export { accountRoutes } from './routes'
export {
  countSignInOf,
  endFormerSession,
  sessionUser,
  setCookies,
  visitingUser,
} from './session'
export { settingsRoutes } from './settings-routes'
export { checkAge, readSignUp } from './sign-up'
export { socialRoutes } from './social-routes'
export { findProfileByLogin, hasAccount, insertAccount } from './store/accounts'
export { endCardAccount, insertCardAccounts, openCardAccount } from './store/card-accounts'
export { removeMailTokens } from './store/mail-tokens'
export { isAccount, mergeProfiles } from './store/merge-profiles'
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
