import type { HomeworkContent } from '@pathquest/core/contracts'
import { HOMEWORK_ATTEMPTS_MAX } from '@pathquest/core/homework/homework-limits'
import type { SettingValues } from '@pathquest/core/modes/settings'
import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import { between, type Columns } from '../columns'
import type { Profiles } from './accounts'
import type { Classes } from './classes'
import type { GameSessions } from './games'

/** What is to be played alone, by a class or by whoever has its link: the id is in it. */
export const defineHomework = (
  { check, flag, index, integer, json, table, text, timeMs }: Columns,
  { classes, profiles }: { classes: Classes; profiles: Profiles },
) =>
  table(
    'homework',
    {
      id: text('id').primaryKey(),
      /** null: the account is gone, and others teach the class. */
      teacherProfileId: text('teacher_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      /** null: whoever has the link. */
      classId: text('class_id').references(() => classes.id, { onDelete: 'cascade' }),
      title: text('title').notNull(),
      note: text('note').notNull(),
      content: json<HomeworkContent>('content').notNull(),
      gameMode: text('game_mode').notNull().default(GAME_MODE_DEFAULT),
      modeSettings: json<SettingValues>('mode_settings').notNull(),
      untimed: flag('untimed').notNull(),
      opensAt: timeMs('opens_at'),
      dueAt: timeMs('due_at'),
      /** null: no limit. */
      attempts: integer('attempts'),
      createdAt: timeMs('created_at').notNull(),
      closedAt: timeMs('closed_at'),
    },
    (t) => [
      index('homework_class').on(t.classId, t.createdAt),
      index('homework_teacher').on(t.teacherProfileId, t.createdAt),
      check('homework_attempts', between(t.attempts, 1, HOMEWORK_ATTEMPTS_MAX)),
    ],
  )

type Homework = ReturnType<typeof defineHomework>

/** A student's own part in homework: begun, with more time, or reminded. */
export const defineHomeworkStudents = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { homework, profiles }: { homework: Homework; profiles: Profiles },
) =>
  table(
    'homework_students',
    {
      homeworkId: text('homework_id')
        .notNull()
        .references(() => homework.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      begunAt: timeMs('begun_at'),
      /** A due date of one's own. */
      extendedTo: timeMs('extended_to'),
      remindedAt: timeMs('reminded_at'),
    },
    (t) => [
      primaryKey({ columns: [t.homeworkId, t.profileId] }),
      index('homework_students_profile').on(t.profileId),
    ],
  )

/** Solo games that are attempts at homework. */
export const defineHomeworkGames = (
  { index, table, text }: Columns,
  { gameSessions, homework }: { gameSessions: GameSessions; homework: Homework },
) =>
  table(
    'homework_games',
    {
      gameSessionId: text('game_session_id')
        .primaryKey()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      homeworkId: text('homework_id')
        .notNull()
        .references(() => homework.id, { onDelete: 'cascade' }),
      /** The question set of this part; empty: there is one part. */
      part: text('part').notNull(),
    },
    (t) => [index('homework_games_homework').on(t.homeworkId)],
  )
