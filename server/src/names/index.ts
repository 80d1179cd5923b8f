export {
  checkedName,
  FULL_NAME_MAX,
  judgedName,
  nameBesideHost,
  nameForGame,
  safeName,
  shownName,
} from './display-name'
export { isDoubtfulName } from './word-filter'
