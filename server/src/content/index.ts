export * from './career-sectors'
export * from './files'
export { STATE_CODES, stateName } from './states'
export { seedContent } from './store'
