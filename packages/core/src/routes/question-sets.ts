import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Detail = Got<typeof C.QuestionSetDetail>
type Reports = Got<typeof C.QuestionReportList>
type Reviews = Got<typeof C.SetReviewList>
type Ownerless = Got<typeof C.OwnerlessReportList>

/** Question sets: edited, shared, imported, reported and reviewed. */
export interface QuestionSetRoutes {
  'GET /api/question-sets': {
    query: Sent<typeof C.QuestionSetQuery>
    answer: Got<typeof C.QuestionSetList>
  }
  'POST /api/question-sets': { body: Sent<typeof C.CreateQuestionSet>; answer: Detail }
  'GET /api/question-sets/{id}': { answer: Detail }
  'PATCH /api/question-sets/{id}': { body: Sent<typeof C.ChangeQuestionSet>; answer: Detail }
  'DELETE /api/question-sets/{id}': { body: Sent<typeof C.AtVersion> }
  'POST /api/question-sets/{id}/duplicate': { answer: Detail }
  'POST /api/question-sets/{id}/questions': { body: Sent<typeof C.AddQuestions>; answer: Detail }
  'PUT /api/question-sets/{id}/questions/order': {
    body: Sent<typeof C.OrderQuestions>
    answer: Detail
  }
  'PATCH /api/question-sets/{id}/questions/{questionId}': {
    body: Sent<typeof C.ChangeQuestion>
    answer: Detail
  }
  'DELETE /api/question-sets/{id}/questions/{questionId}': {
    body: Sent<typeof C.AtVersion>
    answer: Detail
  }
  'PUT /api/question-sets/{id}/favourite': object
  'DELETE /api/question-sets/{id}/favourite': object
  'GET /api/question-sets/{id}/share': { answer: Got<typeof C.SetSharing> }
  'POST /api/question-sets/{id}/share': {
    body: Sent<typeof C.ShareSet>
    answer: Got<typeof C.SetShare>
  }
  'DELETE /api/question-sets/{id}/share': { body: Sent<typeof C.ShareSet> }
  'DELETE /api/question-sets/{id}/editors/{profileId}': object
  'POST /api/question-set-shares/accept': {
    body: Sent<typeof C.AcceptSetShare>
    answer: Got<typeof C.AcceptedSetShare>
  }
  'GET /api/question-set-publishing': { answer: Got<typeof C.SetPublishing> }
  /** The bytes of a picture. */
  'POST /api/question-images': { answer: Got<typeof C.QuestionImage> }
  /** The bytes of a file of questions. */
  'POST /api/question-imports': {
    query: Sent<typeof C.ImportQuery>
    answer: Got<typeof C.ImportPreview>
  }
  /** File downloads. */
  'GET /api/question-sets/{id}/export': { query: Sent<typeof C.ExportQuery> }
  'GET /api/question-template.csv': { query: { lang?: string } }
  'POST /api/question-sets/{id}/report': { body: Sent<typeof C.ReportSetRequest> }
  'GET /api/question-sets/{id}/reports': { answer: Reports }
  'POST /api/question-sets/{id}/reports/{questionId}': {
    body: Sent<typeof C.CloseReports>
    answer: Reports
  }
  'GET /api/admin/set-reviews': { answer: Reviews }
  'GET /api/admin/set-reviews/{id}': { answer: Got<typeof C.ReviewedSet> }
  'POST /api/admin/set-reviews/{id}': { body: Sent<typeof C.DecideSetReview>; answer: Reviews }
  'GET /api/question-sets/{id}/figures': { answer: Got<typeof C.SetFigures> }
  'GET /api/admin/flawed-questions': { answer: Got<typeof C.FlawedQuestionList> }
  'GET /api/admin/question-reports': { answer: Ownerless }
  'POST /api/admin/question-reports/{questionId}': {
    body: Sent<typeof C.CloseReports>
    answer: Ownerless
  }
}
