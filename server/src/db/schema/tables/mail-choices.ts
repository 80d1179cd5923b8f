import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

const LANGUAGES = ['en', 'es'] as const

/** Which mails a person wants; without a row all of them. */
export const defineMailChoices = (
  { check, flag, table, text }: Columns,
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
      /** Of the browser in which they chose. */
      language: text('language', { enum: LANGUAGES }).notNull(),
    },
    (t) => [check('mail_choices_language', oneOf(t.language, LANGUAGES))],
  )
