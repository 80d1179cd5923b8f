export { startPurge } from './purge'
