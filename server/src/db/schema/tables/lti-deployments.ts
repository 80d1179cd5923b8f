import type { Columns } from '../columns'
import type { LtiPlatforms } from './lti-platforms'

/** Deployments that may launch. */
export const defineLtiDeployments = (
  { primaryKey, table, text, timeMs }: Columns,
  { ltiPlatforms }: { ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_deployments',
    {
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.platformId, t.deploymentId] })],
  )
