import type { Columns } from '../columns'
import type { LtiLaunches } from './lti-launches'

/** One-time codes with which a person joins a course login to an account. */
export const defineLtiAccountCodes = (
  { index, table, text, timeMs }: Columns,
  { ltiLaunches }: { ltiLaunches: LtiLaunches },
) =>
  table(
    'lti_account_codes',
    {
      /** SHA-256, base64url. */
      codeHash: text('code_hash').primaryKey(),
      launchId: text('launch_id')
        .notNull()
        .references(() => ltiLaunches.id, { onDelete: 'cascade' }),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
      usedAt: timeMs('used_at'),
    },
    (t) => [index('lti_account_codes_launch').on(t.launchId)],
  )
