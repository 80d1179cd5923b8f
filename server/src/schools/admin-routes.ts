import { z } from '@hono/zod-openapi'
import { AdminSchools, AnswerSchool, MakeSchool, SchoolInvite } from '@pathquest/core'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { adminSchools, answerSchool, endSchool, makeConfirmedSchool } from './make-school'
import { inviteSchoolAdmin } from './staff'

const SchoolId = z.object({ id: z.string().max(80) })

const listRoute = defineRoute({
  method: 'get',
  path: '/api/admin/schools',
  access: 'admin',
  summary: 'All schools, those that wait for an administrator first',
  request: { query: z.strictObject({}) },
  answer: AdminSchools,
})
const makeRoute = defineRoute({
  method: 'post',
  path: '/api/admin/schools',
  access: 'admin',
  summary: 'Make a school that is confirmed',
  status: 201,
  request: { body: json(MakeSchool) },
  answer: AdminSchools,
})
const answerRoute = defineRoute({
  method: 'post',
  path: '/api/admin/schools/{id}',
  access: 'admin',
  summary: 'Confirm a school that waits, or delete it',
  request: { params: SchoolId, body: json(AnswerSchool) },
  answer: AdminSchools,
})
const endRoute = defineSilentRoute({
  method: 'delete',
  path: '/api/admin/schools/{id}',
  access: 'admin',
  summary: 'Delete a school with its roles, blocks and audit log; classes and accounts stay',
  request: { params: SchoolId, body: json(NoFields) },
})
const inviteRoute = defineRoute({
  method: 'post',
  path: '/api/admin/schools/{id}/invite',
  access: 'admin',
  summary: 'A link that makes a teacher administrator of the school, once and for 7 days',
  status: 201,
  request: { params: SchoolId, body: json(NoFields) },
  answer: SchoolInvite,
})

/** Schools as an administrator of the site sees them. */
export const adminSchoolRoutes = makeRouter()
  .openapi(listRoute, async (c) => c.json(await adminSchools(c.var.services.store.db), 200))
  .openapi(makeRoute, async (c) => {
    const { services } = c.var
    await makeConfirmedSchool(services, c.req.valid('json'))
    return c.json(await adminSchools(services.store.db), 201)
  })
  .openapi(answerRoute, async (c) => {
    const { services } = c.var
    const { id } = c.req.valid('param')
    const { isConfirmed } = c.req.valid('json')
    await answerSchool(services, id, isConfirmed)
    const outcome = isConfirmed ? 'confirmed' : 'refused'
    services.log.info({ schoolId: id, outcome }, 'a school that waited was answered')
    return c.json(await adminSchools(services.store.db), 200)
  })
  .openapi(endRoute, async (c) => {
    const { services } = c.var
    const { id } = c.req.valid('param')
    await endSchool(services, id)
    services.log.info({ schoolId: id }, 'a school was deleted')
    return c.body(null, 204)
  })
  .openapi(inviteRoute, async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await inviteSchoolAdmin(c.var.services, c.req.valid('param').id), 201)
  })
