export * from './career-sectors'
export * from './sources'
export { seedContent } from './store'
