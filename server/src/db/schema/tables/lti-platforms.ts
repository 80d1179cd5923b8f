import { LTI_BINDINGS } from '@pathquest/core/lti/activity-choices'
import { oneOf } from '../checks'
import type { Columns } from '../columns'

/** LMS platforms as we know them: one row per (issuer, client id). */
export const defineLtiPlatforms = ({ check, flag, json, table, text, timeMs, unique }: Columns) =>
  table(
    'lti_platforms',
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      issuer: text('issuer').notNull(),
      clientId: text('client_id').notNull(),
      authUrl: text('auth_url').notNull(),
      tokenUrl: text('token_url').notNull(),
      jwksUrl: text('jwks_url').notNull(),
      /** `aud` of token requests where it is not the token URL. */
      tokenAudience: text('token_audience'),
      /** Origins that may frame us, beside those of issuer and auth URL. */
      frameOrigins: json<string[]>('frame_origins').notNull(),
      binding: text('binding', { enum: LTI_BINDINGS }).notNull().default('first_launch'),
      isActive: flag('is_active').notNull().default(false),
      /** What the platform calls its product, from dynamic registration. */
      productFamily: text('product_family'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [
      unique('lti_platforms_client').on(t.issuer, t.clientId),
      check('lti_platforms_binding', oneOf(t.binding, LTI_BINDINGS)),
    ],
  )

export type LtiPlatforms = ReturnType<typeof defineLtiPlatforms>
