import type * as C from '../contracts'
import type { Got, Sent } from './schema-types'

/** Careers, what is saved and found of them, and what the site says of itself. */
export interface CareerRoutes {
  'GET /api/careers': { query: Sent<typeof C.CareerQuery>; answer: Got<typeof C.CareerList> }
  'GET /api/careers/{id}': { answer: Got<typeof C.CareerAnswer> }
  'GET /api/search-words': { answer: Got<typeof C.SearchWords> }
  'GET /api/bookmarks': { answer: Got<typeof C.Bookmarks> }
  'PUT /api/bookmarks/{id}': object
  'DELETE /api/bookmarks/{id}': object
  'GET /api/interests': { answer: Got<typeof C.Interests> }
  'PUT /api/interests': { body: Sent<typeof C.SurveyUpdate>; answer: Got<typeof C.Interests> }
  'DELETE /api/interests': object
  'GET /api/health': { answer: Got<typeof C.Health> }
  'GET /api/stats': { answer: Got<typeof C.Stats> }
  'GET /api/site': { answer: Got<typeof C.Site> }
}
