export { changeStudents, countGame, countLateStudent, isCountedSeat } from './count-game'
export { type HostFigures, recountHosts } from './store/host-totals'
export {
  listQuestionCounts,
  type QuestionCount,
  rejudgeQuestion,
} from './store/question-counts'
