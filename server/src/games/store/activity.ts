import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** The activity of an LMS, and its course, that a game is played from; undefined: none. */
export async function findActivityOfGame(
  db: Db,
  gameId: string,
): Promise<{ linkId: string; contextId: string | null; groupId: string | null } | undefined> {
  const { ltiGames, ltiLinks } = db.tables
  const [row] = await db
    .select({
      linkId: ltiLinks.id,
      contextId: ltiLinks.contextId,
      groupId: ltiGames.groupId,
    })
    .from(ltiGames)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGames.linkId))
    .where(eq(ltiGames.gameSessionId, gameId))
  return row
}
