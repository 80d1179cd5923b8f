import { registerTestModes } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { makeGame, makeProfile, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import { findPlayer } from '../games/store/players'
import { countOwnedPathkeys } from '../rewards/store/pathkeys'
import { settleGame } from './settle-game'

/** The milestone keys of a first game, and of a first place on the podium. */
const FIRST_GAME = 'pk_first-trail'
const FIRST_PODIUM = 'pk_podium-step'

let api: TestApi
let db: Db

beforeAll(async () => {
  registerTestModes()
  api = await makeTestApi()
  db = api.services.store.db
})
afterAll(() => api.stop())

const settle = (gameId: string, post: Parameters<typeof settleGame>[2]) =>
  settleGame(api.services, gameId, post)

describe('Milestone keys', () => {
  const play = async (accountIds: string[], change: object = {}) => {
    // Each of another host: one host's games give XP a few times a day.
    const game = await makeGame(db, { hostProfileId: await makeProfile(db) })
    const players = []
    // Three players make a podium.
    for (const id of [...accountIds, null, null])
      players.push({ ...(await seat(db, game, id)), ...change })
    const post = await resultOf(db, players)
    const rewards = await settle(game.id, post)
    expect(await settle(game.id, post)).toEqual(rewards)
    return { players, rewards }
  }

  test('are given once, and stand with what the game earned', async () => {
    const accountId = await makeProfile(db)
    const first = await play([accountId])
    const [player] = first.players
    const earned = first.rewards[player?.playerId ?? '']?.pathkeysEarned
    expect(earned?.slice(1)).toEqual([FIRST_GAME, FIRST_PODIUM])
    expect((await findPlayer(db, player?.playerId ?? ''))?.pathkeysEarned).toEqual(earned)
    const second = await play([accountId])
    expect(second.rewards[second.players[0]?.playerId ?? '']?.pathkeysEarned).toHaveLength(1)
    expect((await countOwnedPathkeys(db, accountId)).copies).toBe(4)
  })

  test('of 50 games that are settled at once are given once each', async () => {
    const accountId = await makeProfile(db)
    const games = await Promise.all(Array.from({ length: 50 }, () => play([accountId])))
    const earned = games.flatMap(({ rewards }) => Object.values(rewards)[0]?.pathkeysEarned ?? [])
    for (const id of [FIRST_GAME, FIRST_PODIUM, 'pk_full-ring', 'pk_twenty-trails']) {
      expect(earned.filter((one) => one === id)).toHaveLength(1)
    }
    expect((await countOwnedPathkeys(db, accountId)).copies).toBe(earned.length)
  })

  test('of podiums ask for three players who were placed', async () => {
    const accountId = await makeProfile(db)
    const earnedAmong = async (others: object[]) => {
      const game = await makeGame(db)
      const player = await seat(db, game, accountId)
      const more = others.map(async (change) => ({ ...(await seat(db, game, null)), ...change }))
      const post = await resultOf(db, [player, ...(await Promise.all(more))])
      return (await settle(game.id, post))[player.playerId]?.pathkeysEarned
    }
    expect(await earnedAmong([{}])).not.toContain(FIRST_PODIUM)
    expect(await earnedAmong([{}, { placement: null }])).not.toContain(FIRST_PODIUM)
    expect(await earnedAmong([{}, {}])).toContain(FIRST_PODIUM)
  })

  test('who earned nothing in the game is given nothing for it', async () => {
    const { rewards } = await play([await makeProfile(db)], { placement: null, totalAnswers: 0 })
    expect(Object.values(rewards)).toEqual([{ tokensEarned: 0, pathkeysEarned: [] }])
  })
})
