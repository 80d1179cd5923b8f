import type { LedgerReason } from '@pathquest/core'
import { beforeEach, expect, test } from 'vitest'
import { getDashboardFigures } from '../../src/dashboard/store/dashboard'
import type { Db } from '../../src/db/db'
import {
  awardPlayerRewards,
  findPlayer,
  updatePlayerPlacement,
} from '../../src/games/store/players'
import { markGameCancelled, markGameCompleted } from '../../src/games/store/sessions'
import { insertSoloReward } from '../../src/rewards/store/paid-games'
import {
  awardPathkey,
  countClassOwners,
  countOwnedPathkeys,
  insertPathkeyDraw,
  listOwnedPathkeys,
  listPathkeyDraws,
} from '../../src/rewards/store/pathkeys'
import { awardTokens, getTokenBalance, listLedger } from '../../src/rewards/store/token-ledger'
import { findSettlement, insertSettlement } from '../../src/settlement/store/settlements'
import { aGame, aPathkey, aPlayer, aProfile, aSet } from './samples'
import type { Bench } from './test-database'

export function rewardsSuite(bench: Bench): void {
  let db: Db
  let profileId: string
  beforeEach(async () => {
    db = bench.store.db
    profileId = (await aProfile(db)).id
  })

  test('award_tokens books once per reason and reference; the balance is the sum', async () => {
    const award = { profileId, amount: 60, reason: 'game', reference: 'gs_1' } as const
    expect(await getTokenBalance(db, profileId)).toBe(0)
    expect(await awardTokens(db, { ...award, now: 1 })).toBe(true)
    expect(await awardTokens(db, { ...award, amount: 999 })).toBe(false)
    expect(await awardTokens(db, { ...award, reference: 'gs_2', now: 2 })).toBe(true)
    expect(await awardTokens(db, { ...award, reason: 'pack', amount: -100, now: 3 })).toBe(true)
    expect(await getTokenBalance(db, profileId)).toBe(20)
    const amounts = (await listLedger(db, profileId)).map((entry) => entry.amount)
    expect(amounts).toEqual([60, 60, -100])
  })

  test('tokens that are awarded many times at once are booked once', async () => {
    const award = { profileId, amount: 60, reason: 'game', reference: 'gs_1' } as const
    const booked = await Promise.all(
      Array.from({ length: 5 }, () => bench.store.transact((tx) => awardTokens(tx, award))),
    )
    expect(booked.filter(Boolean)).toHaveLength(1)
    expect(await getTokenBalance(db, profileId)).toBe(60)
  })

  test('award_pathkey adds a copy and says whether it could', async () => {
    const pathkeyId = await aPathkey(db)
    expect(await awardPathkey(db, profileId, pathkeyId, 10)).toBe(true)
    expect(await awardPathkey(db, profileId, pathkeyId, 20)).toBe(true)
    expect(await awardPathkey(db, profileId, await aPathkey(db), 15)).toBe(true)
    expect(await awardPathkey(db, profileId, 'pk_none')).toBe(false)
    expect(await awardPathkey(db, profileId, await aPathkey(db, { isActive: false }))).toBe(false)
    expect(await awardPathkey(db, 'pf_none', pathkeyId)).toBe(false)
    const owned = await listOwnedPathkeys(db, profileId)
    expect(owned.map(({ quantity, acquiredAt }) => [quantity, acquiredAt])).toEqual([
      [2, 20],
      [1, 15],
    ])
    expect(owned[0]?.pathkey.id).toBe(pathkeyId)
    expect(await countOwnedPathkeys(db, profileId)).toEqual({ copies: 3, distinct: 2 })
  })

  test('owners of a key are counted among the students of the same hosts', async () => {
    const [host, other] = await Promise.all([aProfile(db), aProfile(db)])
    const [common, rare] = [await aPathkey(db), await aPathkey(db)]
    const classmates = await Promise.all(Array.from({ length: 3 }, () => aProfile(db)))
    const teacher = await aProfile(db, { userType: 'teacher' })
    const stranger = await aProfile(db)
    const joined = (hostProfileId: string, id: string) => ({
      hostProfileId,
      profileId: id,
      lastActiveAt: 1,
    })
    await db.insert(db.tables.hostStudents).values([
      ...[profileId, teacher.id, ...classmates.map(({ id }) => id)].map((id) =>
        joined(host.id, id),
      ),
      // Somebody met twice counts once, and who plays elsewhere not at all.
      joined(other.id, profileId),
      ...classmates.slice(0, 1).map(({ id }) => joined(other.id, id)),
      joined(stranger.id, stranger.id),
    ])
    const owners = [...classmates, teacher, stranger, { id: profileId }]
    for (const { id } of owners) await awardPathkey(db, id, common, 5)
    for (const { id } of classmates.slice(0, 2)) await awardPathkey(db, id, rare, 5)
    expect(await countClassOwners(db, profileId, 3)).toEqual(new Map([[common, 3]]))
    expect(await countClassOwners(db, profileId, 2)).toEqual(
      new Map([
        [common, 3],
        [rare, 2],
      ]),
    )
    expect(await countClassOwners(db, teacher.id, 4)).toEqual(new Map([[common, 4]]))
  })

  test('update_player_placement and award_player_rewards say what the results show', async () => {
    const { id } = await aPlayer(db, (await aGame(db)).id)
    expect(await updatePlayerPlacement(db, id, 1)).toBe(true)
    const rewards = { tokensEarned: 65, pathkeysEarned: ['pk_a'] }
    expect(await awardPlayerRewards(db, id, rewards)).toBe(true)
    expect(await findPlayer(db, id)).toMatchObject({ placement: 1, ...rewards })
    expect(await updatePlayerPlacement(db, 'gp_none', 1)).toBe(false)
    expect(await awardPlayerRewards(db, 'gp_none', rewards)).toBe(false)
  })

  test('a game is settled once, also when two try at the same time', async () => {
    const { id: gameSessionId } = await aGame(db)
    expect(await findSettlement(db, gameSessionId)).toBeUndefined()
    // Of different reasons, so that the ledger itself would take both.
    const settle = (tokensEarned: number, reason: LedgerReason) =>
      bench.store.transact(async (tx) => {
        const result = { gp_a: { tokensEarned, pathkeysEarned: [] } }
        if (!(await insertSettlement(tx, { gameSessionId, result, settledAt: 7 }))) return false
        await awardTokens(tx, {
          profileId,
          amount: tokensEarned,
          reason,
          reference: gameSessionId,
          gameSessionId,
        })
        return true
      })
    const settled = await Promise.all([settle(60, 'game'), settle(61, 'merge')])
    expect(settled.filter(Boolean)).toHaveLength(1)
    const kept = await findSettlement(db, gameSessionId)
    expect(kept?.settledAt).toBe(7)
    expect(await getTokenBalance(db, profileId)).toBe(kept?.result.gp_a?.tokensEarned)
  })

  test('a draw is recorded with what could have come', async () => {
    const { id: gameSessionId } = await aGame(db)
    const { id: playerId } = await aPlayer(db, gameSessionId, { profileId })
    const pathkeyId = await aPathkey(db)
    const draw = {
      gameSessionId,
      playerId,
      profileId,
      pathkeyId,
      candidates: [{ pathkeyId, weight: 60 }],
      random: 0.123456789,
      drawnAt: 7,
    }
    expect(await insertPathkeyDraw(db, draw)).toBe(true)
    expect(await insertPathkeyDraw(db, draw)).toBe(false)
    expect(await listPathkeyDraws(db, gameSessionId)).toMatchObject([draw])
  })

  test('the solo bonus is claimed once per player, set and day', async () => {
    const { id: questionSetId } = await aSet(db)
    const claim = { profileId, questionSetId, day: '2025-09-01' }
    expect(await insertSoloReward(db, claim)).toBe(true)
    expect(await insertSoloReward(db, claim)).toBe(false)
    expect(await insertSoloReward(db, { ...claim, day: '2025-09-02' })).toBe(true)
  })

  test('the dashboard counts copies, distinct keys and games that started', async () => {
    const empty = { tokens: 0, pathkeysCollected: 0, gamesPlayed: 0, careersExplored: 0 }
    expect(await getDashboardFigures(db, profileId)).toEqual({ ...empty, recentPathkeys: [] })
    const games = await Promise.all([1, 2, 3].map(() => aGame(db)))
    for (const { id } of games) await aPlayer(db, id, { profileId })
    await markGameCompleted(db, games[0]?.id ?? '', { startedAt: 1, endedAt: 2 })
    await markGameCancelled(db, games[1]?.id ?? '', 2)
    await awardTokens(db, { profileId, amount: 75, reason: 'game', reference: 'gs_1' })
    const keys: string[] = []
    for (let n = 1; n <= 6; n++) {
      const key = await aPathkey(db)
      keys.unshift(key)
      await awardPathkey(db, profileId, key, n)
    }
    await awardPathkey(db, profileId, keys[0] ?? '', 9)
    const figures = await getDashboardFigures(db, profileId)
    expect(figures).toMatchObject({
      tokens: 75,
      pathkeysCollected: 7,
      gamesPlayed: 1,
      careersExplored: 6,
    })
    expect(figures.recentPathkeys.map(({ pathkey }) => pathkey.id)).toEqual(keys.slice(0, 5))
    expect(figures.recentPathkeys[0]).toMatchObject({ quantity: 2, acquiredAt: 9 })
  })
}
