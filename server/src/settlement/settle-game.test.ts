import { type ErrorCode, OutboxPost, RARITY_WEIGHT, type ResultPost } from '@pathquest/core'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { CAREER_SET, makeGame, makeProfile, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import { listAnswers } from '../games/store/answers'
import { listPlayers } from '../games/store/players'
import { findGame } from '../games/store/sessions'
import { findQuestionSet } from '../question-sets/store/question-sets'
import { countOwnedPathkeys, listPathkeyDraws } from '../rewards/store/pathkeys'
import { getTokenBalance, listLedger } from '../rewards/store/token-ledger'
import { receivePost } from './room-outbox'
import { settleGame } from './settle-game'
import { findSettlement } from './store/settlements'

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

describe('Settling a game', () => {
  test('gives 10, 1 per 10 points, and 50, 30, 20 to the first three', async () => {
    const game = await makeGame(db)
    const scores = [95, 60, 30, 9]
    const players = []
    for (const score of scores) {
      players.push({ ...(await seat(db, game, await makeProfile(db))), score })
    }
    const rewards = await settle(game.id, await resultOf(db, players))
    expect(players.map((player) => rewards[player.playerId]?.tokensEarned)).toEqual([
      10 + 9 + 50,
      10 + 6 + 30,
      10 + 3 + 20,
      10,
    ])
    const keys = players.map((player) => rewards[player.playerId]?.pathkeysEarned.slice(1))
    const ofPodium = [FIRST_GAME, FIRST_PODIUM]
    expect(keys).toEqual([ofPodium, ofPodium, ofPodium, []])
    const draws = await listPathkeyDraws(db, game.id)
    for (const { playerId } of players.slice(0, 3)) {
      const drawn = draws.find((draw) => draw.playerId === playerId)?.pathkeyId
      expect(rewards[playerId]?.pathkeysEarned[0]).toBe(drawn)
    }
    expect(draws).toHaveLength(3)
    expect(rewards[players[3]?.playerId ?? '']?.pathkeysEarned).toEqual([FIRST_GAME])
    for (const { playerId, accountId } of players) {
      const earned = rewards[playerId]
      expect(await getTokenBalance(db, accountId as string)).toBe(earned?.tokensEarned)
      expect((await countOwnedPathkeys(db, accountId as string)).copies).toBe(
        earned?.pathkeysEarned.length,
      )
    }
    // In order of joining: who joined in the same millisecond comes in any order.
    const rows = await listPlayers(db, game.id)
    const kept = rows.map((row) => [row.placement, row.score, row.classAverageScore])
    expect(kept.sort(([one], [other]) => Number(one) - Number(other))).toEqual(
      scores.map((score, i) => [i + 1, score, 50]),
    )
    expect(await listAnswers(db, game.id)).toHaveLength(4)
    expect(await findGame(db, game.id)).toMatchObject({
      status: 'completed',
      outcome: 'finished',
      startedAt: Date.UTC(2026, 4, 4, 9),
    })
  })

  test('guests earn nothing, and nobody without a placement does', async () => {
    const game = await makeGame(db)
    const guest = await seat(db, game, null)
    const idle = await seat(db, game, await makeProfile(db))
    const post = await resultOf(db, [
      { ...guest, score: 90 },
      { ...idle, placement: null, totalAnswers: 0, bonusTokens: 20 },
    ])
    const rewards = await settle(game.id, post)
    expect(rewards).toEqual({ [idle.playerId]: { tokensEarned: 0, pathkeysEarned: [] } })
    expect(await listLedger(db, idle.accountId as string)).toEqual([])
    expect(await listPathkeyDraws(db, game.id)).toEqual([])
    const row = (await listPlayers(db, game.id)).find(({ id }) => id === guest.playerId)
    expect(row).toMatchObject({ placement: 1, tokensEarned: 0, pathkeysEarned: null })
  })

  test("the first team's bonus comes on top", async () => {
    const game = await makeGame(db)
    const player = await seat(db, game, await makeProfile(db))
    const post = await resultOf(db, [{ ...player, score: 20, bonusTokens: 20, teamId: 't1' }])
    expect((await settle(game.id, post))[player.playerId]?.tokensEarned).toBe(10 + 2 + 50 + 20)
    expect((await listPlayers(db, game.id))[0]?.team).toBe('t1')
  })

  test('a draw fits the career or its sector, is weighted, and is recorded', async () => {
    const game = await makeGame(db)
    const player = await seat(db, game, await makeProfile(db))
    const rewards = await settle(game.id, await resultOf(db, [player]))
    const [draw] = await listPathkeyDraws(db, game.id)
    expect(draw?.pathkeyId).toBe(rewards[player.playerId]?.pathkeysEarned[0])
    expect(draw?.candidates.map((one) => one.pathkeyId)).toContain(draw?.pathkeyId)
    for (const { weight } of draw?.candidates ?? []) {
      expect(Object.values(RARITY_WEIGHT)).toContain(weight)
    }
    expect(draw?.random).toBeGreaterThanOrEqual(0)
    expect(draw?.random).toBeLessThan(1)
  })

  test('a result that is posted again, also at once, is settled once', async () => {
    const game = await makeGame(db)
    const player = await seat(db, game, await makeProfile(db))
    const post = await resultOf(db, [{ ...player, score: 50 }])
    const answers = await Promise.all(Array.from({ length: 50 }, () => settle(game.id, post)))
    answers.push(await settle(game.id, { ...post, key: 'result:10' }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await listLedger(db, player.accountId as string)).toHaveLength(1)
    expect(await listAnswers(db, game.id)).toHaveLength(1)
    expect(await listPathkeyDraws(db, game.id)).toHaveLength(1)
  })

  test('a player whose copy was lost is settled all the same', async () => {
    const game = await makeGame(db)
    const accountId = await makeProfile(db)
    const lost = { playerId: 'gp_00000000000000000001', accountId, displayName: 'Lost Copy' }
    const rewards = await settle(game.id, await resultOf(db, [lost]))
    expect(rewards[lost.playerId]?.tokensEarned).toBe(60)
    expect((await listPlayers(db, game.id))[0]).toMatchObject({
      displayName: 'Lost Copy',
      profileId: accountId,
    })
  })

  test('counts the game and the mean of its Class Average in the set', async () => {
    const before = await findQuestionSet(db, CAREER_SET.id)
    const game = await makeGame(db)
    const players = [
      { ...(await seat(db, game, null)), classScore: 100 },
      { ...(await seat(db, game, null)), classScore: 20 },
      { ...(await seat(db, game, null)), classScore: 0, removedAt: 5, placement: null },
    ]
    await settle(game.id, await resultOf(db, players))
    const after = await findQuestionSet(db, CAREER_SET.id)
    const played = before?.timesPlayed ?? 0
    expect(after?.timesPlayed).toBe(played + 1)
    expect(after?.averageScore).toBeCloseTo(
      ((before?.averageScore ?? 0) * played + 60) / (played + 1),
    )
  })

  test.each([
    ['placements_failed', { score: -1 }],
    ['rewards_failed', { bonusTokens: Number.NaN }],
  ] as [ErrorCode, object][])('%s undoes everything', async (code, broken) => {
    const game = await makeGame(db)
    const player = await seat(db, game, await makeProfile(db))
    const post = await resultOf(db, [{ ...player, ...broken }])
    await expect(settle(game.id, post)).rejects.toMatchObject({ code })
    expect(await findGame(db, game.id)).toMatchObject({ status: 'waiting' })
    expect(await listAnswers(db, game.id)).toEqual([])
    expect(await listLedger(db, player.accountId as string)).toEqual([])
    expect(await findSettlement(db, game.id)).toBeUndefined()
    const retried = await settle(game.id, await resultOf(db, [player]))
    expect(retried[player.playerId]?.tokensEarned).toBe(60)
  })
})

describe('What a result holds of answers', () => {
  const answersOf = async (change: (answer: ResultPost['answers'][number]) => unknown) => {
    const game = await makeGame(db)
    const post = await resultOf(db, [await seat(db, game, null)])
    const sent = { ...post, answers: post.answers.flatMap(change) }
    await receivePost(api.services, game.id, OutboxPost.parse(JSON.parse(JSON.stringify(sent))))
    return listAnswers(db, game.id)
  }

  test('attempts, shares and answers of any kind are stored; nothing need be right or wrong', async () => {
    const judged = { attempt: 1, answer: [2, 0, 1], share: 0.5, isCorrect: false }
    const open = { attempt: 2, answer: 'more of it', share: null, isCorrect: null }
    const rows = await answersOf((answer) =>
      [judged, open].map((one) => ({ ...answer, ...one, selectedOptionIndex: null })),
    )
    expect(rows).toHaveLength(2)
    for (const wanted of [judged, open]) {
      const row = rows.find(({ attempt }) => attempt === wanted.attempt)
      expect(row).toMatchObject({ ...wanted, selectedOptionIndex: null })
    }
  })

  test('a room of before attempts is understood', async () => {
    const rows = await answersOf(({ attempt: _a, answer: _b, share: _c, ...answer }) => answer)
    expect(rows).toMatchObject([
      { attempt: 1, answer: 0, share: 1, selectedOptionIndex: 0, isCorrect: true },
    ])
  })
})

describe('A game that ends without places', () => {
  const settled = async (gameMode: string) => {
    const game = await makeGame(db, { gameMode })
    const part = { score: 40, classScore: null, placement: null }
    const here = { ...(await seat(db, game, await makeProfile(db))), ...part, tookPart: true }
    const away = { ...(await seat(db, game, await makeProfile(db))), ...part, tookPart: false }
    const post = await resultOf(db, [here, away])
    const ending = { outcome: 'won' as const, summary: { hits: 3 } }
    const first = await settle(game.id, { ...post, ...ending })
    expect(await settle(game.id, post)).toEqual(first)
    expect(first[away.playerId]).toEqual({ tokensEarned: 0, pathkeysEarned: [] })
    expect(await getTokenBalance(db, here.accountId as string)).toBe(
      first[here.playerId]?.tokensEarned,
    )
    expect(await listPathkeyDraws(db, game.id)).toEqual([])
    const rows = await listPlayers(db, game.id)
    expect(rows.map(({ placement, classAverageScore }) => [placement, classAverageScore])).toEqual([
      [null, null],
      [null, null],
    ])
    expect((await findGame(db, game.id))?.metadata).toMatchObject(ending)
    return first[here.playerId]
  }

  test('gives 10 for having taken part, whatever the score', async () => {
    expect(await settled('opinions')).toEqual({ tokensEarned: 10, pathkeysEarned: [FIRST_GAME] })
  })

  test('gives the score’s XP as well where all win or lose together', async () => {
    expect(await settled('shared_boss')).toEqual({ tokensEarned: 14, pathkeysEarned: [FIRST_GAME] })
  })

  test('a single game may, where its mode has places', async () => {
    const game = await makeGame(db)
    const player = await seat(db, game, await makeProfile(db))
    const post = await resultOf(db, [{ ...player, placement: null, score: 40, tookPart: true }])
    const rewards = await settle(game.id, { ...post, ends: 'none' })
    expect(rewards[player.playerId]).toEqual({ tokensEarned: 10, pathkeysEarned: [FIRST_GAME] })
    expect((await findGame(db, game.id))?.metadata).toMatchObject({ ends: 'none' })
  })

  test('counts in no average; a class score that is none is left out', async () => {
    const before = await findQuestionSet(db, CAREER_SET.id)
    await settled('opinions')
    expect(await findQuestionSet(db, CAREER_SET.id)).toEqual(before)
    const game = await makeGame(db)
    const scores = [null, 80].map(async (classScore) => ({
      ...(await seat(db, game, null)),
      classScore,
    }))
    await settle(game.id, await resultOf(db, await Promise.all(scores)))
    const after = await findQuestionSet(db, CAREER_SET.id)
    const played = before?.timesPlayed ?? 0
    expect(after?.averageScore).toBeCloseTo(
      ((before?.averageScore ?? 0) * played + 80) / (played + 1),
    )
  })

  test('a mode that is gone is settled by its places', async () => {
    const game = await makeGame(db, { gameMode: 'gone_mode' })
    const player = await seat(db, game, await makeProfile(db))
    const rewards = await settle(game.id, await resultOf(db, [player]))
    expect(rewards[player.playerId]?.tokensEarned).toBe(60)
    expect(await findGame(db, game.id)).toMatchObject({ gameMode: 'gone_mode' })
  })
})

test('PATHKEY_MIN_PLAYERS keeps the drawn pathkey for games of that many players', async () => {
  const drawnAmong = async (count: number) => {
    const game = await makeGame(db)
    const seats = Array.from({ length: count }, async (_, i) =>
      seat(db, game, i === 0 ? await makeProfile(db) : null),
    )
    const { env, ...services } = api.services
    await settleGame(
      { ...services, env: { ...env, pathkeyMinPlayers: 3 } },
      game.id,
      await resultOf(db, await Promise.all(seats)),
    )
    return (await listPathkeyDraws(db, game.id)).length
  }
  expect(await drawnAmong(2)).toBe(0)
  expect(await drawnAmong(3)).toBe(1)
})
