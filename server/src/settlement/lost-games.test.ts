import type { OutboxPost, UserType } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { refuseWrites } from '../../test/storage/refuse-writes'
import { listPlayers, updatePlayer } from '../games/store/players'
import { findGame, findLiveGameByCode, type GameSession } from '../games/store/sessions'
import { listLedger } from '../rewards/store/token-ledger'
import { AppError } from '../runtime/errors'
import { endLostGame, shouldHaveRoom } from './end-lost-game'
import { FailingRooms } from './failing-rooms'
import { checkRooms } from './lost-games'
import { receivePost } from './room-outbox'
import { findSettlement } from './store/settlements'

const NURSE = 'qs_nurse-shift'
const MINUTE_MS = 60_000
const TAB = 'tab-of-host'
let now: number
let rooms: RoomsDouble
let api: TestApi
let teacher: Person

beforeEach(async () => {
  now = Date.now()
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => now })
  teacher = await signUp(api.client, 'teacher')
})
afterEach(async () => {
  await api.stop()
  await rooms.stop()
})

const person = (role?: UserType) => signUp(api.client, role)
const found = async (id: string) => (await findGame(api.services.store.db, id)) as GameSession
const post = (path: string, body: unknown = {}, by: object = teacher) =>
  api.client('POST', path, body, by)
const get = (path: string, by: object = teacher) => api.client('GET', path, undefined, by)

async function lobby(requested: object = {}) {
  const { body } = await post('/api/games', { questionSetId: NURSE, ...requested })
  const { id, gameCode } = body.session as { id: string; gameCode: string }
  return { id, gameCode, path: `/api/games/${id}` }
}
const sit = async (gameCode: string, displayName: string, by = {}) => {
  const { body } = await post('/api/games/join', { gameCode, displayName }, by)
  return { playerId: body.player.id as string, bearer: body.seatToken as string }
}
/** What a room tells of its players on the way. */
const roster = (players: { playerId: string; score?: number; classScore?: number }[]) =>
  ({
    kind: 'roster',
    key: 'roster:9',
    currentQuestionIndex: 3,
    players: players.map(({ score = 0, ...player }) => ({
      connected: true,
      leftAt: null,
      removedAt: null,
      score,
      correctAnswers: score / 10,
      totalAnswers: 4,
      ...player,
    })),
    freed: [],
  }) satisfies OutboxPost

/** A class game on its fourth question, of an account and a guest, as its room told last. */
async function running(student: Person) {
  const game = await lobby()
  const ana = await sit(game.gameCode, 'Ana', student)
  const gus = await sit(game.gameCode, 'Gus')
  await post(`${game.path}/start`, { tab: TAB })
  const players = [
    { playerId: ana.playerId, score: 30, classScore: 30 },
    { playerId: gus.playerId, score: 10, classScore: 10 },
  ]
  await receivePost(api.services, game.id, roster(players))
  return { ...game, ana, gus }
}

describe('A lobby whose room is lost', () => {
  test('is cancelled as soon as somebody asks for it, and its code is free', async () => {
    const { id, gameCode, path } = await lobby()
    rooms.lose(id)
    now += MINUTE_MS
    expect((await post(`${path}/start`, { tab: TAB })).body).toEqual(problem('game_over'))
    expect(await found(id)).toMatchObject({
      status: 'completed',
      outcome: 'cancelled',
      metadata: { endedByFault: true },
    })
    expect(await findLiveGameByCode(api.services.store.db, gameCode)).toBeUndefined()
    const { body } = await get(`${path}/view?role=host&tab=${TAB}`)
    expect(body.view).toMatchObject({ stage: { name: 'cancelled' }, game: { endedByFault: true } })
    expect((await get('/api/games?role=hosted')).body.games).toMatchObject([{ endedByFault: true }])
  })

  test('is left alone for a minute: its room may just be being made', async () => {
    const { id, path } = await lobby()
    rooms.lose(id)
    now += MINUTE_MS - 1
    expect((await post(`${path}/start`, { tab: TAB })).body).toEqual(problem('game_over'))
    expect(await found(id)).toMatchObject({ status: 'waiting' })
  })
})

