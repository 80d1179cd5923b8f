import { z } from '@hono/zod-openapi'
import { ChangeSchoolRole, SchoolBlocks, SchoolStaff } from '@pathquest/core'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { block, blocksOf, unblock } from './blocks'
import { callerOf, changingCaller, PersonId } from './routes'
import { requireSchoolAdmin, requireSchoolRole } from './school-role'
import { changeRole, leaveSchool, removeColleague, staffOf } from './staff'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/school/staff',
  access: 'own_teacher',
  summary: 'Who works at the school; its staff alone',
  request: { query: z.strictObject({}) },
  answer: SchoolStaff,
})
const changeRoute = defineRoute({
  method: 'patch',
  path: '/api/school/staff/{profileId}',
  access: 'own_teacher',
  summary: 'Give a colleague another role; administrators of the school alone',
  request: { params: PersonId, body: json(ChangeSchoolRole) },
  answer: SchoolStaff,
})
const leaveRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/school/staff/me',
  access: 'own_teacher',
  summary: 'Work at the school no more; not the last of its administrators',
  request: { body: json(NoFields) },
})
const removeRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/school/staff/{profileId}',
  access: 'own_teacher',
  summary: 'Take a colleague off the school; administrators of the school alone',
  request: { params: PersonId, body: json(NoFields) },
})
const blocksRoute = defineRoute({
  method: 'get',
  path: '/api/school/blocks',
  access: 'own_teacher',
  summary: 'Whom the school has blocked; administrators of the school alone',
  request: { query: z.strictObject({}) },
  answer: SchoolBlocks,
})
const blockRoute = defineSilentRoute({
  method: 'put',
  path: '/api/school/blocks/{profileId}',
  access: 'own_teacher',
  summary: 'Sign a student or colleague out, and keep them from signing in',
  request: { params: PersonId, body: json(NoFields) },
})
const unblockRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/school/blocks/{profileId}',
  access: 'own_teacher',
  summary: 'Let somebody sign in again whom the school has blocked',
  request: { params: PersonId, body: json(NoFields) },
})

/** Who works at a school, and whom it keeps out. */
export const schoolStaffRoutes = makeRouter()
  .openapi(listRoute, async (c) => {
    const { db } = c.var.services.store
    const { school } = await requireSchoolRole(db, callerOf(c))
    return c.json(await staffOf(db, school.id), 200)
  })
  .openapi(changeRoute, async (c) => {
    const changed = { colleagueId: c.req.valid('param').profileId, ...c.req.valid('json') }
    return c.json(await changeRole(c.var.services, changingCaller(c), changed), 200)
  })
  .openapi(leaveRoute, async (c) => {
    await leaveSchool(c.var.services, changingCaller(c))
    return c.body(null, 204)
  })
  .openapi(removeRoute, async (c) => {
    await removeColleague(c.var.services, changingCaller(c), c.req.valid('param').profileId)
    return c.body(null, 204)
  })
  .openapi(blocksRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = await requireSchoolAdmin(db, callerOf(c))
    return c.json(await blocksOf(db, id), 200)
  })
  .openapi(blockRoute, async (c) => {
    await block(c.var.services, changingCaller(c), c.req.valid('param').profileId)
    return c.body(null, 204)
  })
  .openapi(unblockRoute, async (c) => {
    await unblock(c.var.services, changingCaller(c), c.req.valid('param').profileId)
    return c.body(null, 204)
  })
