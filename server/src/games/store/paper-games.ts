import { ON_PAPER } from '@pathquest/core'
import { and, eq } from 'drizzle-orm'
import type { Db, NewRow } from '../../db/db'
import { newId } from '../../runtime/tokens'
import type { GamePlayer } from './players'
import { type GameSession, insertGameQuestions, type NewGame } from './sessions'

/** What the papers of a class came to, as if each were a seat; which one had what is not known. */
export type PaperSeat = Pick<
  GamePlayer,
  'score' | 'correctAnswers' | 'totalAnswers' | 'askedQuestions' | 'classAverageScore'
>

type PaperGame = Pick<
  NewGame,
  'gameCode' | 'classId' | 'questionSetId' | 'setTitle' | 'careerId' | 'careerSector' | 'settings'
> & {
  id: string
  hostProfileId: string
  maxPlayers: number
  at: number
  questions: NewGame['questions']
}

/** A finished game that was never open. Undefined: the id was taken meanwhile. */
export async function insertPaperGame(
  tx: Db,
  { questions, at, ...game }: PaperGame,
): Promise<GameSession | undefined> {
  const [row] = await tx
    .insert(tx.tables.gameSessions)
    .values({
      ...game,
      gameMode: ON_PAPER,
      sessionType: 'multiplayer',
      status: 'completed',
      outcome: 'finished',
      isPublic: false,
      // Nobody has a place.
      metadata: { ends: 'none' },
      currentQuestionIndex: Math.max(0, questions.length - 1),
      totalQuestions: questions.length,
      totalPoints: questions.reduce((sum, { points }) => sum + points, 0),
      createdAt: at,
      startedAt: at,
      endedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (row) await insertGameQuestions(tx, row.id, questions)
  return row
}

/**
 * Takes hold of a game on paper of this host: of two changes at once the second waits, and sees the
 * seats of the first. Undefined: there is none.
 */
export async function changePaperGame(
  tx: Db,
  { id, hostProfileId }: Pick<PaperGame, 'id' | 'hostProfileId'>,
  change: Pick<NewRow<'gameSessions'>, 'classId' | 'maxPlayers'>,
): Promise<GameSession | undefined> {
  const { gameSessions: t } = tx.tables
  const [row] = await tx
    .update(t)
    .set(change)
    .where(and(eq(t.id, id), eq(t.hostProfileId, hostProfileId), eq(t.gameMode, ON_PAPER)))
    .returning()
  return row
}

/** In place of the seats that there were. They are nobody's, and have no names to forget. */
export async function putPaperSeats(
  tx: Db,
  gameSessionId: string,
  { seats, at }: { seats: readonly PaperSeat[]; at: number },
): Promise<void> {
  const { gamePlayers: t } = tx.tables
  await tx.delete(t).where(eq(t.gameSessionId, gameSessionId))
  await tx.insert(t).values(
    seats.map((seat, i) => ({
      ...seat,
      id: newId('player'),
      gameSessionId,
      displayName: '',
      isConnected: false,
      tookPart: true,
      joinedAt: at + i,
    })),
  )
}
