export { safeName } from './safe-name'
export { shownName } from './shown-name'
export { isDoubtfulName } from './word-filter'
