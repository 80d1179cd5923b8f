import { GAME_RETENTION_MS, type SharedLeaderboard, SharedLeaderboardAnswer } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeTestApi, startTestServer, type TestServer } from '../../test/api'
import { problem } from '../../test/client'
import { SETTLED_MS } from '../../test/course'
import { type Person, signUp } from '../../test/people'
import { makeGame } from '../../test/results'
import { markGameCompleted, markGameStarted } from '../games/store/sessions'
import { SharedBoards } from './shared-leaderboard'

const NURSE = 'qs_nurse-shift'
const foreign = { origin: 'https://school.example', 'sec-fetch-site': 'cross-site' }
let server: TestServer
let teacher: Person

beforeAll(async () => {
  server = await startTestServer({ PATHQUEST_DEMO: 'off' })
  teacher = await signUp(server.client, 'teacher')
})
afterAll(() => server.stop())

const post = (path: string, body: unknown = {}, by = {}) => server.client('POST', path, body, by)
const read = (token: string, headers = {}) =>
  server.client('GET', `/api/shared/${token}/leaderboard`, undefined, { headers })

async function hosted(change: object = {}) {
  const { body } = await post('/api/games', { questionSetId: NURSE, ...change }, teacher)
  const { id, gameCode } = body.session as { id: string; gameCode: string }
  const path = `/api/games/${id}`
  const seat = async (displayName: string) => {
    const joined = await post('/api/games/join', { gameCode, displayName })
    return { id: joined.body.player.id as string, bearer: joined.body.seatToken as string }
  }
  const host = (command: string, requested = {}) => post(`${path}/${command}`, requested, teacher)
  const share = async () => (await post(`${path}/share`, {}, teacher)).body.share_token as string
  return { path, seat, host, share }
}

/** Waits for what the readers will see within a second. */
const shows = (token: string, fits: (board: SharedLeaderboard) => void) =>
  vi.waitFor(
    async () => {
      const { status, body } = await read(token)
      expect({ status, body }).toMatchObject({ status: 200 })
      expect(SharedLeaderboardAnswer.parse(body)).toEqual(body)
      fits(body.leaderboard)
    },
    { timeout: SETTLED_MS, interval: 200 },
  )
const names = ({ rows }: SharedLeaderboard) => rows.map(({ displayName }) => displayName)