describe('A running game whose room is lost', () => {
  test('is settled with what its room told last', async () => {
    const student = await person()
    const { id, gameCode, path, ana, gus } = await running(student)
    const { db } = api.services.store
    rooms.lose(id)
    for (const command of ['advance', 'end']) {
      expect((await post(`${path}/${command}`, { tab: TAB })).body).toEqual(problem('game_over'))
    }
    expect(await found(id)).toMatchObject({
      status: 'completed',
      outcome: 'finished',
      endedAt: now,
      currentQuestionIndex: 3,
      metadata: { endedByFault: true },
    })
    expect(await listPlayers(db, id)).toMatchObject([
      { id: ana.playerId, placement: 1, score: 30, classAverageScore: 30, tokensEarned: 63 },
      { id: gus.playerId, placement: 2, score: 10, classAverageScore: 10, tokensEarned: 0 },
    ])
    expect(await findLiveGameByCode(db, gameCode)).toBeUndefined()
    expect(api.logged()).toContain('the room of a game is lost')
  })

  test('shows its stored results to host, screen and players, and says why it ended', async () => {
    const { id, path, ana, gus } = await running(await person())
    rooms.lose(id)
    for (const role of ['host', 'screen']) {
      const { status, body } = await get(`${path}/view?role=${role}&tab=${TAB}`)
      expect(status).toBe(200)
      expect(body.view).toMatchObject({
        role,
        stage: { name: 'podium' },
        game: { endedByFault: true, status: 'completed' },
        leaderboard: [{ playerId: ana.playerId, rank: 1, score: 30 }, { playerId: gus.playerId }],
      })
    }
    const own = await get(`${path}/view?role=player`, { bearer: ana.bearer })
    expect(own.body.view.you).toMatchObject({ placement: 1, rewards: { tokensEarned: 63 } })
    const guest = await get(`${path}/view?role=player`, { bearer: gus.bearer })
    expect(guest.body.view.you).toMatchObject({ placement: 2, rewards: { tokensEarned: 0 } })
    expect((await get(`${path}/seat`)).body.session).toMatchObject({ endedByFault: true })
  })

  test('of a mode that is gone is shown under its id, with the end that was posted', async () => {
    const { id, path, ana } = await running(await person())
    const { db } = api.services.store
    const { gameSessions } = db.tables
    await db.update(gameSessions).set({ gameMode: 'gone_mode' })
    const result = await resultOf(db, [{ playerId: ana.playerId, accountId: null }])
    const ending = { outcome: 'won' as const, summary: { hits: 3 }, answers: [] }
    await receivePost(api.services, id, { ...result, ...ending })
    rooms.lose(id)
    const { body } = await get(`${path}/view?role=host&tab=${TAB}`)
    expect(body.view).toMatchObject({
      stage: { name: 'podium', outcome: 'won' },
      own: { hits: 3 },
      game: { mode: 'gone_mode', modeName: { en: 'gone_mode', es: 'gone_mode' } },
      leaderboard: [{ playerId: ana.playerId }],
    })
    expect((await get('/api/games?role=hosted')).body.games).toMatchObject([
      { gameMode: 'gone_mode' },
    ])
  })

  test('stands on the dashboard of its teacher for a week', async () => {
    const { id, path } = await running(await person())
    const games = async () => (await get('/api/dashboard')).body.games
    expect(await games()).toMatchObject([{ sessionId: id, status: 'in_progress' }])
    rooms.lose(id)
    await post(`${path}/end`, { tab: TAB })
    expect(await games()).toMatchObject([
      { sessionId: id, status: 'completed', endedByFault: true },
    ])
    now += 7 * 24 * 60 * MINUTE_MS + 1
    expect(await games()).toEqual([])
  })

  test('gives no place to who left, was removed or gave no answer', async () => {
    const game = await running(await person())
    const { db } = api.services.store
    const idle = await seat(db, await found(game.id), null)
    await updatePlayer(db, game.gus.playerId, { leftAt: now })
    rooms.lose(game.id)
    await post(`${game.path}/end`, { tab: TAB })
    const places = (await listPlayers(db, game.id)).map(({ id, placement }) => [id, placement])
    expect(Object.fromEntries(places)).toEqual({
      [game.ana.playerId]: 1,
      [game.gus.playerId]: null,
      [idle.playerId]: null,
    })
  })

  test('has no class score where nobody can know it, and one where the count tells it', async () => {
    const { db } = api.services.store
    const { gameQuestions } = db.tables
    const scoreAfterLoss = async (points: 'even' | 'uneven') => {
      const { id, gameCode, path } = await lobby()
      const { playerId } = await sit(gameCode, 'Gus')
      await post(`${path}/start`, { tab: TAB })
      await receivePost(api.services, id, roster([{ playerId, score: 20 }]))
      if (points === 'even') await db.update(gameQuestions).set({ points: 10 })
      rooms.lose(id)
      await post(`${path}/end`, { tab: TAB })
      const [player] = await listPlayers(db, id)
      return { score: player?.classAverageScore, of: (await found(id)).totalQuestions }
    }
    expect((await scoreAfterLoss('uneven')).score).toBeNull()
    const { score, of } = await scoreAfterLoss('even')
    expect(score).toBeCloseTo((100 * 2) / of)
  })
})

