export {
  changeStudents,
  countGame,
  countLateStudent,
  countPapers,
  isCountedSeat,
} from './count-game'
export { type HostFigures, recountHosts } from './store/host-totals'
export {
  listQuestionCounts,
  type QuestionCount,
  rejudgeQuestion,
} from './store/question-counts'
