import { z } from '@hono/zod-openapi'
import {
  ChooseContent,
  DeepLinking,
  DeepLinkingAnswer,
  LtiLaunchAnswer,
  QuestionSetPreview,
} from '@pathquest/game-core'
import { defineRoute, json, makeRouter } from '../../http/define-route'
import { findVisibleQuestionSet, listQuestions, type Question } from '../../question-sets'
import { AppError } from '../../runtime/errors'
import { openColumn } from '../grades/column'
import { launchView } from '../launches/launch-view'
import { countCourse, visit } from '../launches/visit'
import { chooseContent } from './choose-content'
import { deepLinkingAnswer } from './deep-linking'

const deepLinkingRoute = defineRoute({
  method: 'post',
  path: '/api/lti/deep-linking',
  access: 'launch_teacher',
  summary: "Sign the answer to the LMS's content picker",
  request: { body: json(DeepLinking) },
  answer: DeepLinkingAnswer,
})
const contentRoute = defineRoute({
  method: 'put',
  path: '/api/lti/content',
  access: 'launch_teacher',
  summary: 'Choose what an activity leads to, where the LMS does not say it',
  request: { body: json(ChooseContent) },
  answer: LtiLaunchAnswer,
})
const previewRoute = defineRoute({
  method: 'get',
  path: '/api/lti/question-sets/{id}',
  access: 'launch_teacher',
  summary: 'The questions of a set with their solutions, for teachers who choose one',
  request: { params: z.object({ id: z.string().max(80) }) },
  answer: QuestionSetPreview,
})

export const deepLinkingRoutes = makeRouter()
  .openapi(deepLinkingRoute, async (c) => {
    countCourse(c)
    const { items } = c.req.valid('json')
    return c.json(await deepLinkingAnswer(c.var.services, visit(c), items), 200)
  })
  .openapi(contentRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    await chooseContent(services, visit(c), c.req.valid('json').content)
    void openColumn(services, visit(c))
    return c.json({ launch: await launchView(services, visit(c)) }, 200)
  })
  .openapi(previewRoute, async (c) => {
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
