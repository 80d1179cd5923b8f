import { AUDIT_ACTIONS, SCHOOL_ROLES } from '@pathquest/core/schools/school-choices'
import { type Columns, oneOf } from '../columns'
import type { Profiles } from './accounts'

/** A school grants nothing until an administrator of the site has confirmed it. */
export const defineSchools = (
  { table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table('schools', {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** null: an administrator of the site, or the account is gone. */
    madeBy: text('made_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: timeMs('created_at').notNull(),
    confirmedAt: timeMs('confirmed_at'),
  })

export type Schools = ReturnType<typeof defineSchools>

/** Who works where: at one school at most. */
export const defineSchoolStaff = (
  { check, index, table, text, timeMs }: Columns,
  { profiles, schools }: { profiles: Profiles; schools: Schools },
) =>
  table(
    'school_staff',
    {
      profileId: text('profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      schoolId: text('school_id')
        .notNull()
        .references(() => schools.id, { onDelete: 'cascade' }),
      role: text('role', { enum: SCHOOL_ROLES }).notNull(),
      since: timeMs('since').notNull(),
    },
    (t) => [
      index('school_staff_school').on(t.schoolId),
      check('school_staff_role', oneOf(t.role, SCHOOL_ROLES)),
    ],
  )

/** Links by which a colleague comes to the school, gone once they are used. */
export const defineSchoolInvites = (
  { check, index, table, text, timeMs }: Columns,
  { schools }: { schools: Schools },
) =>
  table(
    'school_invites',
    {
      /** SHA-256, base64url. */
      tokenHash: text('token_hash').primaryKey(),
      schoolId: text('school_id')
        .notNull()
        .references(() => schools.id, { onDelete: 'cascade' }),
      role: text('role', { enum: SCHOOL_ROLES }).notNull(),
      expiresAt: timeMs('expires_at').notNull(),
    },
    (t) => [
      index('school_invites_school').on(t.schoolId),
      index('school_invites_expiry').on(t.expiresAt),
      check('school_invites_role', oneOf(t.role, SCHOOL_ROLES)),
    ],
  )

/** Whom a school keeps from signing in. Each school ends its own block alone. */
export const defineSchoolBlocks = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { profiles, schools }: { profiles: Profiles; schools: Schools },
) =>
  table(
    'school_blocks',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      schoolId: text('school_id')
        .notNull()
        .references(() => schools.id, { onDelete: 'cascade' }),
      blockedAt: timeMs('blocked_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.profileId, t.schoolId] }),
      index('school_blocks_school').on(t.schoolId),
    ],
  )

/** Who saw or changed whose data at a school. Names are looked up: with an account its name goes. */
export const defineAuditEntries = (
  { index, table, text, timeMs }: Columns,
  { profiles, schools }: { profiles: Profiles; schools: Schools },
) =>
  table(
    'audit_entries',
    {
      id: text('id').primaryKey(),
      schoolId: text('school_id')
        .notNull()
        .references(() => schools.id, { onDelete: 'cascade' }),
      /** Without a CHECK: a new action would need another table. */
      action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
      actorProfileId: text('actor_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      subjectProfileId: text('subject_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      at: timeMs('at').notNull(),
    },
    (t) => [
      index('audit_entries_school').on(t.schoolId, t.at),
      index('audit_entries_age').on(t.at),
      index('audit_entries_actor').on(t.actorProfileId),
      index('audit_entries_subject').on(t.subjectProfileId, t.at),
    ],
  )
