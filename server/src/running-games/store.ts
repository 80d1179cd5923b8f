import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Db, Row } from '../db/db'
import { GAME_OPEN_MAX_MS, type GameSession, isLive } from '../games'

const GAMES_SHOWN = 10

export interface OpenGame {
  game: GameSession
  /** Null: of none, or of one that the caller does not teach. */
  ofClass: Pick<Row<'classes'>, 'id' | 'name' | 'period'> | null
}

/** Class games that are not over: of a class, else those that the caller hosts. Latest first. */
export async function listOpenGames(
  db: Db,
  { callerId, classId }: { callerId: string; classId?: string | undefined },
  now: number,
): Promise<OpenGame[]> {
  const { gameSessions: game, classTeachers: teacher, classes } = db.tables
  return db
    .select({ game, ofClass: { id: classes.id, name: classes.name, period: classes.period } })
    .from(game)
    .leftJoin(teacher, and(eq(teacher.classId, game.classId), eq(teacher.profileId, callerId)))
    .leftJoin(classes, eq(classes.id, teacher.classId))
    .where(
      and(
        classId === undefined ? eq(game.hostProfileId, callerId) : eq(game.classId, classId),
        isLive(db),
        eq(game.sessionType, 'multiplayer'),
        gte(game.createdAt, now - GAME_OPEN_MAX_MS),
      ),
    )
    .orderBy(desc(game.createdAt), desc(game.id))
    .limit(GAMES_SHOWN)
}

export interface OpenSeat {
  id: string
  gameId: string
  profileId: string | null
  hasLeft: boolean
  isOfClass: boolean
  correctAnswers: number
  totalAnswers: number
}

/** Seats of these games without removed players, as their rooms reported them last. */
export async function listOpenSeats(db: Db, gameIds: string[]): Promise<OpenSeat[]> {
  if (gameIds.length === 0) return []
  const { gamePlayers: seat, gameSessions: game, classStudents: member } = db.tables
  const rows = await db
    .select({
      id: seat.id,
      gameId: seat.gameSessionId,
      profileId: seat.profileId,
      leftAt: seat.leftAt,
      memberId: member.profileId,
      correctAnswers: seat.correctAnswers,
      totalAnswers: seat.totalAnswers,
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .leftJoin(member, and(eq(member.classId, game.classId), eq(member.profileId, seat.profileId)))
    .where(and(inArray(seat.gameSessionId, gameIds), isNull(seat.removedAt)))
  return rows.map(({ leftAt, memberId, ...row }) => ({
    ...row,
    hasLeft: leftAt !== null,
    isOfClass: memberId !== null,
  }))
}
