export { questionSetRoutes } from './routes'
export {
  findQuestionSet,
  findQuestSet,
  findVisibleQuestionSet,
  type QuestionSet,
  updateQuestionSetStatistics,
} from './store/question-sets'
export { listQuestions, type Question } from './store/questions'
