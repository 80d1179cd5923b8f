export { type Accounts, makeAccounts } from './accounts'
export type { SocialIdentity } from './social'
export { findPasswordHash, isBlocked } from './store'
