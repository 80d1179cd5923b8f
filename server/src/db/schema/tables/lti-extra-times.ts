import type { Columns } from '../columns'
import type { LtiContexts } from './lti-contexts'

/** Who has more time for questions in a course; told to its teachers alone. */
export const defineLtiExtraTimes = (
  { primaryKey, real, table, text, timeMs }: Columns,
  { ltiContexts }: { ltiContexts: LtiContexts },
) =>
  table(
    'lti_extra_times',
    {
      contextId: text('context_id')
        .notNull()
        .references(() => ltiContexts.id, { onDelete: 'cascade' }),
      /** The platform's own id of the person: kept before they have come here. */
      sub: text('sub').notNull(),
      /** A multiple of everybody's time. */
      factor: real('factor').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.contextId, t.sub] })],
  )