describe('A room that comes back', () => {
  test('with the result of a game that was settled without it gets what was earned', async () => {
    const student = await person()
    const { id, ana } = await running(student)
    const { db } = api.services.store
    await endLostGame(api.services, id)
    const late = await resultOf(db, [
      { playerId: ana.playerId, accountId: student.profileId, score: 90 },
    ])
    const { rewards } = await receivePost(api.services, id, late)
    expect(rewards).toMatchObject({ [ana.playerId]: { tokensEarned: 63 } })
    expect((await listPlayers(db, id))[0]).toMatchObject({ score: 30, placement: 1 })
    expect(await listLedger(db, student.profileId)).toHaveLength(1)
  })

  test.each([1, 2])('at the very moment: settled once, whoever is first (%i)', async (first) => {
    const student = await person()
    const { id, ana } = await running(student)
    const { db } = api.services.store
    const late = await resultOf(db, [{ playerId: ana.playerId, accountId: student.profileId }])
    const both = [() => receivePost(api.services, id, late), () => endLostGame(api.services, id)]
    if (first === 2) both.reverse()
    await Promise.all(both.map((work) => work()))
    expect(await listLedger(db, student.profileId)).toHaveLength(1)
    expect(await findSettlement(db, id)).toBeDefined()
  })

  test('of a lobby that was cancelled without it need not tell its result again', async () => {
    const { id, gameCode } = await lobby()
    const { playerId } = await sit(gameCode, 'Gus')
    now += MINUTE_MS
    await endLostGame(api.services, id)
    const { db } = api.services.store
    await receivePost(api.services, id, { kind: 'started', key: 'started:2', startedAt: now })
    const result = await resultOf(db, [{ playerId, accountId: null, score: 50 }])
    expect(await receivePost(api.services, id, result)).toEqual({ rewards: {} })
    expect(await found(id)).toMatchObject({ outcome: 'cancelled', startedAt: null })
  })

  test('and says that a fault ended its game is believed', async () => {
    const [one, other] = [await lobby(), await running(await person())]
    const key = 'k:1'
    const cancelled = { kind: 'cancelled', key, endedAt: now, endedByFault: true } as const
    await receivePost(api.services, one.id, cancelled)
    const result = await resultOf(api.services.store.db, [])
    await receivePost(api.services, other.id, { ...result, endedByFault: true })
    for (const { id } of [one, other]) {
      expect((await found(id)).metadata).toMatchObject({ endedByFault: true })
    }
  })
})

