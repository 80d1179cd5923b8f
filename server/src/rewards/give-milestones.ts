import { isReached, type MilestoneFigures } from '@pathquest/core'
import type { Db } from '../db/db'
import type { Store } from '../db/store'
import { countPlayed } from '../games'
import {
  insertMilestoneKeys,
  listMilestoneKeys,
  listMilestoneKeysToGive,
  listOwnedAmong,
  listProfileIds,
  markGivenToEarlier,
} from './store/milestones'
import { countCopies } from './store/user-pathkeys'

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
