export { type BackedUp, backUp } from './back-up'
export { BackupRefused } from './data-folder'
export { hasHalfRestore, type Restored, restore } from './restore'
