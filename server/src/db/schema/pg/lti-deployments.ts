import { primaryKey, table, text, timeMs } from './columns'
import { ltiPlatforms } from './lti-platforms'

/** Deployments that may launch. */
export const ltiDeployments = table(
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
