import { z } from '@hono/zod-openapi'
import { QuestionSetPreview } from '@pathquest/game-core'
import { defineRoute, makeRouter } from '../../http/define-route'
import { AppError } from '../../runtime/errors'
import { findVisibleQuestionSet, listQuestions, type Question } from '../../store'

const previewRoute = defineRoute({
  method: 'get',
  path: '/api/lti/question-sets/{id}',
  access: 'launch_teacher',
  summary: 'The questions of a set with their solutions, for teachers who choose one',
  request: { params: z.object({ id: z.string().max(80) }) },
  answer: QuestionSetPreview,
})

export const ltiPickerRoutes = makeRouter().openapi(previewRoute, async (c) => {
  const { db } = c.var.services.store
  const { id } = c.req.valid('param')
  // A private set is its creator's alone, also in a course.
  const set = await findVisibleQuestionSet(db, id, c.var.principal.profileId)
  if (!set) throw new AppError('question_set_not_found')
  const questions = await listQuestions(db, id)
  return c.json({ id, title: set.title, questions: questions.map(withSolutions) }, 200)
})

const withSolutions = (question: Question) => ({
  id: question.id,
  questionText: question.questionText,
  imageUrl: question.imageUrl,
  options: question.options.map(({ text, isCorrect }) => ({ text, isCorrect })),
  points: question.points,
  timeLimitSeconds: question.timeLimitSeconds,
  difficulty: question.difficulty,
  businessDriver: question.businessDriver,
  explanation: question.explanation,
})
