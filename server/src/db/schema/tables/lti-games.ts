import type { LtiContent } from '@pathquest/core/contracts'
import type { Columns } from '../columns'
import type { GameSessions } from './game-sessions'
import type { LtiLinks } from './lti-links'

/** Games that were played from an activity of a course. */
export const defineLtiGames = (
  { flag, index, json, table, text, timeMs }: Columns,
  { gameSessions, ltiLinks }: { gameSessions: GameSessions; ltiLinks: LtiLinks },
) =>
  table(
    'lti_games',
    {
      gameSessionId: text('game_session_id')
        .primaryKey()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      linkId: text('link_id')
        .notNull()
        .references(() => ltiLinks.id, { onDelete: 'cascade' }),
      /** The group of the course that plays it live; null: the whole class. */
      groupId: text('group_id'),
      /** The rules that held when it was made. */
      content: json<LtiContent>('content').notNull(),
      /** Begun as practice: no grade whatever happens. */
      isPractice: flag('is_practice').notNull().default(false),
      createdAt: timeMs('created_at').notNull(),
      /** Of an attempt: when its room last told of news, or its player came; null: since it began. */
      activeAt: timeMs('active_at'),
    },
    (t) => [index('lti_games_link').on(t.linkId, t.createdAt)],
  )
