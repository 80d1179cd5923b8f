import type * as C from '../contracts'
import type { Got, Sent } from './teaching'

type Session = Got<typeof C.SessionAnswer>
type Settings = Got<typeof C.AccountSettings>
type Market = Got<typeof C.Market>

/** Accounts: sign-in, settings, families, and rewards. */
export interface AccountRoutes {
  'GET /api/session': { answer: Session }
  'POST /api/auth/sign-in': { body: Sent<typeof C.SignIn>; answer: Session }
  'POST /api/auth/sign-up': { body: Sent<typeof C.SignUp>; answer: Got<typeof C.SignUpAnswer> }
  'POST /api/auth/confirm-sign-up': { body: Sent<typeof C.ConfirmSignUp>; answer: Session }
  'POST /api/auth/age-check': { body: Sent<typeof C.AgeCheck> }
  'POST /api/auth/sign-out': { answer: Session }
  'POST /api/auth/social': {
    body: Sent<typeof C.SocialSignIn>
    answer: Got<typeof C.SocialAnswer>
  }
  'GET /api/auth/callback/{provider}': object
  'GET /api/auth/social-sign-up': { answer: Got<typeof C.SocialSignUpAnswer> }
  'POST /api/auth/social-sign-up': {
    body: Sent<typeof C.SocialSignUp>
    answer: Got<typeof C.SignUpAnswer>
  }
  'POST /api/auth/forgot-password': { body: Sent<typeof C.ForgotPassword> }
  'POST /api/auth/reset-password': { body: Sent<typeof C.ResetPassword> }
  'POST /api/auth/verify-email': { body: Sent<typeof C.VerifyEmail> }
  'POST /api/auth/confirmation': object
  'GET /api/account': { answer: Settings }
  'PATCH /api/account/names': { body: Sent<typeof C.AccountNames>; answer: Settings }
  'PUT /api/account/school': { body: Sent<typeof C.AccountSchool>; answer: Settings }
  'POST /api/account/email': { body: Sent<typeof C.EmailChange> }
  'POST /api/account/mails': { body: Sent<typeof C.MailChoices> }
  'POST /api/account/password': { body: Sent<typeof C.PasswordChange> }
  'POST /api/account/sign-out-everywhere': object
  'GET /api/account/export': { answer: Got<typeof C.AccountExport> }
  'POST /api/account/deletion': { body: Sent<typeof C.AccountDeletion> }
  'GET /api/profile': { answer: Got<typeof C.Profile> }
  'GET /api/dashboard': { answer: Got<typeof C.Dashboard> }
  'GET /api/pathkeys': { query: { ids?: string }; answer: Got<typeof C.PathkeyList> }
  'GET /api/collection': { answer: Got<typeof C.Collection> }
  'GET /api/market': { answer: Market }
  'POST /api/market/openings': {
    body: Sent<typeof C.PackOpening>
    answer: Got<typeof C.OpenedPack>
  }
  'POST /api/market/cosmetics': { body: Sent<typeof C.CosmeticPurchase>; answer: Market }
  'PUT /api/market/worn': { body: Sent<typeof C.CosmeticChoice>; answer: Market }
  'POST /api/parent-code': { answer: Got<typeof C.ParentCodeAnswer> }
  'GET /api/parents': { answer: Got<typeof C.ParentList> }
  'DELETE /api/parents/{id}': object
  'GET /api/children': { answer: Got<typeof C.ChildList> }
  'POST /api/children': { body: Sent<typeof C.LinkChild>; answer: Got<typeof C.ChildList> }
  'DELETE /api/children/{id}': object
  'GET /api/children/{id}/games': { answer: Got<typeof C.ChildGames> }
  'GET /api/admin/people': { answer: Got<typeof C.WaitingTeachers> }
  'POST /api/admin/people/{id}': {
    body: Sent<typeof C.AnswerTeacher>
    answer: Got<typeof C.WaitingTeachers>
  }
}
