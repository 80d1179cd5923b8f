import { CLASS_GRADE_MAX, CLASS_GRADE_MIN } from '@pathquest/core/classes/class-limits'
import { atLeast, between, type Columns } from '../columns'
import type { Profiles } from './accounts'
import type { Schools } from './schools'

/** Who teaches and who learns together, outside of an LMS. */
export const defineClasses = (
  { check, flag, index, integer, table, text, timeMs, unique }: Columns,
  { schools }: { schools: Schools },
) =>
  table(
    'classes',
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      period: text('period').notNull(),
      grade: integer('grade'),
      /** As it is: its teachers look it up again, and it admits to the class alone. */
      code: text('code').notNull(),
      isOpen: flag('is_open').notNull().default(true),
      createdAt: timeMs('created_at').notNull(),
      archivedAt: timeMs('archived_at'),
      /** Of one of its teachers, who was there first; null: none is at a confirmed school. */
      schoolId: text('school_id').references(() => schools.id, { onDelete: 'set null' }),
    },
    (t) => [
      unique('classes_code').on(t.code),
      index('classes_school').on(t.schoolId),
      check('classes_grade', between(t.grade, CLASS_GRADE_MIN, CLASS_GRADE_MAX)),
    ],
  )

export type Classes = ReturnType<typeof defineClasses>

export const defineClassTeachers = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { classes, profiles }: { classes: Classes; profiles: Profiles },
) =>
  table(
    'class_teachers',
    {
      classId: text('class_id')
        .notNull()
        .references(() => classes.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      addedAt: timeMs('added_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.classId, t.profileId] }),
      index('class_teachers_profile').on(t.profileId),
    ],
  )

export const defineClassStudents = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { classes, profiles }: { classes: Classes; profiles: Profiles },
) =>
  table(
    'class_students',
    {
      classId: text('class_id')
        .notNull()
        .references(() => classes.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      joinedAt: timeMs('joined_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.classId, t.profileId] }),
      index('class_students_profile').on(t.profileId, t.joinedAt),
    ],
  )

/** Links by which a colleague becomes a teacher of the class, gone once they are used. */
export const defineClassInvites = (
  { index, table, text, timeMs }: Columns,
  { classes }: { classes: Classes },
) =>
  table(
    'class_invites',
    {
      /** SHA-256, base64url. */
      tokenHash: text('token_hash').primaryKey(),
      classId: text('class_id')
        .notNull()
        .references(() => classes.id, { onDelete: 'cascade' }),
      expiresAt: timeMs('expires_at').notNull(),
    },
    (t) => [
      index('class_invites_class').on(t.classId),
      index('class_invites_expiry').on(t.expiresAt),
    ],
  )

/** Accounts without an address: what opens them. */
export const defineStudentCards = (
  { check, integer, index, table, text, timeMs, unique }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'student_cards',
    {
      profileId: text('profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Of the card: a new one has the next, and the code that is derived from it. */
      serial: integer('serial').notNull(),
      /** HMAC-SHA256 with a secret of the server: so short a code must not be guessed from it. */
      codeHash: text('code_hash').notNull(),
      /** Of this card; the one before was revoked then. */
      createdAt: timeMs('created_at').notNull(),
      /** The latest time that a card of it was made or signed in with. */
      usedAt: timeMs('used_at').notNull(),
    },
    (t) => [
      unique('student_cards_code').on(t.codeHash),
      index('student_cards_used').on(t.usedAt),
      check('student_cards_serial', atLeast(t.serial, 1)),
    ],
  )
