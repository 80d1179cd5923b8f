import { GameSettings, type LtiContent } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import {
  listGamesEndedByFault,
  listHostedGames,
  listJoinedGames,
} from '../../src/games/store/lists'
import { markPlayerRemoved } from '../../src/games/store/players'
import { listGameQuestions } from '../../src/games/store/questions'
import {
  CODE_REUSE_MS,
  findGame,
  findGameByCode,
  findLiveGameByCode,
  insertGame,
  markGameCancelled,
  markGameCompleted,
  markGameStarted,
  type NewGame,
  updateCurrentQuestionIndex,
  updateGameMetadata,
} from '../../src/games/store/sessions'
import { insertLtiGame } from '../../src/lti/activities/store'
import { removeQuestionSet } from '../../src/question-sets/store/question-sets'
import { newId } from '../../src/runtime/tokens'
import { listLiveGames } from '../../src/settlement/store/settlements'
import { listOpenSolos } from '../../src/solo/store'
import { aLink, aPlatform } from './lti-samples'
import { aCode, aGame, aPlayer, aProfile, aQuestion, aSet } from './samples'
import type { Bench } from './test-database'

export function gamesSuite(bench: Bench): void {
  const withCode = (gameCode: string, createdAt: number): NewGame => ({
    gameCode,
    createdAt,
    setTitle: 'Surveying',
    settings: GameSettings.parse({}),
    questions: [],
  })

  test('a game starts waiting, with the stored defaults and its own copy of the questions', async () => {
    const { db } = bench.store
    const settings = GameSettings.parse({ progressionControl: 'auto', businessDriver: 'people' })
    const game = await aGame(db, { settings, metadata: { seed: 'x' }, createdAt: 5 })
    expect(game).toMatchObject({
      gameMode: 'career_quest',
      sessionType: 'multiplayer',
      status: 'waiting',
      outcome: null,
      maxPlayers: 50,
      isPublic: true,
      allowLateJoin: false,
      settings,
      metadata: { seed: 'x' },
      currentQuestionIndex: 0,
      totalQuestions: 2,
      totalPoints: 30,
      createdAt: 5,
      startedAt: null,
      endedAt: null,
    })
    expect(await findGame(db, game.id)).toEqual(game)
    const questions = await listGameQuestions(db, game.id)
    expect(questions.map((question) => question.questionId)).toEqual(['qn_one', 'qn_two'])
    expect(questions[0]?.options[0]).toEqual({ text: 'Theodolite', isCorrect: true })
  })

  test('deleting the set leaves the game its copies', async () => {
    const { db } = bench.store
    const { id: questionSetId } = await aSet(db)
    const { id } = await aGame(db, { questionSetId, questions: [aQuestion('qn_one')] })
    await removeQuestionSet(db, questionSetId)
    expect(await findGame(db, id)).toMatchObject({ questionSetId: null, setTitle: 'Surveying' })
    expect(await listGameQuestions(db, id)).toHaveLength(1)
  })

  test('a live game is found by its code, however it was typed', async () => {
    const { db } = bench.store
    const game = await aGame(db)
    expect((await findLiveGameByCode(db, ` ${game.gameCode.toLowerCase()}`))?.id).toBe(game.id)
    const zero = await insertGame(db, withCode('Q0W1E0', 2))
    expect(zero).toMatchObject({ ok: true })
    expect((await findLiveGameByCode(db, 'qoWiEO'))?.gameCode).toBe('Q0W1E0')
    expect(await findLiveGameByCode(db, 'NOSUCH')).toBeUndefined()
    await markGameCancelled(db, game.id, Date.now())
    expect(await findLiveGameByCode(db, game.gameCode)).toBeUndefined()
    expect((await findGameByCode(db, game.gameCode))?.id).toBe(game.id)
  })

  test('a code is taken while its game lives, and for 24 h after', async () => {
    const { db } = bench.store
    const code = aCode()
    const taken = { ok: false, code: 'code_taken' }
    const first = await insertGame(db, withCode(code, 0))
    if (!first.ok) throw new Error(first.code)
    expect(await insertGame(db, withCode(code, 10))).toEqual(taken)
    await markGameStarted(db, first.game.id, 20)
    expect(await insertGame(db, withCode(code, 30))).toEqual(taken)
    await markGameCompleted(db, first.game.id, { startedAt: 20, endedAt: 100 })
    expect(await insertGame(db, withCode(code, 99 + CODE_REUSE_MS))).toEqual(taken)
    expect(await insertGame(db, withCode(code, 100 + CODE_REUSE_MS))).toMatchObject({ ok: true })
  })

  test('of two games that want one code at once, one gets it', async () => {
    const code = aCode()
    const both = await Promise.all(
      [1, 2, 3].map(() => insertGame(bench.store.db, withCode(code, 1))),
    )
    expect(both.filter((one) => one.ok)).toHaveLength(1)
  })

  test('an id in use is a mistake, not a taken code', async () => {
    const { db } = bench.store
    const { id } = await aGame(db)
    await expect(insertGame(db, { ...withCode(aCode(), 1), id })).rejects.toThrow('id in use')
  })

  test('waiting, in_progress, completed; each step once', async () => {
    const { db } = bench.store
    const { id } = await aGame(db)
    expect(await markGameStarted(db, id, 10)).toMatchObject({
      status: 'in_progress',
      startedAt: 10,
    })
    expect(await markGameStarted(db, id, 11)).toBeUndefined()
    expect(await updateCurrentQuestionIndex(db, id, 1)).toBe(true)
    expect(await markGameCancelled(db, id, 12)).toBeUndefined()
    const played = { startedAt: 10, endedAt: 20 }
    expect(await markGameCompleted(db, id, played)).toMatchObject({
      status: 'completed',
      outcome: 'finished',
      currentQuestionIndex: 1,
      ...played,
    })
    expect(await markGameCompleted(db, id, { startedAt: 1, endedAt: 2 })).toBeUndefined()
    expect(await updateCurrentQuestionIndex(db, id, 0)).toBe(false)
    expect(await findGame(db, id)).toMatchObject(played)
  })

  test('a result that overtakes the news of the start completes the game all the same', async () => {
    const { db } = bench.store
    const { id } = await aGame(db)
    const played = { startedAt: 10, endedAt: 20 }
    expect(await markGameCompleted(db, id, played)).toMatchObject(played)
  })

  test('a cancelled game is completed with started_at empty', async () => {
    const { db } = bench.store
    const { id } = await aGame(db)
    expect(await markGameCancelled(db, id, 9)).toMatchObject({
      status: 'completed',
      outcome: 'cancelled',
      startedAt: null,
      endedAt: 9,
    })
    expect(await markGameStarted(db, id, 10)).toBeUndefined()
  })

  test('metadata is replaced', async () => {
    const { db } = bench.store
    const { id } = await aGame(db)
    expect(await updateGameMetadata(db, id, { playAgainId: 'gs_next' })).toBe(true)
    expect((await findGame(db, id))?.metadata).toEqual({ playAgainId: 'gs_next' })
    expect(await updateGameMetadata(db, newId('session'), {})).toBe(false)
  })

  test('hosted games: newest first, with the players that are in', async () => {
    const { db } = bench.store
    const { id: hostProfileId } = await aProfile(db, { userType: 'teacher' })
    const old = await aGame(db, { hostProfileId, createdAt: 1 })
    const recent = await aGame(db, { hostProfileId, createdAt: 2 })
    await aGame(db, { createdAt: 3 })
    await aPlayer(db, old.id)
    await aPlayer(db, old.id)
    const kicked = await aPlayer(db, old.id)
    await markPlayerRemoved(db, kicked.id)
    const listed = await listHostedGames(db, hostProfileId)
    expect(listed).toEqual([
      { ...recent, playerCount: 0 },
      { ...old, playerCount: 2 },
    ])
    await markGameCancelled(db, recent.id, 9)
    const active = await listHostedGames(db, hostProfileId, { activeOnly: true, limit: 5 })
    expect(active.map((game) => game.id)).toEqual([old.id])
    expect(await listHostedGames(db, hostProfileId, { limit: 1 })).toHaveLength(1)
  })

  test('joined games: active first, then completed, latest joined first', async () => {
    const { db } = bench.store
    const { id: profileId } = await aProfile(db)
    const joined: string[] = []
    for (const joinedAt of [1, 2, 3, 4]) {
      const { id } = await aGame(db)
      await aPlayer(db, id, { profileId, joinedAt })
      joined.push(id)
    }
    const [a, b, c, d] = joined as [string, string, string, string]
    await markGameCancelled(db, d, 9)
    await markGameCompleted(db, b, { startedAt: 8, endedAt: 9 })
    const ids = async (options = {}) =>
      (await listJoinedGames(db, profileId, options)).map((game) => game.id)
    expect(await ids()).toEqual([c, a, d, b])
    expect(await ids({ activeOnly: true })).toEqual([c, a])
    expect(await ids({ limit: 3 })).toEqual([c, a, d])
    expect((await listJoinedGames(db, profileId))[0]?.playerCount).toBe(1)
  })

  test('live games of a kind, page by page in the order of their codes', async () => {
    const { db } = bench.store
    const solo = { sessionType: 'solo', storeId: 'rs_ours' } as const
    const made: string[] = []
    for (let i = 0; i < 5; i++) made.push((await aGame(db, solo)).id)
    const { id: over } = await aGame(db, solo)
    await markGameCancelled(db, over, 9)
    const { id: other } = await aGame(db, { storeId: 'rs_ours' })
    const theirs = await aGame(db, { ...solo, storeId: 'rs_theirs' })
    const unknown = await aGame(db, { sessionType: 'solo' })
    const page = (after: string, storeId: string | null = 'rs_ours') =>
      listLiveGames(db, { sessionType: 'solo', storeId, after, limit: 2 })
    const seen: string[] = []
    for (let games = await page(''); games.length > 0; ) {
      expect(games.length).toBeLessThanOrEqual(2)
      seen.push(...games.map(({ id }) => id))
      games = await page(games.at(-1)?.gameCode as string)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.toSorted()).toEqual(made.toSorted())
    expect(seen).not.toContain(over)
    expect(seen).not.toContain(other)
    expect(await page('', 'rs_theirs')).toMatchObject([{ id: theirs.id, storeId: 'rs_theirs' }])
    const nobodys = await listLiveGames(db, {
      sessionType: 'solo',
      storeId: null,
      after: '',
      limit: 500,
    })
    expect(nobodys.map(({ id }) => id)).toContain(unknown.id)
    expect(nobodys.every(({ storeId }) => storeId === null)).toBe(true)
  })

  test('open solo games: of an account and set, newest first, without those of a course', async () => {
    const { db } = bench.store
    const { id: hostProfileId } = await aProfile(db)
    const { id: questionSetId } = await aSet(db)
    const solo = { sessionType: 'solo' as const, hostProfileId, questionSetId }
    const [older, newer] = [
      await aGame(db, { ...solo, createdAt: 1 }),
      await aGame(db, { ...solo, createdAt: 2 }),
    ]
    const ofNoSet = await aGame(db, { ...solo, questionSetId: null, createdAt: 3 })
    const inCourse = await aGame(db, { ...solo, createdAt: 4 })
    const link = await aLink(db, (await aPlatform(db)).id)
    const game = { gameSessionId: inCourse.id, linkId: link.id, isPractice: false }
    await insertLtiGame(db, { ...game, content: link.content as LtiContent })
    await aGame(db, { ...solo, sessionType: 'multiplayer' })
    await aGame(db, { ...solo, hostProfileId: (await aProfile(db)).id })
    const ended = await aGame(db, { ...solo, createdAt: 5 })
    await markGameCancelled(db, ended.id, 9)
    const ids = async (filter = {}) =>
      (await listOpenSolos(db, { profileId: hostProfileId, ...filter })).map(({ id }) => id)
    expect(await ids()).toEqual([ofNoSet.id, newer.id, older.id])
    expect(await ids({ questionSetId })).toEqual([newer.id, older.id])
    expect(await ids({ questionSetId, except: [newer.id] })).toEqual([older.id])
    expect(await ids({ questionSetId: null })).toEqual([ofNoSet.id])
  })

  test('class games that a fault ended: of a host, since a moment, last ended first', async () => {
    const { db } = bench.store
    const { id: hostProfileId } = await aProfile(db)
    const endedAt = async (at: number, metadata = {}, change = {}) => {
      const { id } = await aGame(db, { hostProfileId, metadata, ...change })
      await markGameCancelled(db, id, at)
      return id
    }
    await endedAt(9, { endedByFault: true })
    const [one, two] = [
      await endedAt(10, { endedByFault: true }),
      await endedAt(12, { endedByFault: true }),
    ]
    await endedAt(11)
    await endedAt(13, { endedByFault: true }, { sessionType: 'solo' })
    const games = await listGamesEndedByFault(db, hostProfileId, 10)
    expect(games.map(({ id }) => id)).toEqual([two, one])
  })
}
