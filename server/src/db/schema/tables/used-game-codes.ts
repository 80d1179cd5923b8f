import type { Columns } from '../columns'

/** Codes of ended games: not given again for 24 h. */
export const defineUsedGameCodes = ({ index, table, text, timeMs }: Columns) =>
  table(
    'used_game_codes',
    {
      code: text('code').primaryKey(),
      releasedAt: timeMs('released_at').notNull(),
    },
    (t) => [index('used_game_codes_released').on(t.releasedAt)],
  )
