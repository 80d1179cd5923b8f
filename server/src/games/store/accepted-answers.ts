import type { Json, ResultPost } from '@pathquest/core'
import type { Db, NewRow } from '../../db/db'
import type { GameSession } from './sessions'

/** The same text for equal answers, in whatever order their fields came. */
export const answerKey = (answer: Json): string => JSON.stringify(sorted(answer))

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field as Json)]))
}

/** False: this answer was accepted before; what follows from it must then be left alone. */
export async function insertAcceptedAnswer(
  db: Db,
  accepted: NewRow<'acceptedAnswers'>,
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.acceptedAnswers)
    .values(accepted)
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

/** Answers that the host accepted while the game ran: judged already, and listed in the report. */
export async function recordAcceptedAnswers(
  tx: Db,
  game: GameSession,
  { accepted = [] }: Pick<ResultPost, 'accepted'>,
  now: number,
): Promise<void> {
  for (const { questionId, answer } of accepted) {
    await insertAcceptedAnswer(tx, {
      gameSessionId: game.id,
      questionId,
      answerKey: answerKey(answer),
      answer,
      acceptedBy: game.hostProfileId,
      acceptedAt: now,
    })
  }
}
