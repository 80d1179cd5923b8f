import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Detail = Got<typeof C.ClassDetail>
type Mine = Got<typeof C.MyClasses>

/** Classes: of their teachers, and of the students in them. */
export interface ClassRoutes {
  'GET /api/classes': { answer: Got<typeof C.ClassList> }
  'POST /api/classes': { body: Sent<typeof C.CreateClass>; answer: Detail }
  'GET /api/classes/{id}': { answer: Detail }
  'PATCH /api/classes/{id}': { body: Sent<typeof C.ChangeClass>; answer: Detail }
  'DELETE /api/classes/{id}': object
  'POST /api/classes/{id}/students': { body: Sent<typeof C.AddStudents>; answer: Detail }
  'DELETE /api/classes/{id}/students/{profileId}': object
  'GET /api/classes/{id}/cards': { answer: Got<typeof C.SignInCards> }
  'POST /api/classes/{id}/students/{profileId}/card': { answer: Got<typeof C.SignInCard> }
  'POST /api/classes/{id}/invite': { answer: Got<typeof C.ClassInvite> }
  'POST /api/classes/accept': { body: Sent<typeof C.AcceptClassInvite>; answer: Detail }
  'DELETE /api/classes/{id}/teachers/me': object
  'GET /api/my-classes': { answer: Mine }
  'POST /api/my-classes': { body: Sent<typeof C.JoinClass>; answer: Mine }
  'DELETE /api/my-classes/{id}': object
  'POST /api/auth/card': { body: Sent<typeof C.CardSignIn>; answer: Got<typeof C.SessionAnswer> }
  'POST /api/account/own': { body: Sent<typeof C.OwnAccount>; answer: Got<typeof C.SignUpAnswer> }
  'POST /api/account/card/preview': {
    body: Sent<typeof C.ShownCard>
    answer: Got<typeof C.CardPreview>
  }
  'POST /api/account/card': { body: Sent<typeof C.ShownCard>; answer: Mine }
  'POST /api/rosters': { answer: Got<typeof C.RosterState> }
  'GET /api/rosters': { answer: Got<typeof C.RosterState> }
  'POST /api/rosters/{id}/apply': {
    body: Sent<typeof C.ApplyRoster>
    answer: Got<typeof C.RosterState>
  }
  'DELETE /api/rosters/{id}': object
  'GET /api/games/{id}/class': { answer: Got<typeof C.ClassAttendance> }
}
