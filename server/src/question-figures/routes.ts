import { z } from '@hono/zod-openapi'
import { FlawedQuestionList, SetFigures } from '@pathquest/core'
import { FLAWED_QUESTIONS_LISTED_MAX } from '@pathquest/core/question-sets/question-figures'
import { isAdmin } from '../accounts'
import type { Db } from '../db/db'
import { defineRoute, makeRouter } from '../http/define-route'
import { findListedSet } from '../question-sets'
import { AppError } from '../runtime/errors'
import { areCurrent, mostSeriousFirst, questionFigures } from './figures'
import { countMeasured, listFiguresOfSet, listSuspects } from './store/question-figures'

const setRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets/{id}/figures',
  access: 'teacher',
  summary: 'How hard the questions of a set are, and how well they tell strong from weak players',
  request: { params: z.object({ id: z.string().max(80) }), query: z.strictObject({}) },
  answer: SetFigures,
})
const flawedRoute = defineRoute({
  method: 'get',
  path: '/api/admin/flawed-questions',
  access: 'admin',
  summary: 'Questions of our own sets that the answers of classes say should be mended',
  request: { query: z.strictObject({}) },
  answer: FlawedQuestionList,
})

export const questionFigureRoutes = makeRouter()
  .openapi(setRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = c.req.valid('param')
    await checkWriter(db, id, c.var.principal.profileId as string)
    const stored = (await listFiguresOfSet(db, id)).filter(areCurrent)
    return c.json({ questions: stored.map(({ figures }) => questionFigures(figures)) }, 200)
  })
  .openapi(flawedRoute, async (c) => {
    const { db } = c.var.services.store
    const flawed = (await listSuspects(db)).filter(areCurrent).map((one) => ({
      ...questionFigures(one.figures),
      questionText: one.question.questionText,
      questionSetId: one.question.questionSetId,
      questionSetTitle: one.title,
    }))
    const listed = flawed.filter(({ flaws }) => flaws.length > 0)
    const questions = listed.sort(mostSeriousFirst).slice(0, FLAWED_QUESTIONS_LISTED_MAX)
    return c.json({ questions, measured: await countMeasured(db) }, 200)
  })

/** For everybody else the set has no figures. */
async function checkWriter(db: Db, setId: string, profileId: string): Promise<void> {
  const set = await findListedSet(db, setId, profileId)
  const isOurs = set?.creatorId === null
  const mayRead = isOurs ? await isAdmin(db, profileId) : set && set.right !== 'reader'
  if (!mayRead) throw new AppError('question_set_not_found')
}
