import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Db, TableName } from '../../src/db/db'
import { isConstraintViolation, isUniqueViolation } from '../../src/db/storage-fault'
import { insertAnswers } from '../../src/games/store/answers'
import type { GamePlayer } from '../../src/games/store/players'
import type { GameSession } from '../../src/games/store/sessions'
import { newId } from '../../src/runtime/tokens'
import { aCode, aGame, aPathkey, aPlayer, aProfile, aQuestion, aSet } from './samples'
import type { Bench } from './test-database'

export function constraintsSuite(bench: Bench): void {
  let db: Db
  let game: GameSession
  let player: GamePlayer
  let profileId: string

  beforeAll(async () => {
    db = bench.store.db
    profileId = (await aProfile(db)).id
    game = await aGame(db, { hostProfileId: profileId })
    player = await aPlayer(db, game.id, { profileId })
  })

  const refused = async (write: PromiseLike<unknown>): Promise<unknown> => {
    const error = await Promise.resolve(write).then(
      () => undefined,
      (cause: unknown) => cause,
    )
    expect(isConstraintViolation(error), `refused, but got ${error}`).toBe(true)
    return error
  }
  const insert = (name: TableName, row: Record<string, unknown>) =>
    db.insert(db.tables[name]).values(row as never)
  const changeGame = (change: Partial<GameSession>) => {
    const { gameSessions } = db.tables
    return db.update(gameSessions).set(change).where(eq(gameSessions.id, game.id))
  }
  const gameRow = (change: Record<string, unknown> = {}) => ({
    id: newId('session'),
    gameCode: aCode(),
    setTitle: 'Surveying',
    settings: {},
    metadata: {},
    totalQuestions: 0,
    totalPoints: 0,
    createdAt: 1,
    ...change,
  })
  const answerRow = (change: Record<string, unknown> = {}) => ({
    id: newId('answer'),
    gameSessionId: game.id,
    playerId: player.id,
    questionId: 'qn_one',
    selectedOptionIndex: 0,
    isCorrect: true,
    pointsEarned: 10,
    answerTimeMs: 900,
    answeredAt: 1,
    ...change,
  })

  test('one answer per game, player, question and attempt', async () => {
    await insert('gameAnswers', answerRow({ questionId: 'qn_two' }))
    const error = await refused(insert('gameAnswers', answerRow({ questionId: 'qn_two' })))
    expect(isUniqueViolation(error)).toBe(true)
    await insert('gameAnswers', answerRow({ questionId: 'qn_two', attempt: 2 }))
  })

  test('one live code, and as many ended games with it as there were', async () => {
    const ended = { status: 'completed', outcome: 'cancelled', endedAt: 2 }
    await insert('gameSessions', gameRow({ gameCode: game.gameCode, ...ended }))
    await insert('gameSessions', gameRow({ gameCode: game.gameCode, ...ended }))
    const error = await refused(insert('gameSessions', gameRow({ gameCode: game.gameCode })))
    expect(isUniqueViolation(error)).toBe(true)
    const running = { gameCode: game.gameCode, status: 'in_progress', startedAt: 2 }
    await refused(insert('gameSessions', gameRow(running)))
  })

  test('one seat per game and profile, any number of guests', async () => {
    const seat = { gameSessionId: game.id, displayName: 'Ben', joinedAt: 1 }
    await refused(insert('gamePlayers', { ...seat, id: newId('player'), profileId }))
    await insert('gamePlayers', { ...seat, id: newId('player') })
    await insert('gamePlayers', { ...seat, id: newId('player') })
  })

  test('one settlement per game', async () => {
    const row = { gameSessionId: game.id, settledAt: 1, result: {} }
    await insert('settlements', row)
    await refused(insert('settlements', row))
  })

  test('one draw per game and player', async () => {
    const draw = {
      gameSessionId: game.id,
      playerId: player.id,
      pathkeyId: await aPathkey(db),
      candidates: [],
      random: 0.5,
      drawnAt: 1,
    }
    await refused(insert('pathkeyDraws', { ...draw, id: 'pd_high', random: 1.5 }))
    await insert('pathkeyDraws', { ...draw, id: newId('draw') })
    await refused(insert('pathkeyDraws', { ...draw, id: newId('draw') }))
  })

  test('one solo reward per profile, set and day; one link per parent and child', async () => {
    const { id: questionSetId } = await aSet(db)
    const reward = { profileId, questionSetId, day: '2025-09-01', rewardedAt: 1 }
    await insert('soloRewards', reward)
    await refused(insert('soloRewards', reward))
    await refused(insert('soloRewards', { ...reward, day: 'today' }))
    const link = { parentProfileId: (await aProfile(db)).id, childProfileId: profileId }
    await insert('parentLinks', { ...link, createdAt: 1 })
    await refused(insert('parentLinks', { ...link, createdAt: 2 }))
    await refused(
      insert('parentLinks', {
        parentProfileId: profileId,
        childProfileId: profileId,
        createdAt: 1,
      }),
    )
  })

  test('a ledger entry is booked once, says what it said, and belongs to somebody', async () => {
    const entry = { profileId, amount: 10, reason: 'game', reference: 'gs_x', createdAt: 1 }
    await insert('tokenLedger', { ...entry, id: 'tl_first' })
    await refused(insert('tokenLedger', { ...entry, id: 'tl_second' }))
    const { tokenLedger } = db.tables
    for (const change of [{ amount: 9999 }, { reason: 'gift' }, { reference: 'gs_y' }]) {
      await refused(db.update(tokenLedger).set(change).where(eq(tokenLedger.id, 'tl_first')))
    }
    await refused(insert('tokenLedger', { ...entry, id: 'tl_third', profileId: 'pf_nobody' }))
  })

  test('max players 1 to 100', async () => {
    await changeGame({ maxPlayers: 1 })
    await changeGame({ maxPlayers: 100 })
    await refused(changeGame({ maxPlayers: 0 }))
    await refused(changeGame({ maxPlayers: 101 }))
  })

  test('time limit 5 to 300 seconds, points 1 to 100, a known driver and difficulty', async () => {
    const { id: questionSetId } = await aSet(db)
    const { questionId: _, ...content } = aQuestion('')
    const question = { ...content, questionSetId, orderIndex: 0 }
    const put = (change: Record<string, unknown>) =>
      insert('questions', { ...question, id: newId('question'), ...change })
    for (const good of [5, 300]) await put({ timeLimitSeconds: good })
    for (const bad of [4, 301]) await refused(put({ timeLimitSeconds: bad }))
    for (const good of [1, 100]) await put({ points: good })
    for (const bad of [0, 101]) await refused(put({ points: bad }))
    await refused(put({ businessDriver: 'luck' }))
    await refused(put({ difficulty: 'brutal' }))
    await refused(put({ questionType: 'essay' }))
    const copy = { ...aQuestion('qn_x'), gameSessionId: game.id, orderIndex: 9 }
    await refused(insert('gameQuestions', { ...copy, points: 101 }))
    await refused(insert('gameQuestions', { ...copy, timeLimitSeconds: 4 }))
    await refused(insert('gameQuestions', { ...copy, orderIndex: 0 }))
  })

  test('any mode; only known types, statuses, outcomes and roles', async () => {
    await insert('gameSessions', gameRow({ gameMode: 'chess' }))
    await refused(insert('gameSessions', gameRow({ sessionType: 'duet' })))
    await refused(insert('gameSessions', gameRow({ status: 'paused' })))
    await refused(insert('profiles', { ...(await aProfile(db)), id: 'pf_a', userType: 'admin' }))
    await refused(insert('gameSessions', gameRow({ gameCode: 'abc123' })))
    await refused(insert('gameSessions', gameRow({ gameCode: 'ABC12' })))
  })

  test('status, outcome and times belong together', async () => {
    await refused(changeGame({ startedAt: 5 }))
    await refused(changeGame({ status: 'in_progress' }))
    await refused(changeGame({ status: 'completed', endedAt: 9 }))
    await refused(changeGame({ status: 'completed', outcome: 'cancelled' }))
    await refused(changeGame({ outcome: 'finished', endedAt: 9 }))
    // A cancelled game never started; a finished one did.
    const over = { status: 'completed', endedAt: 9 } as const
    await refused(changeGame({ ...over, outcome: 'finished', startedAt: null }))
    await refused(changeGame({ ...over, outcome: 'cancelled', startedAt: 5 }))
  })

  test('counts and places of a player stay possible', async () => {
    const { gamePlayers } = db.tables
    const change = (values: Partial<GamePlayer>) =>
      db.update(gamePlayers).set(values).where(eq(gamePlayers.id, player.id))
    await refused(change({ score: -1 }))
    await refused(change({ correctAnswers: 2, totalAnswers: 1 }))
    await refused(change({ placement: 0 }))
    await refused(change({ tokensEarned: -1 }))
    await refused(change({ classAverageScore: 100.5 }))
    await refused(
      insert('userPathkeys', { profileId, pathkeyId: 'pk_none', quantity: 1, acquiredAt: 1 }),
    )
    const pathkeyId = await aPathkey(db)
    await refused(insert('userPathkeys', { profileId, pathkeyId, quantity: 0, acquiredAt: 1 }))
  })

  test('an answer belongs to a player and a question of its own game', async () => {
    const other = await aGame(db)
    const stranger = await aPlayer(db, other.id)
    await refused(insertAnswers(db, [answerRow({ playerId: stranger.id })]))
    await refused(insertAnswers(db, [answerRow({ questionId: 'qn_none' })]))
    await refused(insertAnswers(db, [answerRow({ selectedOptionIndex: 6 })]))
    await refused(insertAnswers(db, [answerRow({ attempt: 0 })]))
    for (const share of [-0.1, 1.1]) await refused(insertAnswers(db, [answerRow({ share })]))
    await refused(insertAnswers(db, [answerRow({ pointsEarned: -1 })]))
    await refused(insertAnswers(db, [answerRow({ answerTimeMs: -1 })]))
  })

  test('foreign keys are on', async () => {
    await refused(
      insert('gamePlayers', {
        id: 'gp_x',
        gameSessionId: 'gs_none',
        displayName: 'X',
        joinedAt: 1,
      }),
    )
    await refused(insert('gameSessions', gameRow({ hostProfileId: 'pf_none' })))
    await refused(insert('questionSets', { ...(await aSet(db)), id: 'qs_x', careerId: 'ca_none' }))
  })
}
