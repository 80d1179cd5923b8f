import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Group = Sent<typeof C.LtiGroupQuery>
type Game = Got<typeof C.LtiGameAnswer>
type Groups = Got<typeof C.LtiGroupList>
type Settings = Got<typeof C.LtiSettingsAnswer>
type ExtraTimes = Got<typeof C.LtiExtraTimes>
type Review = Got<typeof C.LtiReview>
type Grades = Got<typeof C.LtiGrades>
type Links = Got<typeof C.AccountLinkList>
type Platform = Got<typeof C.PlatformAnswer>

/** An activity inside a course, and the LMS platforms that launch it. */
export interface LtiRoutes {
  'POST /api/session': { body: Sent<typeof C.Handover>; answer: Got<typeof C.HandoverAnswer> }
  'GET /api/lti/launch': { answer: Got<typeof C.LtiLaunchAnswer> }
  'GET /api/lti/game': { query: Group; answer: Game }
  'POST /api/lti/game': { body: Sent<typeof C.StartLtiGame>; answer: Game }
  'GET /api/lti/reports': { answer: Got<typeof C.LtiReportList> }
  'POST /api/lti/seat': { body: Sent<typeof C.TakeLtiSeat>; answer: Got<typeof C.LtiSeatAnswer> }
  'GET /api/lti/solo': { answer: Got<typeof C.LtiSoloStart> }
  'POST /api/lti/solo': { body: Sent<typeof C.StartLtiSolo>; answer: Got<typeof C.LtiSoloAnswer> }
  'GET /api/lti/groups': { answer: Groups }
  'PUT /api/lti/groups': { body: Sent<typeof C.NameLtiGroups>; answer: Groups }
  'GET /api/lti/settings': { answer: Settings }
  'PUT /api/lti/settings': { body: Sent<typeof C.ChangeLtiSettings>; answer: Settings }
  'GET /api/lti/extra-times': { answer: ExtraTimes }
  'PUT /api/lti/extra-times': { body: Sent<typeof C.SetLtiExtraTime>; answer: ExtraTimes }
  'GET /api/lti/reviews/{id}': { answer: Review }
  'GET /api/lti/reviews/{id}/attempts/{sessionId}': { answer: Got<typeof C.LtiReviewedAnswers> }
  'POST /api/lti/reviews/{id}/send': { body: Sent<typeof C.SendReview>; answer: Review }
  'POST /api/lti/reviews/{id}/reset': { answer: Review }
  'GET /api/lti/attempts': { answer: Got<typeof C.LtiAttemptList> }
  'GET /api/lti/roster': { query: Group; answer: Got<typeof C.LtiRoster> }
  'GET /api/lti/grades': { query: Group; answer: Grades }
  'POST /api/lti/grades/resend': {
    query: Group
    body: Sent<typeof C.ResendGrades>
    answer: Grades
  }
  'GET /api/lti/children': { answer: Got<typeof C.LtiChildren> }
  'POST /api/lti/deep-linking': {
    body: Sent<typeof C.DeepLinking>
    answer: Got<typeof C.DeepLinkingAnswer>
  }
  'GET /api/lti/deep-linking/handed': { answer: Got<typeof C.HandedChoice> }
  'GET /api/lti/quests': {
    query: Sent<typeof C.LtiQuestQuery>
    answer: Got<typeof C.LtiQuestList>
  }
  'PUT /api/lti/content': {
    body: Sent<typeof C.ChooseContent>
    answer: Got<typeof C.LtiLaunchAnswer>
  }
  'POST /api/lti/account-code': { answer: Got<typeof C.AccountCodeAnswer> }
  'GET /api/account-links': { answer: Links }
  'POST /api/account-links': { body: Sent<typeof C.AccountCode>; answer: Links }
  'POST /api/account-links/preview': {
    body: Sent<typeof C.AccountCode>
    answer: Got<typeof C.AccountLinkPreview>
  }
  'DELETE /api/account-links/{id}': object
  'GET /api/admin/lti/platforms': { answer: Got<typeof C.PlatformList> }
  'POST /api/admin/lti/platforms': { body: Sent<typeof C.RegisterPlatform>; answer: Platform }
  'PATCH /api/admin/lti/platforms/{id}': { body: Sent<typeof C.UpdatePlatform>; answer: Platform }
  'DELETE /api/admin/lti/platforms/{id}': object
  'POST /api/admin/lti/platforms/{id}/rotate-keys': object
  'POST /api/admin/lti/platforms/{id}/deployments': {
    body: Sent<typeof C.BindDeployment>
    answer: Platform
  }
  'DELETE /api/admin/lti/platforms/{id}/deployments': {
    body: Sent<typeof C.BindDeployment>
    answer: Platform
  }
  'POST /api/admin/lti/platforms/{id}/test': { answer: Got<typeof C.ConnectionTest> }
  'GET /api/admin/lti/invites': { answer: Got<typeof C.InviteList> }
  'POST /api/admin/lti/invites': {
    body: Sent<typeof C.NewInvite>
    answer: Got<typeof C.NewInviteAnswer>
  }
  'DELETE /api/admin/lti/invites/{id}': object
}
