import type { Columns } from '../columns'
import type { Profiles } from './accounts'
import type { Classes } from './classes'

/**
 * Which class of a school's roster is which here, for the teacher who imports it. The roster's own id
 * is kept as an HMAC alone, with a key of that teacher.
 */
export const defineRosterClasses = (
  { index, primaryKey, table, text }: Columns,
  { classes, profiles }: { classes: Classes; profiles: Profiles },
) =>
  table(
    'roster_classes',
    {
      teacherId: text('teacher_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      sourceHash: text('source_hash').notNull(),
      classId: text('class_id')
        .notNull()
        .references(() => classes.id, { onDelete: 'cascade' }),
    },
    (t) => [
      primaryKey({ columns: [t.teacherId, t.sourceHash] }),
      index('roster_classes_class').on(t.classId),
    ],
  )

/** The same for students. */
export const defineRosterStudents = (
  { index, primaryKey, table, text }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'roster_students',
    {
      teacherId: text('teacher_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      sourceHash: text('source_hash').notNull(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
    },
    (t) => [
      primaryKey({ columns: [t.teacherId, t.sourceHash] }),
      index('roster_students_profile').on(t.profileId),
    ],
  )

/** A roster that was read, with how far it is applied: the last of its teacher. */
export const defineRosterImports = (
  { index, integer, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'roster_imports',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** `reading`, `ready`, `running`, `done`. */
      status: text('status').notNull(),
      /** Parts applied, and to apply. */
      done: integer('done').notNull().default(0),
      total: integer('total').notNull(),
      skipped: integer('skipped').notNull().default(0),
      /** JSON of the contract. */
      preview: text('preview').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      index('roster_imports_profile').on(t.profileId),
      index('roster_imports_status').on(t.status, t.createdAt),
    ],
  )

export type RosterImports = ReturnType<typeof defineRosterImports>

/** Its changes, some dozens in each; gone once they are applied. */
export const defineRosterParts = (
  { flag, integer, primaryKey, table, text }: Columns,
  { rosterImports }: { rosterImports: RosterImports },
) =>
  table(
    'roster_parts',
    {
      importId: text('import_id')
        .notNull()
        .references(() => rosterImports.id, { onDelete: 'cascade' }),
      seq: integer('seq').notNull(),
      /** Students who leave: applied only if the teacher said so. */
      isLeaving: flag('is_leaving').notNull(),
      /** JSON. */
      changes: text('changes').notNull(),
    },
    (t) => [primaryKey({ columns: [t.importId, t.seq] })],
  )
