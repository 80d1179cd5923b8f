import { registerTestModes } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { makeGame, makeProfile, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import { findPlayer, listPlayers } from '../games/store/players'
import { findGame } from '../games/store/sessions'
import { receivePost } from './room-outbox'
import { settleGame } from './settle-game'
import { findSettlement } from './store/settlements'

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

describe('What a room tells on the way', () => {
  const roster = (playerId: string, change: object) => ({
    kind: 'roster' as const,
    key: 'roster:2',
    currentQuestionIndex: 1,
    players: [
      {
        playerId,
        connected: false,
        leftAt: 7,
        removedAt: null,
        score: 10,
        correctAnswers: 1,
        totalAnswers: 1,
      },
    ],
    freed: [],
    ...change,
  })

  test('started and roster are copied, and freed seats go', async () => {
    const game = await makeGame(db)
    const player = await seat(db, game, null)
    const gone = await seat(db, game, null)
    await receivePost(api.services, game.id, { kind: 'started', key: 'started:1', startedAt: 5 })
    await receivePost(api.services, game.id, roster(player.playerId, { freed: [gone.playerId] }))
    expect(await findGame(db, game.id)).toMatchObject({
      status: 'in_progress',
      startedAt: 5,
      currentQuestionIndex: 1,
    })
    expect(await listPlayers(db, game.id)).toMatchObject([
      { id: player.playerId, isConnected: false, leftAt: 7, score: 10 },
    ])
  })

  test('whose place waited and who never came back is in no result; a fault tells of all', async () => {
    for (const endedByFault of [false, true]) {
      const game = await makeGame(db)
      const player = await seat(db, game, null)
      const gone = await seat(db, game, await makeProfile(db))
      const row = { connected: false, leftAt: 7, removedAt: null }
      const score = { score: 0, correctAnswers: 0, totalAnswers: 0 }
      const players = [{ playerId: gone.playerId, ...row, ...score }]
      await receivePost(api.services, game.id, roster(player.playerId, { players }))
      expect(await findPlayer(db, gone.playerId)).toMatchObject({ isConnected: false, leftAt: 7 })
      const post = await resultOf(db, [{ ...player, score: 70 }])
      await settle(game.id, { ...post, endedByFault })
      expect(await listPlayers(db, game.id)).toHaveLength(endedByFault ? 2 : 1)
    }
  })

  test('a roster that comes after the result changes nothing', async () => {
    const game = await makeGame(db)
    const player = await seat(db, game, null)
    await settle(game.id, await resultOf(db, [{ ...player, score: 70 }]))
    await receivePost(api.services, game.id, roster(player.playerId, {}))
    expect((await listPlayers(db, game.id))[0]).toMatchObject({ score: 70, isConnected: true })
  })

  test('a cancelled game has no start, no placements and no rewards', async () => {
    const game = await makeGame(db)
    await receivePost(api.services, game.id, { kind: 'cancelled', key: 'c:1', endedAt: 9 })
    expect(await findGame(db, game.id)).toMatchObject({
      status: 'completed',
      outcome: 'cancelled',
      startedAt: null,
      endedAt: 9,
    })
    expect(await findSettlement(db, game.id)).toBeUndefined()
  })
})
