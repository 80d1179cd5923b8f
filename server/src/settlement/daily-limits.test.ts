import { registerTestModes } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { CAREER_SET, makeGame, makeProfile, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import { countOwnedPathkeys } from '../rewards/store/pathkeys'
import { settleGame } from './settle-game'

/** The milestone key of a first game. */
const FIRST_GAME = 'pk_first-trail'

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

describe('Solo games', () => {
  const playSolo = async (accountId: string, dayMs = 0) => {
    const game = await makeGame(db, { sessionType: 'solo', hostProfileId: accountId })
    const player = await seat(db, game, accountId)
    const post = await resultOf(db, [{ ...player, score: 100 }])
    const shifted = { ...post, startedAt: post.startedAt + dayMs, endedAt: post.endedAt + dayMs }
    return (await settle(game.id, shifted))[player.playerId]
  }

  test('placement bonus and pathkey once per player, set and day; tokens twice', async () => {
    const accountId = await makeProfile(db)
    const first = await playSolo(accountId)
    expect(first?.tokensEarned).toBe(10 + 10 + 50)
    expect(first?.pathkeysEarned).toEqual([expect.any(String), FIRST_GAME])
    expect(await playSolo(accountId)).toEqual({ tokensEarned: 20, pathkeysEarned: [] })
    // A third of the day gives nothing more: else one answer, played on and on, would.
    expect(await playSolo(accountId)).toEqual({
      tokensEarned: 0,
      pathkeysEarned: [],
      xpUsedUp: true,
    })
    const nextDay = await playSolo(accountId, 86_400_000)
    expect(nextDay?.tokensEarned).toBe(70)
    expect(nextDay?.pathkeysEarned).toEqual([expect.any(String), 'pk_three-cairns'])
    const other = await playSolo(await makeProfile(db))
    expect(other?.tokensEarned).toBe(70)
  })
})

describe('Class games of one day', () => {
  const play = async (accountId: string, hostProfileId: string, questionSetId?: string) => {
    const game = await makeGame(db, { hostProfileId, ...(questionSetId && { questionSetId }) })
    const player = await seat(db, game, accountId)
    const post = await resultOf(db, [{ ...player, score: 10 }])
    return (await settle(game.id, post))[player.playerId]
  }

  const setIds = async () => {
    const { questionSets: t } = db.tables
    return (await db.select({ id: t.id }).from(t)).map(({ id }) => id)
  }

  test('one set gives XP three times a day with one host, then says why it gives none', async () => {
    const [student, host] = [await makeProfile(db), await makeProfile(db)]
    for (let i = 0; i < 3; i++) expect((await play(student, host))?.tokensEarned).toBe(61)
    const fourth = { tokensEarned: 0, pathkeysEarned: [], xpUsedUp: true }
    expect(await play(student, host)).toEqual(fourth)
    const copies = await countOwnedPathkeys(db, student)
    for (let i = 0; i < 10; i++) expect(await play(student, host)).toEqual(fourth)
    expect(await countOwnedPathkeys(db, student)).toEqual(copies)
    // Another class, another teacher, another set: each is a lesson of its own.
    expect((await play(await makeProfile(db), host))?.tokensEarned).toBe(61)
    expect((await play(student, await makeProfile(db)))?.tokensEarned).toBe(61)
    const [another] = (await setIds()).filter((id) => id !== CAREER_SET.id)
    expect((await play(student, host, another))?.tokensEarned).toBe(61)
  })

  test('one host gives XP for twenty games a day, however many sets', async () => {
    const [student, host] = [await makeProfile(db), await makeProfile(db)]
    const earned = []
    for (const id of (await setIds()).slice(0, 22)) {
      earned.push((await play(student, host, id))?.tokensEarned)
    }
    expect(earned.filter((amount) => amount === 61)).toHaveLength(20)
    expect(earned.slice(20)).toEqual([0, 0])
  })
})
