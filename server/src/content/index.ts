export * from './career-sectors'
export * from './files'
export { seedContent } from './store'
