import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db'

export interface Recipient {
  email: string
  language: 'en' | 'es'
  score: number
  correctAnswers: number
  totalAnswers: number
  tokensEarned: number
}

/** Players of a game with an account who want this kind of mail; their address is confirmed. */
export async function listRecipients(
  db: Db,
  gameId: string,
  kind: 'results' | 'invitations',
): Promise<Recipient[]> {
  const { gamePlayers: seat, authUser: user, mailChoices: choice } = db.tables
  const rows = await db
    .select({ seat, email: user.email, choice })
    .from(seat)
    .innerJoin(user, eq(user.profileId, seat.profileId))
    .leftJoin(choice, eq(choice.profileId, seat.profileId))
    .where(
      and(eq(seat.gameSessionId, gameId), isNull(seat.removedAt), eq(user.emailVerified, true)),
    )
  return rows
    .filter(({ choice }) => choice === null || choice[kind])
    .map(({ seat, email, choice }) => ({ ...seat, email, language: choice?.language ?? 'en' }))
}
