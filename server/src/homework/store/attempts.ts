import { and, asc, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import type { Attempt, GameSession } from '../../games'

/** A game that a student plays, or has played, for homework. */
export interface HomeworkAttempt extends Attempt {
  homeworkId: string
  part: string
  profileId: string
  endedAt: number | null
}

interface AttemptFilter {
  homeworkIds: readonly string[]
  /** Absent: of everybody. */
  profileId?: string
}

/** Those that have a seat, oldest first; no more of them is read than progress needs. */
export async function listAttempts(
  db: Db,
  { homeworkIds, profileId }: AttemptFilter,
): Promise<HomeworkAttempt[]> {
  if (homeworkIds.length === 0) return []
  const { homeworkGames: t, gameSessions: game, gamePlayers: seat } = db.tables
  const rows = await db
    .select({
      homeworkId: t.homeworkId,
      part: t.part,
      profileId: seat.profileId,
      endedAt: game.endedAt,
      game: {
        gameMode: game.gameMode,
        sessionType: game.sessionType,
        status: game.status,
        outcome: game.outcome,
        metadata: game.metadata,
        currentQuestionIndex: game.currentQuestionIndex,
        totalQuestions: game.totalQuestions,
      },
      player: {
        classAverageScore: seat.classAverageScore,
        tookPart: seat.tookPart,
        totalAnswers: seat.totalAnswers,
      },
    })
    .from(t)
    .innerJoin(game, eq(game.id, t.gameSessionId))
    .innerJoin(seat, and(eq(seat.gameSessionId, game.id), eq(seat.profileId, game.hostProfileId)))
    .where(
      and(
        inArray(t.homeworkId, [...homeworkIds]),
        profileId === undefined ? undefined : eq(game.hostProfileId, profileId),
      ),
    )
    .orderBy(asc(game.createdAt), asc(game.id))
  return rows.flatMap((row) =>
    row.profileId === null ? [] : [{ ...row, profileId: row.profileId }],
  )
}

/** A student's attempt that is under way, or was only just made; the newest. */
export async function findOpenAttempt(
  db: Db,
  wanted: { homeworkId: string; part: string; profileId: string; except: readonly string[] },
): Promise<GameSession | undefined> {
  const { homeworkGames: t, gameSessions: game } = db.tables
  const [found] = await db
    .select({ game })
    .from(t)
    .innerJoin(game, eq(game.id, t.gameSessionId))
    .where(
      and(
        eq(t.homeworkId, wanted.homeworkId),
        eq(t.part, wanted.part),
        eq(game.hostProfileId, wanted.profileId),
        ne(game.status, 'completed'),
        wanted.except.length > 0 ? notInArray(game.id, [...wanted.except]) : undefined,
      ),
    )
    .orderBy(desc(game.createdAt), desc(game.id))
    .limit(1)
  return found?.game
}

/** Part of making the game. */
export async function insertAttempt(tx: Db, row: Row<'homeworkGames'>): Promise<void> {
  await tx.insert(tx.tables.homeworkGames).values(row)
}
