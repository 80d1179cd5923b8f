import { isReached, type MilestoneFigures } from '@pathquest/core'
import type { Db } from '../db/db'
import type { SettledRewards } from '../db/schema/json'
import type { Store } from '../db/store'
import { awardPlayerRewards, countPlayed, type GamePlayer } from '../games'
import {
  insertMilestoneKeys,
  listMilestoneKeys,
  listMilestoneKeysToGive,
  listOwnedAmong,
  listProfileIds,
  markGivenToEarlier,
} from './store/milestones'
import { countCopies } from './store/pathkeys'

const PROFILES_AT_ONCE = 500

/**
 * Gives each of these people the milestone keys that they have reached and do not have, and says
 * which. Owning a key is the record of having been given it: such a key is never drawn nor sold.
 */
export async function giveMilestones(
  tx: Db,
  profileIds: readonly string[],
  now: number,
): Promise<Map<string, string[]>> {
  const given = new Map<string, string[]>()
  const milestones = await listMilestoneKeys(tx)
  if (milestones.length === 0) return given
  const owned = await listOwnedAmong(
    tx,
    profileIds,
    milestones.map(({ pathkeyId }) => pathkeyId),
  )
  const has = new Set(owned.map((one) => `${one.profileId} ${one.pathkeyId}`))
  let asked = [...profileIds]
  // A key that was given counts as collected, which may reach another one.
  while (asked.length > 0) {
    const figures = await milestoneFigures(tx, asked)
    const more: string[] = []
    for (const profileId of asked) {
      const reached = milestones.filter(
        (milestone) =>
          !has.has(`${profileId} ${milestone.pathkeyId}`) &&
          isReached(milestone, figures(profileId)),
      )
      if (reached.length === 0) continue
      const ids = reached.map(({ pathkeyId }) => pathkeyId)
      for (const id of ids) has.add(`${profileId} ${id}`)
      const inserted = await insertMilestoneKeys(tx, profileId, ids, now)
      if (inserted.length === 0) continue
      given.set(profileId, [...(given.get(profileId) ?? []), ...inserted])
      more.push(profileId)
    }
    asked = more
  }
  return given
}

async function milestoneFigures(
  tx: Db,
  profileIds: readonly string[],
): Promise<(profileId: string) => MilestoneFigures> {
  const played = await countPlayed(tx, profileIds)
  const copies = await countCopies(tx, profileIds)
  return (profileId) => ({
    games_played: played.get(profileId)?.games ?? 0,
    podium_finishes: played.get(profileId)?.podiums ?? 0,
    pathkeys_collected: copies.get(profileId) ?? 0,
  })
}

/**
 * Gives milestone keys to those who reached them before the keys came: once for each key, at the
 * first start that has it. Cut short, it begins again and gives nothing twice.
 */
export async function giveEarlierMilestones({ db }: Store, now: number): Promise<void> {
  const keys = await listMilestoneKeysToGive(db)
  if (keys.length === 0) return
  for (let after: string | undefined = ''; after !== undefined; ) {
    const profileIds = await listProfileIds(db, after, PROFILES_AT_ONCE)
    if (profileIds.length > 0) await db.transact((tx) => giveMilestones(tx, profileIds, now))
    after = profileIds.length < PROFILES_AT_ONCE ? undefined : profileIds.at(-1)
  }
  await markGivenToEarlier(db, keys, now)
}

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
