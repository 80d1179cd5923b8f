import { LTI_SCORE_STATES } from '@pathquest/core/lti/activity-choices'
import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { ScoreResult } from '../json'
import type { GameSessions } from './game-sessions'
import type { LtiLinks } from './lti-links'

/** The outbox of the gradebook: one row per student of a resource link, with the score that counts. */
export const defineLtiScores = (
  { check, index, integer, json, real, table, text, timeMs, unique }: Columns,
  { gameSessions, ltiLinks }: { gameSessions: GameSessions; ltiLinks: LtiLinks },
) =>
  table(
    'lti_scores',
    {
      id: text('id').primaryKey(),
      linkId: text('link_id')
        .notNull()
        .references(() => ltiLinks.id, { onDelete: 'cascade' }),
      sub: text('sub').notNull(),
      gameSessionId: text('game_session_id').references(() => gameSessions.id, {
        onDelete: 'set null',
      }),
      /** 0-100. */
      score: real('score').notNull(),
      /** What the teacher says about this attempt; goes along with the score. */
      comment: text('comment'),
      /** Its attempt was set aside: whatever is graded next takes its place. */
      setAsideAt: timeMs('set_aside_at'),
      /** For the comment beside it; null: scores of before. */
      result: json<ScoreResult>('result'),
      /** AGS timestamp of this score: the same in every try, later for a changed score. */
      scoredAt: timeMs('scored_at').notNull(),
      /** Counts changes of the score: what was sent is compared with what is wanted now. */
      version: integer('version').notNull().default(1),
      state: text('state', { enum: LTI_SCORE_STATES }).notNull().default('pending'),
      tries: integer('tries').notNull().default(0),
      firstTryAt: timeMs('first_try_at'),
      nextTryAt: timeMs('next_try_at').notNull(),
      lastTryAt: timeMs('last_try_at'),
      /** An error code of ours, and what the platform said. */
      reason: text('reason'),
      detail: text('detail'),
      sentScore: real('sent_score'),
      sentVersion: integer('sent_version'),
      sentAt: timeMs('sent_at'),
      /** 0-100, as the platform's results showed it when they were read; null: it showed none. */
      seenScore: real('seen_score'),
      seenAt: timeMs('seen_at'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [
      unique('lti_scores_once').on(t.linkId, t.sub),
      index('lti_scores_due').on(t.state, t.nextTryAt),
      check('lti_scores_state', oneOf(t.state, LTI_SCORE_STATES)),
    ],
  )
