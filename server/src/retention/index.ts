export { startPurge } from './sweeper'
