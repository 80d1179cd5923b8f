export { type Accounts, makeAccounts } from './accounts'
export { checkAge } from './age-gate'
