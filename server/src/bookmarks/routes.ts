import { z } from '@hono/zod-openapi'
import { Bookmarks, PlanWritten, SaveCareer } from '@pathquest/core'
import { listCareersById } from '../careers'
import { recordConcerns } from '../concerns'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { listBookmarks, putBookmark, removeBookmark } from './store'

const CareerId = z.object({ id: z.string().max(80) })

const listRoute = defineRoute({
  method: 'get',
  path: '/api/bookmarks',
  access: 'signed_in',
  summary: 'Careers that the caller has saved',
  request: { query: z.strictObject({}) },
  answer: Bookmarks,
})
const saveRoute = defineRoute({
  method: 'put',
  path: '/api/bookmarks/{id}',
  access: 'signed_in',
  summary: 'Save a career, or say why; saved again it is saved once',
  request: { params: CareerId, body: json(SaveCareer) },
  answer: PlanWritten,
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/bookmarks/{id}',
  access: 'signed_in',
  summary: 'Take a career out of the saved ones',
  request: { params: CareerId, body: json(NoFields) },
})

export const bookmarkRoutes = makeRouter()
  .openapi(listRoute, async (c) => {
    const { db } = c.var.services.store
    const saved = await listBookmarks(db, c.var.principal.profileId as string)
    const careers = await listCareersById(db, saved)
    return c.json({ careerIds: careers.map(({ id }) => id) }, 200)
  })
  .openapi(saveRoute, async (c) => {
    const { store, now } = c.var.services
    const { id: careerId } = c.req.valid('param')
    // As many as there are careers: no other limit is needed.
    const [career] = await listCareersById(store.db, [careerId])
    if (!career) throw new AppError('not_found')
    const profileId = c.var.principal.profileId as string
    const { reason } = c.req.valid('json')
    const at = now()
    const written = await store.transact(async (tx) => {
      const changed = await putBookmark(tx, { profileId, careerId, savedAt: at, reason })
      const texts = changed === null ? [] : [changed]
      return recordConcerns(tx, { profileId, place: 'reason', texts, at })
    })
    return c.json(written, 200)
  })
  .openapi(removeRoute, async (c) => {
    const { db } = c.var.services.store
    await removeBookmark(db, c.var.principal.profileId as string, c.req.valid('param').id)
    return c.body(null, 204)
  })
