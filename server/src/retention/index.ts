export { startForgetting } from './sweeper'
