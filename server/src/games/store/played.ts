import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

// Which games and seats figures are made of, the same for students, teachers, parents and schools.

/** Class games that were played to their end. */
export const isPlayedToEnd = ({ tables: { gameSessions: t } }: Db) =>
  and(eq(t.sessionType, 'multiplayer'), eq(t.outcome, 'finished'))

/** Those of a host: the source of a teacher's figures. */
export const isPlayedClassGame = (db: Db, hostProfileId: string) =>
  and(eq(db.tables.gameSessions.hostProfileId, hostProfileId), isPlayedToEnd(db))

/** A seat of a joined game, of neither who was removed nor the host who took part. */
export const isCountedSeat = ({ tables: { gamePlayers: seat, gameSessions: game } }: Db) =>
  and(
    isNull(seat.removedAt),
    or(isNull(seat.profileId), isNull(game.hostProfileId), ne(seat.profileId, game.hostProfileId)),
  )

/** A person's seats in games that began, unless the host removed them. */
export const isPlayedBy = (
  { tables: { gamePlayers: seat, gameSessions: game } }: Db,
  profileId: string,
) => and(eq(seat.profileId, profileId), isNull(seat.removedAt), isNotNull(game.startedAt))
