import type * as C from '../contracts'
import type { Got, Sent } from './schema-types'

type Report = Got<typeof C.GameReport>

/** What teachers see of their students and games. */
export interface TeachingRoutes {
  'GET /api/students': { answer: Got<typeof C.StudentList> }
  'GET /api/students/{profileId}': { answer: Got<typeof C.StudentDetail> }
  'GET /api/analytics': { query: Sent<typeof C.AnalyticsQuery>; answer: Got<typeof C.Analytics> }
  'GET /api/analytics/games/{id}': { answer: Report }
  /** Files to save. */
  'GET /api/analytics/games/{id}/report.csv': { query: { lang?: string } }
  'GET /api/analytics/games/{id}/report.xlsx': { query: { lang?: string } }
  'POST /api/analytics/games/{id}/accept': { body: Sent<typeof C.AcceptAnswer>; answer: Report }
  'POST /api/analytics/games/{id}/players/{playerId}/account': {
    body: Sent<typeof C.JoinGuest>
    answer: Report
  }
}
