export {
  findQuestionSet,
  findQuestSet,
  findVisibleQuestionSet,
  listQuestionSets,
  type QuestionSet,
  type QuestionSetInList,
  updateQuestionSetStatistics,
} from './store/question-sets'
export { listQuestions, type Question } from './store/questions'
