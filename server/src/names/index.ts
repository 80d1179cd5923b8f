export {
  checkedName,
  FULL_NAME_MAX,
  judgedName,
  nameBesideHost,
  nameForGame,
  safeName,
  shownName,
} from './display-name'
export { isDoubtfulName, judgeName, type NameVerdict } from './word-filter'
