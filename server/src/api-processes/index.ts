export { registerProcess } from './registration'