describe('The sweep', () => {
  const sweep = (sessionType: 'multiplayer' | 'solo' = 'multiplayer') =>
    checkRooms(api.services, sessionType, new AbortController().signal, { paceMs: 0 })

  test('ends the games whose rooms are lost, and no other', async () => {
    const [lost, kept, waiting] = [
      await running(await person()),
      await running(await person()),
      await lobby(),
    ]
    const solo = (await post('/api/games', { questionSetId: NURSE, sessionType: 'solo' })).body
    for (const { id } of [lost, waiting, solo.session]) rooms.lose(id)
    now += MINUTE_MS
    await sweep()
    expect((await found(lost.id)).status).toBe('completed')
    expect((await found(waiting.id)).status).toBe('completed')
    expect((await found(kept.id)).status).toBe('in_progress')
    expect((await found(solo.session.id)).status).toBe('in_progress')
    await sweep('solo')
    expect((await found(solo.session.id)).status).toBe('completed')
  })

  test('leaves a game that its room has ended to the news of that', async () => {
    const { id, path } = await running(await person())
    await post(`${path}/end`, { tab: TAB })
    await sweep()
    expect((await found(id)).status).toBe('in_progress')
  })

  test('ends nothing while the rooms are away, and asks three of them at most', async () => {
    const { db } = api.services.store
    const games: GameSession[] = []
    for (let i = 0; i < 5; i++) games.push(await makeGame(db))
    now += 2 * MINUTE_MS
    rooms.fail = { call: 'status', when: 'before' }
    let asked = 0
    const { rooms: client } = api.services
    const counting: typeof client = Object.assign(Object.create(client), {
      command: (...requested: Parameters<typeof client.command>) => {
        asked++
        return client.command(...requested)
      },
    })
    await checkRooms(
      { ...api.services, rooms: counting },
      'multiplayer',
      new AbortController().signal,
      { paceMs: 0 },
    )
    expect(asked).toBe(3)
    for (const { id } of games) expect((await found(id)).status).toBe('waiting')
  })

  test('ends games whose rooms alone do not answer in three rounds, and is not stopped by them', async () => {
    const damaged = [await lobby(), await lobby(), await running(await person())]
    const solo = (await post('/api/games', { questionSetId: NURSE, sessionType: 'solo' })).body
    damaged.push({ ...solo.session, path: '' })
    const [restarted, lost] = [await lobby(), await lobby()]
    rooms.lose(lost.id)
    now += MINUTE_MS
    const silent = new Set([...damaged, restarted].map(({ id }) => id))
    const { rooms: client } = api.services
    const command: typeof client.command = async (game, ...requested) => {
      if (silent.has(game.id)) throw new AppError('room_unavailable')
      return client.command(game, ...requested)
    }
    let isHealthy = true
    const services = {
      ...api.services,
      rooms: Object.assign(Object.create(client) as typeof client, { command }),
      roomsHealthy: async () => isHealthy,
    }
    const failing = new FailingRooms()
    const round = (sessionType: 'multiplayer' | 'solo') =>
      checkRooms(services, sessionType, new AbortController().signal, { failing, paceMs: 0 })
    const statuses = () => Promise.all(damaged.map(async ({ id }) => (await found(id)).status))
    const before = await statuses()
    await round('solo')
    await round('multiplayer')
    expect((await found(lost.id)).status).toBe('completed')
    isHealthy = false
    for (let i = 0; i < 3; i++) await round('multiplayer')
    isHealthy = true
    silent.delete(restarted.id)
    expect(await statuses()).toEqual(before)
    await round('multiplayer')
    await round('multiplayer')
    expect(await statuses()).toEqual(damaged.map(() => 'completed'))
    expect((await found(restarted.id)).status).toBe('waiting')
    expect(failing.games()).toEqual([])
  })

  test('goes through any number of games', async () => {
    const { db } = api.services.store
    const games: GameSession[] = []
    for (let i = 0; i < 201; i++) games.push(await makeGame(db))
    now += 2 * MINUTE_MS
    await sweep()
    const left = await Promise.all(games.map(async ({ id }) => (await found(id)).status))
    expect(new Set(left)).toEqual(new Set(['completed']))
  })

  test('leaves the games of another store alone, and those whose store is not known', async () => {
    const { db } = api.services.store
    const ours = await makeGame(db)
    const others = [
      await makeGame(db, { storeId: 'rs_other' }),
      await makeGame(db, { storeId: null }),
    ]
    now += 2 * MINUTE_MS
    await sweep()
    for (const { id } of [ours, ...others]) await endLostGame(api.services, id)
    expect(await found(ours.id)).toMatchObject({ status: 'completed' })
    for (const game of others) {
      expect(await found(game.id)).toEqual(game)
      expect(shouldHaveRoom(api.services.rooms, game, now)).toBe(false)
    }
  })
})

test('a roster touches the rows alone that it brings news of', async () => {
  const { id, ana, gus } = await running(await person())
  refuseWrites(api.dataDir, `update on game_players when new.id = '${gus.playerId}'`)
  const news = [
    { playerId: ana.playerId, score: 40, classScore: 40 },
    { playerId: gus.playerId, score: 10, classScore: 10 },
  ]
  await receivePost(api.services, id, roster(news))
  expect(await listPlayers(api.services.store.db, id)).toMatchObject([
    { score: 40, classAverageScore: 40 },
    { score: 10 },
  ])
})
