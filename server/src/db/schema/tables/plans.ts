import {
  CONCERN_PLACES,
  CONCERNS,
  GOALS_MAX,
  REFLECTION_QUESTIONS,
  type ReflectionTap,
} from '@pathquest/core/plans/plan-limits'
import { between, type Columns, oneOf } from '../columns'
import type { Profiles } from './accounts'
import type { Careers } from './careers'
import type { GameSessions } from './games'

/** What a student said of the plan as a whole; without a row: not shared, not handed in. */
export const definePlans = (
  { flag, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table('plans', {
    profileId: text('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Linked parents see it as well. */
    isShared: flag('is_shared').notNull().default(false),
    handedInAt: timeMs('handed_in_at'),
  })

export const definePlanGoals = (
  { check, integer, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'plan_goals',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      position: integer('position').notNull(),
      text: text('text').notNull(),
      nextStep: text('next_step').notNull(),
      setAt: timeMs('set_at').notNull(),
      /** Null: open. */
      doneAt: timeMs('done_at'),
    },
    (t) => [
      primaryKey({ columns: [t.profileId, t.position] }),
      check('plan_goals_position', between(t.position, 0, GOALS_MAX - 1)),
    ],
  )

/** What somebody said of a game after it: one for each. */
export const definePlanReflections = (
  { check, index, table, text, timeMs, uniqueIndex }: Columns,
  {
    careers,
    gameSessions,
    profiles,
  }: { careers: Careers; gameSessions: GameSessions; profiles: Profiles },
) =>
  table(
    'plan_reflections',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      gameSessionId: text('game_session_id').references(() => gameSessions.id, {
        onDelete: 'set null',
      }),
      careerId: text('career_id').references(() => careers.id, { onDelete: 'set null' }),
      question: text('question', { enum: REFLECTION_QUESTIONS }).notNull(),
      tap: text('tap').$type<ReflectionTap>(),
      text: text('text').notNull(),
      reflectedAt: timeMs('reflected_at').notNull(),
    },
    (t) => [
      uniqueIndex('plan_reflections_game').on(t.gameSessionId, t.profileId),
      index('plan_reflections_profile').on(t.profileId, t.reflectedAt),
      check('plan_reflections_question', oneOf(t.question, REFLECTION_QUESTIONS)),
    ],
  )

/** Comments of adults who have read a plan. */
export const definePlanReviews = (
  { index, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'plan_reviews',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Null: the account is gone. */
      reviewerProfileId: text('reviewer_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      comment: text('comment').notNull(),
      reviewedAt: timeMs('reviewed_at').notNull(),
    },
    (t) => [
      index('plan_reviews_profile').on(t.profileId, t.reviewedAt),
      index('plan_reviews_reviewer').on(t.reviewerProfileId),
    ],
  )

/** Texts of students that may mean danger, as they were written, until an adult has seen to it. */
export const defineConcerns = (
  { check, index, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'concerns',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      kind: text('kind', { enum: CONCERNS }).notNull(),
      place: text('place', { enum: CONCERN_PLACES }).notNull(),
      text: text('text').notNull(),
      writtenAt: timeMs('written_at').notNull(),
      seenByProfileId: text('seen_by_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      seenAt: timeMs('seen_at'),
    },
    (t) => [
      index('concerns_profile').on(t.profileId, t.writtenAt),
      index('concerns_seen_by').on(t.seenByProfileId),
      index('concerns_written').on(t.writtenAt),
      check('concerns_kind', oneOf(t.kind, CONCERNS)),
      check('concerns_place', oneOf(t.place, CONCERN_PLACES)),
    ],
  )
