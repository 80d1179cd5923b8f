import { z } from '@hono/zod-openapi'
import { AcceptedSetShare, AcceptSetShare, SetShare, SetSharing, ShareSet } from '@pathquest/core'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { SetId, writer } from './routes'
import { acceptShare, checkCreator, shareSet, sharingOf } from './share-set'
import { insertFavourite, removeFavourite } from './store/listed-sets'
import { findVisibleQuestionSet } from './store/question-sets'
import { removeSetEditor, removeSetShare } from './store/set-shares'

const saveRoute = defineSilentRoute({
  method: 'put',
  path: '/api/question-sets/{id}/favourite',
  access: 'teacher',
  summary: 'Keep a set at the top; kept again it is kept once',
  request: { params: SetId, body: json(NoFields) },
})
const dropRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/question-sets/{id}/favourite',
  access: 'teacher',
  summary: 'Keep a set at the top no more',
  request: { params: SetId, body: json(NoFields) },
})
const sharingRoute = defineRoute({
  method: 'get',
  path: '/api/question-sets/{id}/share',
  access: 'teacher',
  summary: 'Which links to a set are open, and who edits it; its creator alone',
  request: { params: SetId },
  answer: SetSharing,
})
const shareRoute = defineRoute({
  method: 'post',
  path: '/api/question-sets/{id}/share',
  access: 'teacher',
  summary: 'A new link to a set for colleagues; the one of before with this right ends',
  status: 201,
  request: { params: SetId, body: json(ShareSet) },
  answer: SetShare,
})
const unshareRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/question-sets/{id}/share',
  access: 'teacher',
  summary: 'End a link to a set; who accepted it stays',
  request: { params: SetId, body: json(ShareSet) },
})
const removeEditorRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/question-sets/{id}/editors/{profileId}',
  access: 'teacher',
  summary: 'Take an editor off a set: its creator, which ends the link to edit, or the editor',
  request: { params: SetId.extend({ profileId: z.string().max(80) }), body: json(NoFields) },
})
const acceptRoute = defineRoute({
  method: 'post',
  path: '/api/question-set-shares/accept',
  access: 'teacher',
  summary: "Take what a colleague's link gives: a copy, or a place among the editors",
  request: { body: json(AcceptSetShare) },
  answer: AcceptedSetShare,
})

/** What colleagues share, and what one keeps at the top. */
export const setSharingRoutes = makeRouter()
  .openapi(saveRoute, async (c) => {
    const { store, now } = c.var.services
    const profileId = writer(c)
    const { id: questionSetId } = c.req.valid('param')
    if (!(await findVisibleQuestionSet(store.db, questionSetId, profileId))) {
      throw new AppError('question_set_not_found')
    }
    await insertFavourite(store.db, { profileId, questionSetId, savedAt: now() })
    return c.body(null, 204)
  })
  .openapi(dropRoute, async (c) => {
    const profileId = writer(c)
    const { id: questionSetId } = c.req.valid('param')
    await removeFavourite(c.var.services.store.db, { profileId, questionSetId })
    return c.body(null, 204)
  })
  .openapi(sharingRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = c.req.valid('param')
    await checkCreator(db, id, c.var.principal.profileId as string)
    return c.json(await sharingOf(db, id), 200)
  })
  .openapi(shareRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { right } = c.req.valid('json')
    await checkCreator(c.var.services.store.db, id, writer(c))
    return c.json({ right, token: await shareSet(c.var.services, id, right) }, 201)
  })
  .openapi(unshareRoute, async (c) => {
    const { db } = c.var.services.store
    const { id: questionSetId } = c.req.valid('param')
    await checkCreator(db, questionSetId, writer(c))
    await removeSetShare(db, { questionSetId, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(removeEditorRoute, async (c) => {
    const { db } = c.var.services.store
    const { id: questionSetId, profileId } = c.req.valid('param')
    const caller = writer(c)
    if (profileId !== caller) {
      await checkCreator(db, questionSetId, caller)
      // They still have it, and would be back by it.
      await removeSetShare(db, { questionSetId, right: 'edit' })
    }
    await removeSetEditor(db, { questionSetId, profileId })
    return c.body(null, 204)
  })
  .openapi(acceptRoute, async (c) => {
    const profileId = writer(c)
    const { token } = c.req.valid('json')
    return c.json(await acceptShare(c.var.services, profileId, token), 200)
  })
