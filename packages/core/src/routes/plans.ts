import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Written = Got<typeof C.PlanWritten>
type Mine = Got<typeof C.MyPlan>
type Read = Got<typeof C.Plan>

/** The plan of a student: their own, and as adults read it. */
export interface PlanRoutes {
  'GET /api/my-plan': { query: Sent<typeof C.PlanQuery>; answer: Mine }
  'PATCH /api/my-plan': { body: Sent<typeof C.ChangePlan>; answer: Mine }
  'PUT /api/my-plan/goals': { body: Sent<typeof C.PutGoals>; answer: Written }
  'PUT /api/my-plan/reflections/{id}': { body: Sent<typeof C.PutReflection>; answer: Written }
  'DELETE /api/my-plan/reflections/{id}': object
  'GET /api/classes/{id}/plans': { answer: Got<typeof C.ClassPlans> }
  'GET /api/students/{profileId}/plan': { query: Sent<typeof C.PlanQuery>; answer: Read }
  'POST /api/students/{profileId}/plan/reviews': {
    body: Sent<typeof C.ReviewPlan>
    answer: Read
  }
  'GET /api/children/{id}/plan': { query: Sent<typeof C.PlanQuery>; answer: Read }
  'GET /api/plan-concerns': { answer: Got<typeof C.PlanConcerns> }
  'POST /api/plan-concerns/{id}/seen': object
}
