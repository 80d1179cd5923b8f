export { safeName, shownName } from './display-name'
export { isDoubtfulName } from './word-filter'
