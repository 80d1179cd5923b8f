import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

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
