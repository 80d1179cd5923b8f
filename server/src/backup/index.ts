export { type BackedUp, backUp } from './back-up'
export { BackupRefused } from './backup-refused'
export { hasHalfRestore, type Restored, restore } from './restore'
