import type { Columns } from '../columns'
import type { Profiles } from './profiles'

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
