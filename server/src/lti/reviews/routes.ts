import { z } from '@hono/zod-openapi'
import { LtiReview, LtiReviewedAnswers, SendReview } from '@pathquest/core'
import { defineRoute, json, makeRouter, NoFields } from '../../http/define-route'
import { countCourse, visit } from '../launches/visit'
import { resetStudent, reviewedAnswers, reviewOf, sendReview } from './review'

const Student = z.object({ id: z.string().max(100) })

const reviewRoute = defineRoute({
  method: 'get',
  path: '/api/lti/reviews/{id}',
  access: 'launch',
  summary: "A student's attempts at the activity: for its teachers, and for the student alone",
  request: { params: Student },
  answer: LtiReview,
})
const answersRoute = defineRoute({
  method: 'get',
  path: '/api/lti/reviews/{id}/attempts/{sessionId}',
  access: 'launch',
  summary: 'One of these attempts, answer by answer',
  request: { params: Student.extend({ sessionId: z.string().max(80) }) },
  answer: LtiReviewedAnswers,
})
const sendRoute = defineRoute({
  method: 'post',
  path: '/api/lti/reviews/{id}/send',
  access: 'launch_teacher',
  summary: "Send a student's grade again, with a comment",
  request: { params: Student, body: json(SendReview) },
  answer: LtiReview,
})
const resetRoute = defineRoute({
  method: 'post',
  path: '/api/lti/reviews/{id}/reset',
  access: 'launch_teacher',
  summary: "Set a student's attempts aside, so that they can try again",
  request: { params: Student, body: json(NoFields) },
  answer: LtiReview,
})

export const reviewRoutes = makeRouter()
  .openapi(reviewRoute, async (c) => {
    countCourse(c)
    return c.json(await reviewOf(c.var.services, visit(c), c.req.valid('param').id), 200)
  })
  .openapi(answersRoute, async (c) => {
    countCourse(c)
    return c.json(await reviewedAnswers(c.var.services, visit(c), c.req.valid('param')), 200)
  })
  .openapi(sendRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    const { id } = c.req.valid('param')
    await sendReview(services, visit(c), { id, ...c.req.valid('json') })
    return c.json(await reviewOf(services, visit(c), id), 200)
  })
  .openapi(resetRoute, async (c) => {
    countCourse(c)
    const { services } = c.var
    const { id } = c.req.valid('param')
    await resetStudent(services, visit(c), id)
    return c.json(await reviewOf(services, visit(c), id), 200)
  })
