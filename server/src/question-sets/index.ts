export { purgeImages } from './images/purge-images'
export { imageFiles, imageRoutes, UPLOAD_PATH } from './images/routes'
export { makeSetListRoutes } from './list-routes'
export { type Decided, isOutOfSight, reviewSet } from './review-set'
export { questionSetRoutes } from './routes'
export { editableQuestion } from './set-answers'
export { setSharingRoutes } from './sharing-routes'
export { FORMER_TEACHER, isOwnerless } from './store/ownerless-sets'
export {
  changeQuestionSetAverage,
  findQuestionSet,
  findQuestSet,
  findVisibleQuestionSet,
  listQuestSets,
  type QuestionSet,
  type QuestSet,
  updateQuestionSetStatistics,
} from './store/question-sets'
export { listQuestions, type Question } from './store/questions'
export { suggestQuestionSet } from './store/suggested-set'
