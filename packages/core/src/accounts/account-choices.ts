// What an account may be and have. No zod here.

export const USER_TYPES = ['student', 'teacher', 'parent'] as const
export type UserType = (typeof USER_TYPES)[number]

export const PASSWORD_MIN_LOGIN = 6
export const PASSWORD_MIN_SIGN_UP = 8
export const PASSWORD_MAX = 128

export const SOCIAL_PROVIDERS = ['google', 'microsoft'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const AGE_MIN_ACCOUNT = 13

/** Which mails somebody gets until they have chosen. */
export const MAILS_AT_FIRST = { results: true, invitations: true, digest: false }
