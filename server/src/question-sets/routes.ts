import { QuestionSetList, QuestionSetQuery, type QuestionSetSummary } from '@pathquest/game-core'
import { defineRoute, makeRouter } from '../http/define-route'
import { listQuestionSets, type QuestionSetInList } from './store/question-sets'

const setsRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets',
  access: 'account',
  summary: "Public question sets and the account's own, without questions",
  request: { query: QuestionSetQuery },
  answer: QuestionSetList,
})

export const questionSetRoutes = makeRouter().openapi(setsRoute, async (c) => {
  const { grade_level, exploration_type, subject } = c.req.valid('query')
  const { profileId } = c.var.principal
  const sets = await listQuestionSets(c.var.services.store.db, profileId, {
    grade: grade_level,
    explorationType: exploration_type,
    subject,
  })
  return c.json({ questionSets: sets.map((set) => setSummary(set, profileId)) }, 200)
})

const setSummary = (set: QuestionSetInList, profileId: string | null): QuestionSetSummary => ({
  id: set.id,
  title: set.title,
  description: set.description,
  totalQuestions: set.totalQuestions,
  subject: set.subject,
  gradeLevel: set.gradeLevel,
  difficultyLevel: set.difficultyLevel,
  careerId: set.careerId,
  careerSector: set.careerSector,
  questionSetType: set.questionSetType,
  isPublic: set.isPublic,
  isVerified: set.isVerified,
  isMine: profileId !== null && set.creatorId === profileId,
  timesPlayed: set.timesPlayed,
  averageScore: set.averageScore,
  tags: set.tags,
  businessDrivers: set.businessDrivers,
  kinds: set.kinds,
})
