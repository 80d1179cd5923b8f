import type { Columns } from '../columns'
import type { LtiPlatforms } from './lti-platforms'

/** Courses of an LMS. */
export const defineLtiContexts = (
  { json, table, text, timeMs, unique }: Columns,
  { ltiPlatforms }: { ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_contexts',
    {
      id: text('id').primaryKey(),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      /** The platform's own id. */
      contextId: text('context_id').notNull(),
      title: text('title'),
      /** Names and roles service. */
      membershipsUrl: text('memberships_url'),
      /** Course groups service; null: the platform tells of none by it. */
      groupsUrl: text('groups_url'),
      /** Names that a teacher gave to groups of which the platform tells ids alone; by id. */
      groupNames: json<Record<string, string>>('group_names'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [unique('lti_contexts_once').on(t.platformId, t.deploymentId, t.contextId)],
  )

export type LtiContexts = ReturnType<typeof defineLtiContexts>
