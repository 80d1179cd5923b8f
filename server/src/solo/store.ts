import { and, desc, eq, isNull, ne, notInArray, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db'
import type { GameSession } from '../games'

interface OpenSoloFilter {
  profileId: string
  /** Absent: of any set. */
  questionSetId?: string | null
  /** Games to leave out. */
  except?: readonly string[]
}

/**
 * Open solo games of an account, newest first. Attempts of a course, and at homework, are not among
 * them.
 */
export async function listOpenSolos(
  db: Db,
  { profileId, questionSetId, except = [] }: OpenSoloFilter,
): Promise<GameSession[]> {
  const { gameSessions: t, homeworkGames, ltiGames } = db.tables
  const rows = await db
    .select({ game: t })
    .from(t)
    .leftJoin(ltiGames, eq(ltiGames.gameSessionId, t.id))
    .leftJoin(homeworkGames, eq(homeworkGames.gameSessionId, t.id))
    .where(
      and(
        eq(t.hostProfileId, profileId),
        eq(t.sessionType, 'solo'),
        ne(t.status, 'completed'),
        isNull(ltiGames.gameSessionId),
        isNull(homeworkGames.gameSessionId),
        ofSet(db, questionSetId),
        except.length > 0 ? notInArray(t.id, [...except]) : undefined,
      ),
    )
    .orderBy(desc(t.createdAt), desc(t.id))
  return rows.map((row) => row.game)
}

function ofSet({ tables: { gameSessions: t } }: Db, id: OpenSoloFilter['questionSetId']) {
  if (id === undefined) return undefined
  const same: SQL = id === null ? isNull(t.questionSetId) : eq(t.questionSetId, id)
  return same
}