describe('A shared leaderboard', () => {
  test('shows the lobby, then the standings, then the result as it was settled', async () => {
    const game = await hosted({ settings: { businessDriver: 'people' } })
    const token = await game.share()
    const ana = await game.seat('Ana')
    await game.seat('Ben')
    await shows(token, (board) => {
      expect(board.game).toMatchObject({ status: 'waiting', current_question: 0, outcome: null })
      expect(names(board)).toEqual(['Ana', 'Ben'])
      expect(board).toMatchObject({ player_count: 2, settled: false, teams: null })
    })

    await game.host('start')
    const { body } = await server.client('GET', `${game.path}/view?role=player`, undefined, ana)
    const { question } = body.view.stage
    await post(
      `${game.path}/moves`,
      { id: 'm1', move: { type: 'answer', questionId: question.id, selectedOptionIndex: 0 } },
      ana,
    )
    await game.host('advance')
    await shows(token, (board) => {
      expect(board.game).toMatchObject({ status: 'in_progress', current_question: 1 })
      const own = board.rows.find((row) => row.playerId === ana.id)
      expect(own).toMatchObject({ displayName: 'Ana', totalAnswers: 1, tokensEarned: null })
    })

    await game.host('end')
    await shows(token, (board) => {
      expect(board.settled).toBe(true)
      expect(board.game).toMatchObject({
        name: 'A Shift on the Ward',
        status: 'completed',
        outcome: 'finished',
        current_question: 1,
        mode_name: 'career_quest',
      })
      // Who gave an answer has a place, and comes first.
      expect(names(board)).toEqual(['Ana', 'Ben'])
      expect(board.rows.map(({ rank }) => rank)).toEqual([1, 2])
    })
  })

  test('keeps the teams when the room is gone', async () => {
    const game = await hosted({ gameMode: 'team_challenge', settings: { teamCount: 2 } })
    const token = await game.share()
    for (const name of ['Ana', 'Ben', 'Cleo']) await game.seat(name)
    await game.host('start')
    await game.host('advance')
    let live: SharedLeaderboard | undefined
    await shows(token, (board) => {
      expect(board.teams).toHaveLength(2)
      live = board
    })
    await game.host('end')
    await shows(token, (board) => {
      expect(board.settled).toBe(true)
      expect(board.teams).toEqual(live?.teams)
    })
  })

  test('does not show who was removed, in the lobby, while it runs, or afterwards', async () => {
    const game = await hosted()
    const token = await game.share()
    await game.seat('Ana')
    const ben = await game.seat('Ben')
    const cleo = await game.seat('Cleo')
    await game.host('kick', { playerId: cleo.id })
    await shows(token, (board) => expect(names(board)).toEqual(['Ana', 'Ben']))
    await game.host('start')
    await game.host('kick', { playerId: ben.id })
    await shows(token, (board) => {
      expect(board.game.status).toBe('in_progress')
      expect(names(board)).toEqual(['Ana'])
    })
    await game.host('end')
    await shows(token, (board) => {
      expect(board.settled).toBe(true)
      expect(names(board)).toEqual(['Ana'])
      expect(board.player_count).toBe(1)
    })
  })

  test('of a cancelled game says so and names nobody', async () => {
    const game = await hosted()
    const token = await game.share()
    await game.seat('Ana')
    await game.host('end')
    await shows(token, (board) => {
      expect(board.game).toMatchObject({ status: 'completed', outcome: 'cancelled' })
      expect(board).toMatchObject({ rows: [], settled: true })
    })
  })

  test('a new token ends the former one; stopping ends it at once', async () => {
    const game = await hosted()
    const first = await game.share()
    const second = await game.share()
    const isShared = async () =>
      (await server.client('GET', `${game.path}/share`, undefined, teacher)).body
    expect(await isShared()).toEqual({ shared: true })
    expect(second).not.toBe(first)
    expect(second).toMatch(/^[\w-]{22}$/)
    expect((await read(first)).body).toEqual(problem('share_not_found'))
    expect((await read(second)).status).toBe(200)
    const stopped = await server.client('DELETE', `${game.path}/share`, undefined, teacher)
    expect(stopped.status).toBe(204)
    expect(await isShared()).toEqual({ shared: false })
    expect(await read(second)).toMatchObject({
      status: 404,
      body: problem('share_not_found'),
    })
  })

  test('answers any origin, without credentials, and is asked anew only for what changed', async () => {
    const game = await hosted()
    const token = await game.share()
    const { headers, setCookies } = await read(token, foreign)
    expect(headers.get('cache-control')).toBe('public, max-age=1')
    expect(headers.get('access-control-allow-origin')).toBe('https://school.example')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('access-control-expose-headers')).toContain('ETag')
    expect(setCookies).toEqual([])
    const etag = headers.get('etag') as string
    const again = await read(token, { ...foreign, 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('access-control-allow-origin')).toBe('https://school.example')
    await game.seat('Ana')
    await vi.waitFor(
      async () => expect((await read(token, { 'if-none-match': etag })).status).toBe(200),
      { timeout: SETTLED_MS, interval: 200 },
    )
  })

  test('sharing and stopping are for our own pages alone', async () => {
    const game = await hosted()
    for (const method of ['POST', 'DELETE']) {
      const by = { ...teacher, headers: foreign }
      const { status, body, headers } = await server.client(method, `${game.path}/share`, {}, by)
      expect(status).toBe(403)
      expect(body).toEqual(problem('forbidden_origin'))
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('a solo game has none', async () => {
    const game = await hosted({ sessionType: 'solo' })
    expect((await post(`${game.path}/share`, {}, teacher)).body).toEqual(problem('game_not_found'))
  })
})

describe('A share', () => {
  test('keeps the hash of its token alone, and goes with its game', async () => {
    const api = await makeTestApi()
    const { db } = api.services.store
    const host = await signUp(api.client, 'teacher')
    const game = await makeGame(db, { hostProfileId: host.profileId })
    const { body } = await api.client('POST', `/api/games/${game.id}/share`, {}, host)
    const kept = JSON.stringify(await db.select().from(db.tables.gameShares))
    expect(kept).not.toContain(body.share_token)
    expect(api.logged()).not.toContain(body.share_token)
    await db.delete(db.tables.gameSessions)
    expect(await db.select().from(db.tables.gameShares)).toEqual([])
    await api.stop()
  })

  test('ends when names and answers of its game go', async () => {
    let now = Date.now()
    const api = await makeTestApi({ now: () => now })
    const { db } = api.services.store
    const host = await signUp(api.client, 'teacher')
    const game = await makeGame(db, { hostProfileId: host.profileId })
    const { body } = await api.client('POST', `/api/games/${game.id}/share`, {}, host)
    await markGameStarted(db, game.id, now)
    await markGameCompleted(db, game.id, { startedAt: now, endedAt: now })
    const readNow = () => api.client('GET', `/api/shared/${body.share_token}/leaderboard`)
    now += GAME_RETENTION_MS - 1
    expect((await readNow()).status).toBe(200)
    now += 1
    expect((await readNow()).body).toEqual(problem('share_not_found'))
    await api.stop()
  })

  test('is written out once a second, however many read it, and anew once it is settled', async () => {
    let now = Date.now()
    const api = await makeTestApi({ now: () => now })
    const { db } = api.services.store
    const ask = vi.spyOn(api.services.rooms, 'command')
    const view = {
      game: { title: 'T', mode: 'M', status: 'waiting', questionCount: 1 },
      stage: { name: 'lobby' },
      leaderboard: [],
      players: [],
      playerCount: 0,
      teams: null,
    }
    ask.mockResolvedValue({ ok: true, message: { type: 'view', view } } as never)
    const game = await makeGame(db)
    const boards = new SharedBoards(api.services)
    const files = await Promise.all(Array.from({ length: 50 }, () => boards.of(game)))
    expect(new Set(files).size).toBe(1)
    expect(ask).toHaveBeenCalledOnce()
    expect(await boards.of({ ...game, status: 'completed' })).not.toBe(files[0])
    now += 1_000
    await boards.of(game)
    expect(ask).toHaveBeenCalledTimes(2)
    await api.stop()
  })

  test('is not there while the room does not answer, and pages of others can read that', async () => {
    const api = await makeTestApi()
    const host = await signUp(api.client, 'teacher')
    const game = await makeGame(api.services.store.db, { hostProfileId: host.profileId })
    const { body } = await api.client('POST', `/api/games/${game.id}/share`, {}, host)
    const path = `/api/shared/${body.share_token}/leaderboard`
    const refused = await api.client('GET', path, undefined, { headers: foreign })
    expect(refused).toMatchObject({ status: 503, body: problem('room_unavailable') })
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://school.example')
    expect(refused.headers.get('retry-after')).toBe('1')
    await api.stop()
  })

  test('is read 2,000 times at once by one address, then 200 times a second', async () => {
    let now = Date.now()
    const api = await makeTestApi({ now: () => now })
    const { limits } = api.services
    for (let i = 0; i < 2_000; i++) limits.countSharedRead('203.0.113.9')
    expect(() => limits.countSharedRead('203.0.113.9')).toThrow()
    limits.countSharedRead('203.0.113.10')
    now += 1_000
    for (let i = 0; i < 200; i++) limits.countSharedRead('203.0.113.9')
    expect(() => limits.countSharedRead('203.0.113.9')).toThrow()
    await api.stop()
  })
})
