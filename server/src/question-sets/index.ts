export { purgeImages } from './images/image-folder'
export { imageFiles, imageRoutes, UPLOAD_PATH } from './images/routes'
export { makeSetListRoutes } from './list-routes'
export { isOutOfSight, type ReviewDecision, reviewSet } from './review-set'
export { questionSetRoutes } from './routes'
export { editableQuestion } from './set-answers'
export { setSharingRoutes } from './sharing-routes'
export { findListedSet, suggestQuestionSet } from './store/listed-sets'
export {
  changeQuestionSetAverage,
  FORMER_TEACHER,
  findQuestionSet,
  findQuestSet,
  findVisibleQuestionSet,
  isOwnerless,
  listQuestSets,
  listVisibleSets,
  type QuestionSet,
  type QuestSet,
  updateQuestionSetStatistics,
} from './store/question-sets'
export { listQuestions, type Question } from './store/questions'
