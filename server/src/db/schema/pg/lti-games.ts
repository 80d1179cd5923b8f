import type { LtiContent } from '@pathquest/game-core/contracts'
import { flag, index, json, table, text, timeMs } from './columns'
import { gameSessions } from './game-sessions'
import { ltiLinks } from './lti-links'

/** Games that were played from an activity of a course. */
export const ltiGames = table(
  'lti_games',
  {
    gameSessionId: text('game_session_id')
      .primaryKey()
      .references(() => gameSessions.id, { onDelete: 'cascade' }),
    linkId: text('link_id')
      .notNull()
      .references(() => ltiLinks.id, { onDelete: 'cascade' }),
    /** The rules that held when it was made. */
    content: json<LtiContent>('content').notNull(),
    /** Begun as practice: no grade whatever happens. */
    isPractice: flag('is_practice').notNull().default(false),
    createdAt: timeMs('created_at').notNull(),
  },
  (t) => [index('lti_games_link').on(t.linkId, t.createdAt)],
)
