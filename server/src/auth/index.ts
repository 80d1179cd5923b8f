export { type Accounts, makeAccounts } from './accounts'
