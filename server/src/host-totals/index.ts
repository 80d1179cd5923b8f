export {
  changeStudents,
  countGame,
  countLateStudent,
  countPapers,
  isCountedSeat,
} from './count-game'
export {
  type GameFilter,
  type HostFigures,
  recountHosts,
  sumHost,
  sumStudents,
} from './store/host-totals'
export {
  listQuestionCounts,
  type QuestionCount,
  rejudgeQuestion,
} from './store/question-counts'
