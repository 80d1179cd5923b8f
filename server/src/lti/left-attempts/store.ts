import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { type GameSession, isLive } from '../../games'
import { asItCounts, dueDateOf } from '../launches/link-overrides'
import type { OpenAttempt } from './left-attempts'

type OpenLtiAttempt = OpenAttempt & Pick<GameSession, 'status' | 'createdAt' | 'storeId'>

/** Attempts of all courses that are not over; the due date that counts with each. */
export async function listOpenAttempts(db: Db): Promise<OpenLtiAttempt[]> {
  const { ltiGames, ltiLinks, gameSessions: game, gamePlayers: player } = db.tables
  const rows = await db
    .select({
      gameId: game.id,
      status: game.status,
      createdAt: game.createdAt,
      storeId: game.storeId,
      begunAt: ltiGames.createdAt,
      activeAt: ltiGames.activeAt,
      linkId: ltiGames.linkId,
      profileId: player.profileId,
      isConnected: player.isConnected,
      link: ltiLinks,
    })
    .from(game)
    .innerJoin(ltiGames, eq(ltiGames.gameSessionId, game.id))
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiGames.linkId))
    .innerJoin(player, eq(player.gameSessionId, game.id))
    .where(and(isLive(db), eq(game.sessionType, 'solo')))
  const personal = await personalDueDates(db, [...new Set(rows.map(({ linkId }) => linkId))])
  return rows.map(({ begunAt, linkId, profileId, link, ...row }) => {
    const told = { dueAt: later(link.dueAt, personal.get(`${linkId} ${profileId}`) ?? null) }
    const due = dueDateOf(told, asItCounts(link))
    return {
      ...row,
      activeAt: row.activeAt ?? begunAt,
      // Nothing that was begun later is cut off by it.
      dueAt: due !== null && begunAt <= due.at ? due.at : null,
    }
  })
}

/** By activity and person: an LMS may give each their own, and may have moved it since. */
async function personalDueDates(db: Db, linkIds: string[]): Promise<Map<string, number | null>> {
  const { ltiLaunches: t } = db.tables
  if (linkIds.length === 0) return new Map()
  const rows = await db
    .select({ linkId: t.linkId, profileId: t.profileId, dueAt: t.dueAt })
    .from(t)
    .where(inArray(t.linkId, linkIds))
    .orderBy(t.createdAt)
  return new Map(rows.map(({ linkId, profileId, dueAt }) => [`${linkId} ${profileId}`, dueAt]))
}

/** Ending an attempt cannot be taken back: of two dates the one that leaves more time. */
const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
