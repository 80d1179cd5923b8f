export {
  checkedName,
  FULL_NAME_MAX,
  judgedName,
  type NameInClass,
  nameForGame,
  nameInClass,
  safeName,
  shownName,
} from './display-name'
export { unfitPart } from './unfit-text'
export { judgeName, type NameVerdict } from './word-filter'
