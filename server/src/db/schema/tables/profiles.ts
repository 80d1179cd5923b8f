import { USER_TYPES } from '@pathquest/core/accounts/account-choices'
import { oneOf } from '../checks'
import type { Columns } from '../columns'

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
