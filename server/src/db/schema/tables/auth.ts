import type { Columns } from '../columns'
import type { Profiles } from './profiles'

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
