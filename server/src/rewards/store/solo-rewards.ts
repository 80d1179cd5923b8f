import type { Db } from '../../db/db'

export interface SoloReward {
  profileId: string
  questionSetId: string
  /** 2025-09-01 */
  day: string
}

/** Claims the placement bonus and pathkey of this set for the day. False: claimed before. */
export async function insertSoloReward(
  db: Db,
  reward: SoloReward,
  now = Date.now(),
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.soloRewards)
    .values({ ...reward, rewardedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}
