import type { LtiContent, LtiOverrides } from '@pathquest/core/contracts'
import type { Columns } from '../columns'
import type { LtiContexts } from './lti-contexts'
import type { LtiPlatforms } from './lti-platforms'

const CHOSEN_BY = ['custom', 'teacher'] as const

/** Resource links: the activities of a course that lead here. */
export const defineLtiLinks = (
  { index, integer, json, real, table, text, timeMs, unique }: Columns,
  { ltiContexts, ltiPlatforms }: { ltiContexts: LtiContexts; ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_links',
    {
      id: text('id').primaryKey(),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      /** The platform's own id. */
      resourceLinkId: text('resource_link_id').notNull(),
      /** Our row of its course; null where the platform names none. */
      contextId: text('context_id').references(() => ltiContexts.id, { onDelete: 'cascade' }),
      title: text('title'),
      /** As of the last launch, or as a teacher chose; null: nothing yet. */
      content: json<LtiContent>('content'),
      chosenBy: text('chosen_by', { enum: CHOSEN_BY }),
      /** What a teacher set on the activity's page. */
      overrides: json<LtiOverrides>('overrides'),
      /** Assignment and grade services. */
      lineItemUrl: text('line_item_url'),
      lineItemsUrl: text('line_items_url'),
      /** The column that we made because the platform had none. */
      madeLineItemUrl: text('made_line_item_url'),
      /** Of the column, as it was read last; null: never read. */
      columnMaximum: real('column_maximum'),
      /** How many columns the gradebook has for this link, as a teacher's visit found. */
      columnCount: integer('column_count'),
      /** When the results of its column are to be read; null: nothing was sent since. */
      readBackAt: timeMs('read_back_at'),
      agsScopes: json<string[]>('ags_scopes').notNull(),
      dueAt: timeMs('due_at'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [
      unique('lti_links_once').on(t.platformId, t.deploymentId, t.resourceLinkId),
      index('lti_links_context').on(t.contextId),
      index('lti_links_read_back').on(t.readBackAt),
    ],
  )

export type LtiLinks = ReturnType<typeof defineLtiLinks>
