import type { Columns } from '../columns'
import type { LtiLaunches } from './lti-launches'

/** What was chosen in a window, until the frame that waits for it takes it to the LMS. */
export const defineLtiChoices = (
  { index, json, table, text, timeMs }: Columns,
  { ltiLaunches }: { ltiLaunches: LtiLaunches },
) =>
  table(
    'lti_choices',
    {
      /** SHA-256 of the frame's code, base64url. */
      waitingHash: text('waiting_hash').primaryKey(),
      /** Whose choice it is. */
      launchId: text('launch_id')
        .notNull()
        .references(() => ltiLaunches.id, { onDelete: 'cascade' }),
      /** Content items as they are signed when they are taken; none: cancelled. */
      items: json<object[]>('items').notNull(),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
      takenAt: timeMs('taken_at'),
    },
    (t) => [
      index('lti_choices_launch').on(t.launchId),
      index('lti_choices_expiry').on(t.expiresAt),
    ],
  )
