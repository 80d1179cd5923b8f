import { LtiExtraTimes, SetLtiExtraTime } from '@pathquest/core'
import { defineRoute, json, makeRouter } from '../../http/define-route'
import { countCourse, visit } from '../launches/visit'
import { extraTimesOf, giveExtraTime } from './extra-times'

const timesRoute = defineRoute({
  method: 'get',
  path: '/api/lti/extra-times',
  access: 'launch_teacher',
  summary: 'Who has more time for questions in this course',
  answer: LtiExtraTimes,
})
const setRoute = defineRoute({
  method: 'put',
  path: '/api/lti/extra-times',
  access: 'launch_teacher',
  summary: 'Give a student of this course more time, or take it back',
  request: { body: json(SetLtiExtraTime) },
  answer: LtiExtraTimes,
})

export const extraTimeRoutes = makeRouter()
  .openapi(timesRoute, async (c) => {
    countCourse(c)
    return c.json(await extraTimesOf(c.var.services, visit(c)), 200)
  })
  .openapi(setRoute, async (c) => {
    countCourse(c)
    return c.json(await giveExtraTime(c.var.services, visit(c), c.req.valid('json')), 200)
  })
