import { z } from '@hono/zod-openapi'
import {
  HandOverClass,
  SchoolClasses,
  SchoolInterests,
  SchoolPeopleQuery,
  SchoolStudents,
} from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { handOver } from './hand-over'
import { classesOf, interestsOf, studentsOf } from './people'
import { callerOf, changingCaller } from './routes'
import { requireSchoolAdmin } from './school-role'

const studentsRoute = defineRoute({
  method: 'get',
  path: '/api/school/students',
  access: 'own_teacher',
  summary: "Students of the school's classes; administrators of the school alone",
  request: { query: SchoolPeopleQuery },
  answer: SchoolStudents,
})
const interestsRoute = defineRoute({
  method: 'get',
  path: '/api/school/interests',
  access: 'own_teacher',
  summary: "The school's students with their strongest interests; its counsellors alone",
  request: { query: SchoolPeopleQuery },
  answer: SchoolInterests,
})
const classesRoute = defineRoute({
  method: 'get',
  path: '/api/school/classes',
  access: 'own_teacher',
  summary: 'Classes of the school with their teachers; administrators of the school alone',
  request: { query: z.strictObject({}) },
  answer: SchoolClasses,
})
const handOverRoute = defineRoute({
  method: 'post',
  path: '/api/school/classes/{id}/hand-over',
  access: 'own_teacher',
  summary: 'Give a class of one colleague to another; administrators of the school alone',
  request: { params: z.object({ id: z.string().max(80) }), body: json(HandOverClass) },
  answer: SchoolClasses,
})

/** Students and classes of a school. */
export const schoolPeopleRoutes = makeRouter()
  .openapi(studentsRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = await requireSchoolAdmin(db, callerOf(c))
    return c.json(await studentsOf(db, id, c.req.valid('query')), 200)
  })
  .openapi(interestsRoute, async (c) =>
    c.json(await interestsOf(c.var.services, callerOf(c), c.req.valid('query')), 200),
  )
  .openapi(classesRoute, async (c) => {
    const { db } = c.var.services.store
    const { id } = await requireSchoolAdmin(db, callerOf(c))
    return c.json(await classesOf(db, id), 200)
  })
  .openapi(handOverRoute, async (c) => {
    const given = { classId: c.req.valid('param').id, ...c.req.valid('json') }
    return c.json(await handOver(c.var.services, changingCaller(c), given), 200)
  })
