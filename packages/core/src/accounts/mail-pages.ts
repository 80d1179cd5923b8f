/** The page that the link of each mail opens; a test of the app holds its routes against them. */
export const MAIL_PAGES = {
  'reset-password': '/reset-password',
  // One page confirms every kind of address.
  'verify-email': '/verify-email',
  'sign-up': '/verify-email',
  'sign-up-replaces': '/verify-email',
  'sign-up-taken': '/login',
  'change-email': '/verify-email',
  'change-email-taken': '/login',
  'email-changing': '/forgot-password',
  'game-results': '/game/{id}',
  'game-invite': '/join-game',
  'weekly-digest': '/dashboard',
  'set-public': '/question-sets/{id}',
  'set-hidden': '/question-sets/{id}',
  'set-removed': '/question-sets/{id}',
} as const

export type MailKind = keyof typeof MAIL_PAGES
