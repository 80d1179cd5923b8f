import {
  LtiAttemptList,
  LtiChildren,
  LtiGrades,
  LtiGroupQuery,
  LtiRoster,
  ResendGrades,
} from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../../http/define-route'
import { ownAttempts } from '../activities/attempts'
import { countCourse, visit } from '../launches/visit'
import { childrenOf } from '../people/children'
import { rosterOf } from '../people/roster'
import { gradesOf, resendGrades } from './grades'

const attemptsRoute = defineRoute({
  method: 'get',
  path: '/api/lti/attempts',
  access: 'launch',
  summary: "The caller's own attempts at the activity, and where their grade stands",
  answer: LtiAttemptList,
})
const rosterRoute = defineRoute({
  method: 'get',
  path: '/api/lti/roster',
  access: 'launch_staff',
  summary: 'Everybody in the course, and where they are',
  request: { query: LtiGroupQuery },
  answer: LtiRoster,
})
const gradesRoute = defineRoute({
  method: 'get',
  path: '/api/lti/grades',
  access: 'launch_staff',
  summary: 'Grades of the activity, and where they stand',
  request: { query: LtiGroupQuery },
  answer: LtiGrades,
})
const resendRoute = defineRoute({
  method: 'post',
  path: '/api/lti/grades/resend',
  access: 'launch_teacher',
  summary: 'Send grades to the gradebook again',
  request: { body: json(ResendGrades), query: LtiGroupQuery },
  answer: LtiGrades,
})
const childrenRoute = defineRoute({
  method: 'get',
  path: '/api/lti/children',
  access: 'launch_parent',
  summary: "A mentor's students in this course",
  answer: LtiChildren,
})

export const gradeRoutes = makeRouter()
  .openapi(attemptsRoute, async (c) => {
    countCourse(c)
    return c.json(await ownAttempts(c.var.services, visit(c)), 200)
  })
  .openapi(rosterRoute, async (c) => {
    countCourse(c)
    return c.json(await rosterOf(c.var.services, visit(c), c.req.valid('query').group), 200)
  })
  .openapi(gradesRoute, async (c) => {
    countCourse(c)
    return c.json(await gradesOf(c.var.services, visit(c), c.req.valid('query').group), 200)
  })
  .openapi(resendRoute, async (c) => {
    countCourse(c)
    const requested = { ...c.req.valid('json'), ...c.req.valid('query') }
    return c.json(await resendGrades(c.var.services, visit(c), requested), 200)
  })
  .openapi(childrenRoute, async (c) => {
    countCourse(c)
    return c.json(await childrenOf(c.var.services, visit(c)), 200)
  })
