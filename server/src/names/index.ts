export {
  checkedName,
  FULL_NAME_MAX,
  type JudgedName,
  judgedName,
  type NameInClass,
  nameForGame,
  nameInClass,
  safeName,
  shownName,
} from './display-name'
export { startPreparingNames } from './prepare-names'
export { unfitPart } from './unfit-text'
export { judgeName, type NameVerdict } from './word-filter'
