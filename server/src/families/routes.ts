import { z } from '@hono/zod-openapi'
import { ChildGames, ChildList, LinkChild, ParentCodeAnswer, ParentList } from '@pathquest/core'
import type { Principal } from '../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { issueParentCode, linkByCode } from './parent-code'
import { gamesOfChild, progressOfChildren } from './progress'
import { isLinked, listParents, removeParentLink } from './store/parent-links'

const PersonId = z.object({ id: z.string().max(100) })

const codeRoute = defineRoute({
  method: 'post',
  path: '/api/parent-code',
  access: 'own_student',
  summary: 'A code that lets a parent see the progress, once and for 10 minutes',
  request: { body: json(NoFields) },
  answer: ParentCodeAnswer,
  status: 201,
})
const parentsRoute = defineRoute({
  method: 'get',
  path: '/api/parents',
  access: 'own_student',
  summary: "Who sees the caller's progress",
  request: { query: z.strictObject({}) },
  answer: ParentList,
})
const leaveParentRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/parents/{id}',
  access: 'own_student',
  summary: 'Show a parent nothing any more',
  request: { params: PersonId, body: json(NoFields) },
})
const childrenRoute = defineRoute({
  method: 'get',
  path: '/api/children',
  access: 'own_parent',
  summary: 'The progress of linked children',
  request: { query: z.strictObject({}) },
  answer: ChildList,
})
const linkRoute = defineRoute({
  method: 'post',
  path: '/api/children',
  access: 'own_parent',
  summary: 'Link a child by its code',
  request: { body: json(LinkChild) },
  answer: ChildList,
})
const gamesRoute = defineRoute({
  method: 'get',
  path: '/api/children/{id}/games',
  access: 'own_parent',
  summary: 'What a linked child has played, by week and lately',
  request: { params: PersonId, query: z.strictObject({}) },
  answer: ChildGames,
})
const leaveChildRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/children/{id}',
  access: 'own_parent',
  summary: 'Follow a child no more',
  request: { params: PersonId, body: json(NoFields) },
})

export const familyRoutes = makeRouter()
  .openapi(codeRoute, async (c) => {
    const { services, principal } = c.var
    const childId = accountOf(principal)
    services.limits.countParentCode(childId)
    c.header('Cache-Control', 'no-store')
    return c.json(await issueParentCode(services, childId), 201)
  })
  .openapi(parentsRoute, async (c) => {
    const parents = await listParents(c.var.services.store.db, accountOf(c.var.principal))
    const shown = parents.map(({ id, displayName, linkedAt }) => ({ id, displayName, linkedAt }))
    return c.json({ parents: shown }, 200)
  })
  .openapi(leaveParentRoute, async (c) => {
    const { services, principal } = c.var
    const parentProfileId = c.req.valid('param').id
    const link = { parentProfileId, childProfileId: accountOf(principal) }
    if (!(await removeParentLink(services.store.db, link))) {
      throw new AppError('parent_link_not_found')
    }
    return c.body(null, 204)
  })
  .openapi(childrenRoute, async (c) => {
    const { db } = c.var.services.store
    return c.json({ children: await progressOfChildren(db, accountOf(c.var.principal)) }, 200)
  })
  .openapi(linkRoute, async (c) => {
    const { services, principal } = c.var
    const parentId = accountOf(principal)
    const { code } = c.req.valid('json')
    await services.limits.parentCodeFailures.run(
      parentId,
      () => linkByCode(services, parentId, code),
      (error) => error.code === 'parent_code_invalid',
    )
    return c.json({ children: await progressOfChildren(services.store.db, parentId) }, 200)
  })
  .openapi(gamesRoute, async (c) => {
    const { store, now } = c.var.services
    const childProfileId = c.req.valid('param').id
    const link = { parentProfileId: accountOf(c.var.principal), childProfileId }
    if (!(await isLinked(store.db, link))) throw new AppError('parent_link_not_found')
    return c.json(await gamesOfChild(store.db, childProfileId, now()), 200)
  })
  .openapi(leaveChildRoute, async (c) => {
    const { services, principal } = c.var
    const childProfileId = c.req.valid('param').id
    const link = { parentProfileId: accountOf(principal), childProfileId }
    if (!(await removeParentLink(services.store.db, link))) {
      throw new AppError('parent_link_not_found')
    }
    return c.body(null, 204)
  })

/** `own_…` has seen to it. */
const accountOf = ({ profileId }: Principal): string => profileId as string
