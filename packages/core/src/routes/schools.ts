import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Mine = Got<typeof C.MySchool>
type Staff = Got<typeof C.SchoolStaff>
type Invite = Got<typeof C.SchoolInvite>
type People = Sent<typeof C.SchoolPeopleQuery>
type Admin = Got<typeof C.AdminSchools>

/** Schools: of their staff, and of who confirms them. */
export interface SchoolRoutes {
  'GET /api/school': { answer: Mine }
  'POST /api/school': { body: Sent<typeof C.MakeSchool>; answer: Mine }
  'POST /api/school/invite': { body: Sent<typeof C.InviteToSchool>; answer: Invite }
  'POST /api/school/invite/preview': {
    body: Sent<typeof C.SchoolInviteToken>
    answer: Got<typeof C.SchoolInvitePreview>
  }
  'POST /api/school/accept': { body: Sent<typeof C.SchoolInviteToken>; answer: Mine }
  'GET /api/school/staff': { answer: Staff }
  'PATCH /api/school/staff/{profileId}': { body: Sent<typeof C.ChangeSchoolRole>; answer: Staff }
  'DELETE /api/school/staff/me': object
  'DELETE /api/school/staff/{profileId}': object
  'GET /api/school/students': { query: People; answer: Got<typeof C.SchoolStudents> }
  'GET /api/school/interests': { query: People; answer: Got<typeof C.SchoolInterests> }
  'GET /api/school/classes': { answer: Got<typeof C.SchoolClasses> }
  'POST /api/school/classes/{id}/hand-over': {
    body: Sent<typeof C.HandOverClass>
    answer: Got<typeof C.SchoolClasses>
  }
  'GET /api/school/blocks': { answer: Got<typeof C.SchoolBlocks> }
  'PUT /api/school/blocks/{profileId}': object
  'DELETE /api/school/blocks/{profileId}': object
  'DELETE /api/school/students/{profileId}': { answer: Got<typeof C.RemovedStudent> }
  'GET /api/school/students/{profileId}/export': { answer: Got<typeof C.AccountExport> }
  'GET /api/school/audit': { query: Sent<typeof C.AuditQuery>; answer: Got<typeof C.AuditLog> }
  /** File download. */
  'GET /api/school/audit.csv': { query: Sent<typeof C.AuditQuery> }
  'GET /api/schools': {
    query: Sent<typeof C.SchoolSearchQuery>
    answer: Got<typeof C.SchoolSearch>
  }
  'GET /api/admin/schools': { answer: Admin }
  'POST /api/admin/schools': { body: Sent<typeof C.MakeSchool>; answer: Admin }
  'POST /api/admin/schools/{id}': { body: Sent<typeof C.AnswerSchool>; answer: Admin }
  'DELETE /api/admin/schools/{id}': object
  'POST /api/admin/schools/{id}/invite': { answer: Invite }
}
