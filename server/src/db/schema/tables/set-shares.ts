import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { QuestionSets } from './question-sets'

const RIGHTS = ['copy', 'edit'] as const

/** Links by which a colleague may copy a set or edit it too: one of each, the hash alone is kept. */
export const defineSetShares = (
  { check, primaryKey, table, text, timeMs, unique }: Columns,
  { questionSets }: { questionSets: QuestionSets },
) =>
  table(
    'set_shares',
    {
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      right: text('right', { enum: RIGHTS }).notNull(),
      /** SHA-256, base64url. */
      tokenHash: text('token_hash').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.questionSetId, t.right] }),
      unique('set_shares_token').on(t.tokenHash),
      check('set_shares_right', oneOf(t.right, RIGHTS)),
    ],
  )
