export { checkAge } from '../accounts/age-gate'
export { type Accounts, makeAccounts } from './accounts'
