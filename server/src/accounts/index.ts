export { DEMO_DOMAIN, isDemoEmail } from './demo-email'
export { recoveryRoutes } from './recovery-routes'
export { accountRoutes } from './routes'
export { visitingUser } from './session-user'
export { socialRoutes } from './social-routes'
export { findProfileByLogin, hasAccount, insertAccount } from './store/accounts'
export { insertAdmin, isAdmin } from './store/admins'
export {
  findProfile,
  insertProfile,
  type Profile,
  removeProfile,
  updateDisplayName,
} from './store/profiles'
