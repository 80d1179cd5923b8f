import type { Db } from '../db/db'
import type { SettledRewards } from '../db/schema/json'
import { awardPlayerRewards, type GamePlayer } from '../games'
import { giveMilestones } from './give-milestones'

/**
 * Adds the milestone keys that this game brought to what its players earned; the game must be
 * written as completed, since it counts. Who earned nothing in it is given nothing for it.
 */
export async function awardMilestones(
  tx: Db,
  rewards: SettledRewards,
  players: ReadonlyMap<string, GamePlayer>,
  now: number,
): Promise<SettledRewards> {
  const profiles = new Map<string, string>()
  for (const [playerId, { tokensEarned }] of Object.entries(rewards)) {
    const profileId = players.get(playerId)?.profileId
    if (profileId && tokensEarned > 0) profiles.set(playerId, profileId)
  }
  const given = await giveMilestones(tx, [...profiles.values()], now)
  const all: SettledRewards = { ...rewards }
  for (const [playerId, profileId] of profiles) {
    const earned = rewards[playerId]
    const keys = given.get(profileId)
    if (!earned || !keys) continue
    const withKeys = { ...earned, pathkeysEarned: [...earned.pathkeysEarned, ...keys] }
    await awardPlayerRewards(tx, playerId, withKeys)
    all[playerId] = withKeys
  }
  return all
}
