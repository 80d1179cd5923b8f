import { QuestionSetList, QuestionSetQuery, SetPublishing } from '@pathquest/core'
import { defineRoute, makeRouter } from '../http/define-route'
import type { Services } from '../services/services'
import { waitsForReview } from './review-set'
import { SetSearch } from './search-sets'
import { setSummary } from './set-answers'

const setsRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets',
  access: 'account',
  summary:
    "Public question sets, the account's own and those it edits, without questions: searched, filtered, in pages",
  request: { query: QuestionSetQuery },
  answer: QuestionSetList,
})

const publishingRoute = defineRoute({
  method: 'get',
  path: '/api/question-set-publishing',
  access: 'teacher',
  summary: 'Whether a set that the caller makes public now waits for an administrator',
  answer: SetPublishing,
})

export function makeSetListRoutes({ store: { db }, now }: Pick<Services, 'store' | 'now'>) {
  const search = new SetSearch(now)
  const routes = makeRouter().openapi(publishingRoute, async (c) => {
    const waits = await waitsForReview(c.var.services, db, c.var.principal.profileId as string)
    return c.json({ waits }, 200)
  })
  return routes.openapi(setsRoute, async (c) => {
    const { profileId } = c.var.principal
    const { sets, ...totals } = await search.find(db, profileId, c.req.valid('query'))
    return c.json({ questionSets: sets.map(setSummary), ...totals }, 200)
  })
}
