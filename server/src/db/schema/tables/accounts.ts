import { USER_TYPES } from '@pathquest/core/accounts/account-choices'
import { sql } from 'drizzle-orm'
import { type Columns, oneOf } from '../columns'

/** The five tables of better-auth, in the shape its Drizzle adapter asks for. */
export function defineAuth(
  { date, flag, index, integer, table, text, timeMs, uniqueIndex }: Columns,
  { profiles }: { profiles: Profiles },
) {
  const authUser = table('auth_user', {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Null until their owner said which part of the name is which. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email').notNull().unique(),
    emailVerified: flag('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: date('created_at').notNull(),
    updatedAt: date('updated_at').notNull(),
    profileId: text('profile_id')
      .notNull()
      .unique()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  })

  const authSession = table(
    'auth_session',
    {
      id: text('id').primaryKey(),
      expiresAt: date('expires_at').notNull(),
      token: text('token').notNull().unique(),
      createdAt: date('created_at').notNull(),
      updatedAt: date('updated_at').notNull(),
      ipAddress: text('ip_address'),
      userAgent: text('user_agent'),
      userId: text('user_id')
        .notNull()
        .references(() => authUser.id, { onDelete: 'cascade' }),
    },
    (t) => [index('auth_session_user').on(t.userId)],
  )

  const authAccount = table(
    'auth_account',
    {
      id: text('id').primaryKey(),
      accountId: text('account_id').notNull(),
      providerId: text('provider_id').notNull(),
      userId: text('user_id')
        .notNull()
        .references(() => authUser.id, { onDelete: 'cascade' }),
      accessToken: text('access_token'),
      refreshToken: text('refresh_token'),
      idToken: text('id_token'),
      accessTokenExpiresAt: date('access_token_expires_at'),
      refreshTokenExpiresAt: date('refresh_token_expires_at'),
      scope: text('scope'),
      password: text('password'),
      createdAt: date('created_at').notNull(),
      updatedAt: date('updated_at').notNull(),
    },
    (t) => [
      index('auth_account_user').on(t.userId),
      uniqueIndex('auth_account_login').on(t.providerId, t.accountId),
    ],
  )

  const authVerification = table(
    'auth_verification',
    {
      id: text('id').primaryKey(),
      identifier: text('identifier').notNull(),
      value: text('value').notNull(),
      expiresAt: date('expires_at').notNull(),
      createdAt: date('created_at').notNull(),
      updatedAt: date('updated_at').notNull(),
    },
    (t) => [index('auth_verification_identifier').on(t.identifier)],
  )

  const authRateLimit = table('auth_rate_limit', {
    id: text('id').primaryKey(),
    key: text('key').notNull().unique(),
    count: integer('count').notNull(),
    lastRequest: timeMs('last_request').notNull(),
  })

  return { authUser, authSession, authAccount, authVerification, authRateLimit }
}

/** A person, whichever way they came in. The tokens are the sum of `token_ledger`. */
export const defineProfiles = ({ check, flag, table, text, timeMs }: Columns) =>
  table(
    'profiles',
    {
      id: text('id').primaryKey(),
      email: text('email'),
      displayName: text('display_name').notNull(),
      userType: text('user_type', { enum: USER_TYPES }).notNull(),
      schoolId: text('school_id'),
      /** Signed up as teacher where an administrator has to agree, and none has yet. */
      awaitsApproval: flag('awaits_approval').notNull().default(false),
      /** A set of theirs that was hidden or removed is gone, and no later one was looked at yet. */
      setRefusedAt: timeMs('set_refused_at'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [check('profiles_user_type', oneOf(t.userType, USER_TYPES))],
  )

export type Profiles = ReturnType<typeof defineProfiles>

/** Who connects LMS platforms; made by `npm run admin:grant`. */
export const defineAdmins = (
  { table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table('admins', {
    profileId: text('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: timeMs('created_at').notNull(),
  })

const LANGUAGES = ['en', 'es'] as const

/** Which mails a person wants; accounts of before sign-ups made a row want results and invitations. */
export const defineMailChoices = (
  { check, flag, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'mail_choices',
    {
      profileId: text('profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      results: flag('results').notNull(),
      invitations: flag('invitations').notNull(),
      /** On Mondays. */
      digest: flag('digest').notNull().default(false),
      /** Of the last digest. */
      digestSentAt: timeMs('digest_sent_at'),
      /** Of the page in which they chose, or signed up. */
      language: text('language', { enum: LANGUAGES }).notNull(),
    },
    (t) => [check('mail_choices_language', oneOf(t.language, LANGUAGES))],
  )

/** The code with which a child lets a parent in: one at a time, gone once it is used. */
export const defineParentCodes = (
  { index, table, text, timeMs, unique }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'parent_codes',
    {
      childProfileId: text('child_profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** HMAC-SHA256 with a secret of the server: so short a code must not be guessed from it. */
      codeHash: text('code_hash').notNull(),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
    },
    (t) => [
      unique('parent_codes_code').on(t.codeHash),
      index('parent_codes_expiry').on(t.expiresAt),
    ],
  )

export const defineParentLinks = (
  { check, index, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'parent_links',
    {
      parentProfileId: text('parent_profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      childProfileId: text('child_profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.parentProfileId, t.childProfileId] }),
      index('parent_links_child').on(t.childProfileId),
      check('parent_links_two_people', sql`${t.parentProfileId} <> ${t.childProfileId}`),
    ],
  )
