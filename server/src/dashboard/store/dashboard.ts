import { DASHBOARD_RECENT_PATHKEYS } from '@pathquest/core/rewards/amounts'
import type { Db } from '../../db/db'
import { countPlayed } from '../../games'
import {
  countOwnedPathkeys,
  getTokenBalance,
  listOwnedPathkeys,
  type OwnedPathkey,
} from '../../rewards'

interface DashboardFigures {
  tokens: number
  /** Copies. */
  pathkeysCollected: number
  gamesPlayed: number
  /** Distinct pathkeys. */
  careersExplored: number
  recentPathkeys: OwnedPathkey[]
}

export async function getDashboardFigures(db: Db, profileId: string): Promise<DashboardFigures> {
  const [tokens, owned, played, recentPathkeys] = await Promise.all([
    getTokenBalance(db, profileId),
    countOwnedPathkeys(db, profileId),
    countPlayed(db, [profileId]),
    listOwnedPathkeys(db, profileId, DASHBOARD_RECENT_PATHKEYS),
  ])
  return {
    tokens,
    pathkeysCollected: owned.copies,
    gamesPlayed: played.get(profileId)?.games ?? 0,
    careersExplored: owned.distinct,
    recentPathkeys,
  }
}
