export { type Accounts, makeAccounts } from './accounts'
export { checkAge } from '../accounts/age-gate'
