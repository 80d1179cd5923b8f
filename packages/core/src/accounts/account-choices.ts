import { GAME_CODE_ALPHABET } from '../rooms/game-code'

// Choices and limits of an account. No zod here.

export const USER_TYPES = ['student', 'teacher', 'parent'] as const
export type UserType = (typeof USER_TYPES)[number]

export const PASSWORD_MIN_LOGIN = 6
export const PASSWORD_MIN_SIGN_UP = 8
export const PASSWORD_MAX = 128

export const SOCIAL_PROVIDERS = ['google', 'microsoft'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const AGE_MIN_ACCOUNT = 13

/** Which emails an account gets by default. */
export const DEFAULT_MAILS = { results: true, invitations: true, digest: false }

/** The page that the link in each email opens; a test of the app checks that these routes exist. */
export const MAIL_PAGES = {
  'reset-password': '/reset-password',
  // One page confirms every kind of email address.
  'verify-email': '/verify-email',
  'sign-up': '/verify-email',
  'sign-up-replaces': '/verify-email',
  'sign-up-taken': '/login',
  'change-email': '/verify-email',
  'change-email-taken': '/login',
  'email-changing': '/forgot-password',
  'game-results': '/game/{id}',
  'game-invite': '/join-game',
  'homework-reminder': '/homework/{id}',
  'weekly-digest': '/dashboard',
  'set-public': '/question-sets/{id}',
  'set-hidden': '/question-sets/{id}',
  'set-removed': '/question-sets/{id}',
} as const

export type MailKind = keyof typeof MAIL_PAGES

/** Code that a child reads out to a parent: 40 bits, valid for ten minutes, single use. */
export const PARENT_CODE_LENGTH = 8
export const PARENT_CODE_MS = 10 * 60_000

/**
 * `randomBelow(n)` must come from a CSPRNG: this code is the only protection of a child's progress.
 */
export function parentCodeFrom(randomBelow: (n: number) => number): string {
  return Array.from(
    { length: PARENT_CODE_LENGTH },
    () => GAME_CODE_ALPHABET[randomBelow(GAME_CODE_ALPHABET.length)],
  ).join('')
}

/** In two halves, as it is read out. */
export const formatParentCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
