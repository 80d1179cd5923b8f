import type * as z from 'zod'
import type * as C from '../contracts'

/** What a caller sends for a schema: fields with defaults may be absent. */
export type Sent<Schema extends z.ZodType> = z.input<Schema>
/** What a caller receives for a schema. */
export type Got<Schema extends z.ZodType> = z.output<Schema>

type Report = Got<typeof C.GameReport>

/** What teachers see of their students and games. */
export interface TeachingRoutes {
  'GET /api/students': { query: Sent<typeof C.StudentsQuery>; answer: Got<typeof C.StudentList> }
  'GET /api/students/{profileId}': { answer: Got<typeof C.StudentDetail> }
  'GET /api/analytics': { query: Sent<typeof C.AnalyticsQuery>; answer: Got<typeof C.Analytics> }
  'GET /api/running-games': {
    query: Sent<typeof C.RunningGamesQuery>
    answer: Got<typeof C.RunningGames>
  }
  'GET /api/analytics/games/{id}': { answer: Report }
  /** File downloads. */
  'GET /api/analytics/games/{id}/report.csv': { query: { lang?: string } }
  'GET /api/analytics/games/{id}/report.xlsx': { query: { lang?: string } }
  'POST /api/analytics/games/{id}/accept': { body: Sent<typeof C.AcceptAnswer>; answer: Report }
  'POST /api/analytics/games/{id}/players/{playerId}/account': {
    body: Sent<typeof C.JoinGuest>
    answer: Report
  }
}

/** Careers, bookmarks and searches of them, and the site's metadata. */
export interface CareerRoutes {
  'GET /api/careers': { query: Sent<typeof C.CareerQuery>; answer: Got<typeof C.CareerList> }
  'GET /api/careers/{id}': {
    query: Sent<typeof C.CareerDetailQuery>
    answer: Got<typeof C.CareerAnswer>
  }
  'GET /api/search-words': { answer: Got<typeof C.SearchWords> }
  'GET /api/bookmarks': { answer: Got<typeof C.Bookmarks> }
  'PUT /api/bookmarks/{id}': { body: Sent<typeof C.SaveCareer>; answer: Got<typeof C.PlanWritten> }
  'DELETE /api/bookmarks/{id}': object
  'GET /api/interests': { answer: Got<typeof C.Interests> }
  'PUT /api/interests': { body: Sent<typeof C.SurveyUpdate>; answer: Got<typeof C.Interests> }
  'DELETE /api/interests': object
  'GET /api/health': { answer: Got<typeof C.Health> }
  'GET /api/stats': { answer: Got<typeof C.Stats> }
  'GET /api/site': { answer: Got<typeof C.Site> }
}
