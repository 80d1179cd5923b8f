import type { QuestionSetList } from '@pathquest/core'
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/api'
import { problem } from '../../test/client'
import { careers, pathkeys, questionSets } from '../../test/content'
import { SETTLED_MS } from '../../test/course'
import { type Person, signUp } from '../../test/people'

const NURSE = 'qs_nurse-shift'
let server: TestServer
let teacher: Person
let student: Person
/** Zoe has the one seat of this lobby, polled once, and stays silent from then on. */
let closedTab: { owner: Person; gameCode: string; path: string; zoe: Seat }
interface Seat {
  bearer: string
  id: string
}

beforeAll(async () => {
  server = await startTestServer({ PATHQUEST_DEMO: 'off' })
  teacher = await signUp(server.client, 'teacher')
  student = await signUp(server.client, 'student')
  const owner = await signUp(server.client, 'teacher')
  const { gameCode, path } = await host({ maxPlayers: 1 }, owner)
  const zoe = await seated(gameCode, 'Zoe')
  await get(`${path}/view?role=player`, zoe)
  expect((await join(gameCode, 'Max')).body).toEqual(problem('game_full'))
  closedTab = { owner, gameCode, path, zoe }
})
afterAll(() => server.stop())

/** One account may make 30 games at once and not more. */
const anotherTeacher = async () => {
  teacher = await signUp(server.client, 'teacher')
}

const post = (path: string, body: unknown = {}, by = {}) => server.client('POST', path, body, by)
const get = (path: string, by = {}) => server.client('GET', path, undefined, by)

async function host(change: object = {}, by: Person = teacher) {
  const { status, body } = await post('/api/games', { questionSetId: NURSE, ...change }, by)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { id, gameCode } = body.session as { id: string; gameCode: string }
  return { id, gameCode, path: `/api/games/${id}`, answer: body }
}
const join = (gameCode: string, displayName: string, by = {}, more = {}) =>
  post('/api/games/join', { gameCode, displayName, ...more }, by)
const seated = async (gameCode: string, displayName: string, by = {}) => {
  const { body } = await join(gameCode, displayName, by)
  return { bearer: body.seatToken as string, id: body.player.id as string, body }
}
const ended = async (path: string, by: object) =>
  vi.waitFor(async () => {
    const { body } = await get(`${path}/seat`, by)
    expect(body.session.status).toBe('completed')
    return body.session
  }, SETTLED_MS)

describe('Hosting', () => {
  test('a teacher hosts with the documented defaults', async () => {
    const { answer } = await host()
    expect(answer).toMatchObject({
      player: null,
      seatToken: null,
      session: {
        gameCode: expect.stringMatching(/^[0-9A-HJ-NP-Z]{6}$/),
        gameMode: 'career_quest',
        sessionType: 'multiplayer',
        status: 'waiting',
        maxPlayers: 50,
        isPublic: true,
        allowLateJoin: false,
        settings: { progressionControl: 'manual', businessDriver: null },
        isHost: true,
        startedAt: null,
      },
    })
  })

  test.each([
    [{ maxPlayers: 'many' }, 30],
    [{ maxPlayers: '' }, 30],
    [{ maxPlayers: null }, 50],
    [{ maxPlayers: '12' }, 12],
    [{ maxPlayers: 1 }, 1],
    [{ maxPlayers: 100 }, 100],
  ])('%o gives room for %i', async (change, maxPlayers) => {
    expect((await host(change)).answer.session.maxPlayers).toBe(maxPlayers)
  })

  test.each([
    [{ maxPlayers: 0 }, 'max_players_range', 'Max players must be between 1 and 100'],
    [{ maxPlayers: 101 }, 'max_players_range', 'Max players must be between 1 and 100'],
    [{ questionSetId: '' }, 'question_set_required', 'Please select a question set'],
    [{ questionSetId: 'qs_none' }, 'question_set_not_found', 'Question Set Not Found'],
    [
      { sessionType: 'solo', gameMode: 'team_challenge' },
      'mode_not_for_solo',
      'This game mode needs more than one player.',
    ],
  ])('%o is refused', async (change, code, detail) => {
    const { body } = await post('/api/games', { questionSetId: NURSE, ...change }, teacher)
    expect(body).toMatchObject({ code, detail })
  })

  test('settings of the mode are those of its game, and of the next one played again', async () => {
    const requested = { gameMode: 'team_challenge', settings: { modeSettings: { teamCount: 3 } } }
    const { answer, path } = await host(requested)
    const { settings } = answer.session
    expect(settings).toMatchObject({ teamCount: 3, modeSettings: { teamCount: 3 } })
    expect((await get(`${path}/seat`, teacher)).body.session.settings).toEqual(settings)
    const again = await host({ gameMode: 'team_challenge', settings })
    expect(again.answer.session.settings).toEqual(settings)
  })

  test('the number of teams is accepted in the documented field', async () => {
    const requested = { gameMode: 'team_challenge', settings: { teamCount: 2 } }
    const { settings } = (await host(requested)).answer.session
    expect(settings).toMatchObject({ teamCount: 2, modeSettings: { teamCount: 2 } })
  })

  test.each([
    ['team_challenge', { teamCount: 7 }, 'teamCount is a whole number from 2 to 6'],
    ['team_challenge', { teamCount: '3' }, 'teamCount is a whole number from 2 to 6'],
    ['team_challenge', { speed: 1 }, 'team_challenge has no setting speed'],
    ['career_quest', { teamCount: 3 }, 'career_quest has no setting teamCount'],
  ])('%s with %o is refused: %s', async (gameMode, modeSettings, reason) => {
    const requested = { questionSetId: NURSE, gameMode, settings: { modeSettings } }
    const { status, body } = await post('/api/games', requested, teacher)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad_request', params: { reason } })
  })

  test('an unknown mode is refused with a list of the known ones', async () => {
    const requested = { questionSetId: NURSE, gameMode: 'hop_scotch' }
    const { status, body } = await post('/api/games', requested, teacher)
    expect(status).toBe(400)
    expect(body.detail).toMatch(/career_quest.*speed_run.*team_challenge/)
  })

  test('a business driver narrows the questions', async () => {
    const { answer } = await host({ settings: { businessDriver: 'process' } })
    expect(answer.session.totalQuestions).toBe(3)
  })

  test('only teachers host; nobody hosts signed out', async () => {
    const game = { questionSetId: NURSE }
    expect((await post('/api/games', game, student)).body).toEqual(problem('wrong_role'))
    expect((await post('/api/games', game)).body).toEqual(problem('not_authenticated'))
  })
})

describe('Joining', () => {
  beforeAll(anotherTeacher)

  test.each([
    [{ gameCode: ' ' }, 'game_code_required', 'Please enter a game code'],
    [{ displayName: '  ' }, 'name_required', 'Please enter your name'],
    [{ displayName: 'x'.repeat(31) }, 'name_too_long', 'Your name can have at most 30 characters'],
    [{ gameCode: 'ZZZZZZ' }, 'game_not_found', 'Game not found'],
    [{ gameCode: "' OR 1=1" }, 'game_not_found', 'Game not found'],
  ])('%o is refused', async (change, code, detail) => {
    const form = { gameCode: 'AAAAAA', displayName: 'Zoe', ...change }
    expect((await post('/api/games/join', form)).body).toMatchObject({ code, detail })
  })

  test('a guest joins by code in any case, and returns to the same seat', async () => {
    const { gameCode, path } = await host()
    const { bearer, body } = await seated(` ${gameCode.toLowerCase()} `, 'Zoe')
    expect(body).toMatchObject({ isHost: false, session: { isHost: false } })
    const again = await join(gameCode, 'Another Name', { bearer })
    expect(again.body.player).toEqual(body.player)
    const seat = await get(`${path}/seat`, { bearer })
    expect(seat.body).toMatchObject({ role: 'player', player: body.player, joinPath: null })
  })

  test('an account returns to its seat without a token', async () => {
    const { gameCode, path } = await host()
    const first = await seated(gameCode, 'Ana', student)
    const second = await seated(gameCode, 'Ana again', student)
    expect(second.id).toBe(first.id)
    expect((await get(`${path}/seat`, student)).body.seatToken).toBe(first.bearer)
  })

  test('two concurrent joins of one account take one seat', async () => {
    const { gameCode } = await host()
    const seats = await Promise.all([
      seated(gameCode, 'Ana', student),
      seated(gameCode, 'Ana', student),
    ])
    expect(new Set(seats.map((seat) => seat.id)).size).toBe(1)
  })

  test('the host gets the host view and no seat', async () => {
    const { gameCode, path } = await host()
    expect((await join(gameCode, 'Teach', teacher)).body).toMatchObject({ isHost: true })
    expect((await get(`${path}/seat`, teacher)).body).toMatchObject({
      role: 'host',
      player: null,
      joinPath: expect.stringMatching(
        new RegExp(`^/join-game\\?code=${gameCode}&invite=[\\w-]{16}$`),
      ),
    })
  })

  test('full, locked, started and ended games have their own refusals', async () => {
    const { gameCode, path } = await host({ maxPlayers: 1 })
    await seated(gameCode, 'Zoe')
    expect((await join(gameCode, 'Max')).body).toEqual(problem('game_full'))
    const other = await host()
    await post(`${other.path}/lock`, {}, teacher)
    expect((await join(other.gameCode, 'Max')).body).toEqual(problem('game_locked'))
    await post(`${other.path}/unlock`, {}, teacher)
    expect((await join(other.gameCode, 'Max')).status).toBe(200)
    await post(`${path}/start`, {}, teacher)
    expect((await join(gameCode, 'Max')).body).toEqual(problem('game_already_started'))
    await post(`${path}/end`, {}, teacher)
    await ended(path, teacher)
    expect((await join(gameCode, 'Max')).body).toEqual(problem('game_already_started'))
  })

  test('a removed player stays out, by seat and by account', async () => {
    const { gameCode, path } = await host()
    const { id, bearer } = await seated(gameCode, 'Ana', student)
    await post(`${path}/kick`, { playerId: id }, teacher)
    for (const by of [{ bearer }, student]) {
      expect((await join(gameCode, 'Ana', by)).body).toEqual(problem('player_removed'))
    }
  })

  test('leaving the lobby frees the seat', async () => {
    const { gameCode, path } = await host({ maxPlayers: 1 })
    const { bearer } = await seated(gameCode, 'Zoe')
    expect((await post(`${path}/leave`, {}, { bearer })).status).toBe(204)
    expect((await join(gameCode, 'Max')).status).toBe(200)
    expect((await get(`${path}/seat`, { bearer })).body).toEqual(problem('game_not_found'))
  })

  test("a game that is not public opens by the host's link alone", async () => {
    const { gameCode, path } = await host({ isPublic: false })
    expect((await join(gameCode, 'Zoe')).body).toEqual(problem('game_not_found'))
    const { body } = await get(`${path}/seat`, teacher)
    const invite = new URLSearchParams(body.joinPath.split('?')[1]).get('invite')
    expect((await join(gameCode, 'Zoe', {}, { invite })).status).toBe(200)
    const other = await host({ isPublic: false })
    expect((await join(other.gameCode, 'Zoe', {}, { invite })).status).toBe(404)
  })

  test('a guessed code of a game that is not public is answered like an unknown code', async () => {
    const { gameCode } = await host({ isPublic: false })
    const [hidden, unknown] = [await join(gameCode, 'Zoe'), await join('ZZZZZZ', 'Zoe')]
    expect(hidden).toEqual({ ...unknown, headers: hidden.headers })
    const names = ({ headers }: typeof hidden) => [...headers.keys()].sort()
    expect(names(hidden)).toEqual(names(unknown))
    const withSeatCode = { seatCode: 'QQQQ' }
    const claims = [
      await join(gameCode, '', {}, withSeatCode),
      await join('ZZZZZZ', '', {}, withSeatCode),
    ]
    expect(claims.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: unknown.status, body: claims[1]?.body }),
    )
  })

  test('nor does a device that has joined too often learn of a game that is not public', async () => {
    const { gameCode } = await host()
    const hidden = await host({ isPublic: false })
    const { cookie } = await join(gameCode, 'Zoe')
    for (let i = 0; i < 10; i++) await join(gameCode, `Zoe ${i}`, { cookie })
    expect((await join(gameCode, 'Zoe', { cookie })).body).toEqual(problem('rate_limited'))
    expect((await join(hidden.gameCode, 'Zoe', { cookie })).body).toEqual(problem('game_not_found'))
    expect((await join('ZZZZZZ', 'Zoe', { cookie })).body).toEqual(problem('game_not_found'))
    // Both were wrong codes: a device has twenty.
    for (let i = 0; i < 18; i++) await join(hidden.gameCode, 'Zoe', { cookie })
    for (const code of [hidden.gameCode, 'ZZZZZZ']) {
      expect((await join(code, 'Zoe', { cookie })).body).toEqual(problem('rate_limited'))
    }
  })

  test('a doubtful name becomes a friendly one; a second one that looks the same gets a number', async () => {
    const { gameCode } = await host()
    const { body } = await join(gameCode, 'f.u.c.k you')
    expect(body.player.displayName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    await seated(gameCode, 'Zoe')
    expect((await seated(gameCode, 'ZOE')).body.player.displayName).toBe('ZOE 2')
  })

  test('100 joins of one address at once all get in, with mistyped codes among them', async () => {
    const { gameCode } = await host({ maxPlayers: 100 })
    const typed = Array.from({ length: 110 }, (_, i) => (i % 11 === 10 ? 'QQQQQQ' : gameCode))
    const answers = await Promise.all(typed.map((code, i) => join(code, `Player ${i}`)))
    const statuses = answers.map((answer) => answer.status)
    const others = answers.filter(({ status }) => status !== 200 && status !== 404)
    expect(others.map(({ status, body }) => [status, body.code])).toEqual([])
    expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  })
})

describe('Playing over HTTP', () => {
  beforeAll(anotherTeacher)

  test('a whole game by polling: tickets, moves, verdict after closing, rewards', async () => {
    const { gameCode, path } = await host()
    const ana = await seated(gameCode, 'Ana', student)
    const zoe = await seated(gameCode, 'Zoe')
    const ticket = await post(`${path}/ticket`, { role: 'player' }, { bearer: zoe.bearer })
    expect(ticket.body).toMatchObject({
      path: `/parties/main/${ana.body.session.id}`,
      expiresAt: expect.any(Number),
    })
    expect(ticket.body.expiresAt - Date.now()).toBeLessThanOrEqual(60_000)
    const start = await post(`${path}/start`, { tab: 'tab-of-host' }, teacher)
    expect(start.body.session).toMatchObject({ status: 'in_progress' })

    const view = await get(`${path}/view?role=player`, { bearer: zoe.bearer })
    expect(view.body.view.stage.name).toBe('question')
    expect(JSON.stringify(view.body)).not.toMatch(/correctIndex|solution|explanation/)
    const hostView = await get(`${path}/view?role=host&tab=tab-of-host`, teacher)
    const { question, solution } = hostView.body.view.stage
    const answer = (selectedOptionIndex: number) => ({
      type: 'answer',
      questionId: question.id,
      selectedOptionIndex,
    })
    const right = { id: 'move-1', move: answer(solution.correctIndex) }
    const accepted = await post(`${path}/moves`, right, student)
    expect(accepted.body).toMatchObject({ type: 'accepted', id: 'move-1' })
    const second = { id: 'move-2', move: answer(0) }
    expect((await post(`${path}/moves`, second, student)).body).toMatchObject({
      code: 'already_submitted',
      detail: 'Answer already submitted',
    })
    const stale = await post(`${path}/advance`, { tab: 'tab-of-host', expectedBeat: 99 }, teacher)
    expect(stale.body).toEqual(problem('stale_version'))

    await post(`${path}/end`, { tab: 'tab-of-host' }, teacher)
    expect(await ended(path, student)).toMatchObject({ outcome: 'finished' })
    const dashboard = await get('/api/dashboard', student)
    // One for the place, and the milestone of a first game; two players have no podium.
    expect(dashboard.body).toMatchObject({ tokens: 61, pathkeysCollected: 2, gamesPlayed: 1 })
    // A seat polls 10 times a second at most.
    const polling = { timeout: SETTLED_MS, interval: 200 }
    await vi.waitFor(async () => {
      const podium = await get(`${path}/view?role=player`, student)
      expect(podium.body.view.you.rewards).toMatchObject({ tokensEarned: 61 })
    }, polling)
    const guest = await get(`${path}/view?role=player`, { bearer: zoe.bearer })
    expect(guest.body.view.you.rewards ?? { tokensEarned: 0 }).toMatchObject({ tokensEarned: 0 })
  })

  test('ending in the lobby cancels: no start and nothing earned', async () => {
    const { gameCode, path } = await host()
    const { bearer } = await seated(gameCode, 'Zoe')
    await post(`${path}/end`, {}, teacher)
    const session = await ended(path, { bearer })
    expect(session).toMatchObject({ outcome: 'cancelled', startedAt: null })
  })

  test('starting needs a player', async () => {
    const { path } = await host()
    expect((await post(`${path}/start`, {}, teacher)).body).toMatchObject({
      code: 'no_players',
      detail: 'No players found',
    })
  })

  test("host and screen name their tab, a player cannot take the host's place", async () => {
    const { gameCode, path } = await host()
    const { bearer } = await seated(gameCode, 'Zoe')
    expect((await post(`${path}/ticket`, { role: 'host' }, teacher)).body).toMatchObject({
      code: 'bad_request',
      field: 'tab',
    })
    for (const role of ['host', 'screen']) {
      const requested = { role, tab: 'some-tab-1' }
      expect((await post(`${path}/ticket`, requested, teacher)).status).toBe(200)
      expect((await post(`${path}/ticket`, requested, { bearer })).status).toBe(404)
      expect((await get(`${path}/view?role=${role}&tab=some-tab-1`, { bearer })).status).toBe(404)
    }
  })

  test('the documented game functions forward to the room, host only', async () => {
    const { id, gameCode } = await host()
    await seated(gameCode, 'Zoe')
    const sessionId = id
    const questions = [{ text: 'mine?', options: [] }]
    const initialize = { sessionId, questions, progressionControl: 'manual', players: [] }
    expect((await post('/api/game/initialize', initialize, teacher)).body).toEqual({
      success: true,
    })
    const first = { sessionId, questionIndex: 0 }
    expect((await post('/api/game/startQuestion', first, student)).status).toBe(404)
    expect((await post('/api/game/startQuestion', first, teacher)).body).toEqual({ success: true })
    expect((await post('/api/game/advanceQuestion', { sessionId }, teacher)).body).toEqual({
      success: true,
    })
    const late = await post('/api/game/initialize', initialize, teacher)
    expect(late.body).toEqual({ success: false, error: 'Game has already started' })
  })

  test('Play Again: players of the finished game get the code of the next', async () => {
    const former = await host({ isPublic: false })
    const { body } = await get(`${former.path}/seat`, teacher)
    const invite = new URLSearchParams(body.joinPath.split('?')[1]).get('invite') ?? ''
    const joined = await join(former.gameCode, 'Ana', student, { invite })
    await post(`${former.path}/start`, {}, teacher)
    await post(`${former.path}/end`, {}, teacher)
    await ended(former.path, teacher)
    const next = await host({ isPublic: false, playAgainOf: former.id })
    const bearer = joined.body.seatToken
    const view = await get(`${former.path}/view?role=player`, { bearer })
    expect(view.body.view.game.nextGameCode).toBe(next.gameCode)
    expect((await join(next.gameCode, 'Ana', student)).status).toBe(200)
    expect((await join(next.gameCode, 'Stranger')).status).toBe(404)
    const other = await signUp(server.client, 'teacher')
    const stolen = { questionSetId: NURSE, playAgainOf: former.id }
    expect((await post('/api/games', stolen, other)).status).toBe(404)
  })

  test('Play Again in another mode: a guest keeps the character of the game before', async () => {
    const former = await host()
    const { body } = await join(former.gameCode, 'Gus')
    const bearer = body.seatToken
    const character = 'lantern-moss-map'
    const chosen = { id: 'move-character', move: { type: 'character', character } }
    expect((await post(`${former.path}/moves`, chosen, { bearer })).status).toBe(200)
    await post(`${former.path}/start`, {}, teacher)
    await post(`${former.path}/end`, {}, teacher)
    await ended(former.path, teacher)
    const next = await host({ gameMode: 'speed_run', playAgainOf: former.id })
    expect((await join(next.gameCode, 'Gus', { bearer })).status).toBe(200)
    const view = await get(`${next.path}/view?role=host&tab=tab-of-host`, teacher)
    expect(view.body.view.players).toMatchObject([{ displayName: 'Gus', character }])
  })
})

describe('Solo', () => {
  test('any account plays alone: joined as Explorer and started', async () => {
    const { answer, path } = await host({ sessionType: 'solo', maxPlayers: 40 }, student)
    expect(answer).toMatchObject({
      player: { displayName: 'Explorer' },
      seatToken: expect.any(String),
      session: {
        status: 'in_progress',
        maxPlayers: 1,
        isPublic: false,
        allowLateJoin: false,
        settings: { progressionControl: 'auto' },
      },
    })
    expect((await get(`${path}/seat`, student)).body).toMatchObject({ role: 'player' })
    const bearer = answer.seatToken
    const end = { id: 'move-end', move: { type: 'end' } }
    expect((await post(`${path}/moves`, end, { bearer })).status).toBe(200)
    await ended(path, student)
  })

  test('a career quest takes the set of the career, else of its sector, else any', async () => {
    const quest = (careerId: string) => post('/api/career-quests', { careerId }, student)
    const own = await quest('ca_registered-nurse')
    expect(own.status).toBe(201)
    expect(own.body.session).toMatchObject({ questionSetId: NURSE, sessionType: 'solo' })
    expect((await quest('ca_none')).status).toBe(404)
  })
})

describe('Lists', () => {
  test('hosted and joined games, newest first', async () => {
    const { gameCode, id } = await host()
    await seated(gameCode, 'Ana', student)
    const hosted = await get('/api/games?role=hosted&limit=1', teacher)
    expect(hosted.body.games).toMatchObject([{ sessionId: id, playerCount: 1, status: 'waiting' }])
    const joined = await get('/api/games?role=joined&limit=1', student)
    expect(joined.body.games).toMatchObject([{ sessionId: id }])
    expect((await get('/api/games?role=all', teacher)).status).toBe(400)
  })

  test('question sets come without questions, filtered as documented', async () => {
    const { body } = await get('/api/question-sets', teacher)
    expect(body.questionSets).toHaveLength(questionSets.length)
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|options|explanation/)
    const grade6 = await get('/api/question-sets?grade_level=6', teacher)
    for (const set of grade6.body.questionSets) expect(set.gradeLevel).toContain(6)
    const ofCareers = await get('/api/question-sets?exploration_type=career', teacher)
    for (const set of ofCareers.body.questionSets) expect(set.careerId).not.toBeNull()
    const subject = '/api/question-sets?exploration_type=subject&subject=Healthcare'
    for (const set of (await get(subject, teacher)).body.questionSets) {
      expect(set.subject).toBe('Healthcare')
    }
    expect((await get('/api/question-sets?grade_level=13', teacher)).status).toBe(400)
    expect((await get('/api/question-sets?sort=%22', teacher)).status).toBe(400)
  })

  test('question sets are searched with the filters, counted beyond the limit and without them', async () => {
    const search = async (query: string) =>
      (await get(`/api/question-sets?${query}`, teacher)).body as QuestionSetList
    const esports = await search('q=esports')
    expect(esports.total).toBeGreaterThanOrEqual(20)
    expect(esports.questionSets).toHaveLength(Math.min(esports.total, 50))
    for (const word of ['nurse', 'nusre', 'law', 'music', 'enfermera']) {
      expect((await search(`q=${word}`)).total, word).toBeGreaterThan(0)
    }
    const [first] = (await search('q=doctor&limit=1')).questionSets
    expect(first?.careerId).toBe('ca_family-doctor')
    const beside = await search('q=nurse&exploration_type=industry')
    for (const { careerId } of beside.questionSets) expect(careerId).toBeNull()
    const { total } = await search('q=nurse')
    expect(beside.total).toBeLessThan(total)
    expect(beside.unfilteredTotal).toBe(total)
    const all = await search('grade_level=6&limit=5')
    expect(all.questionSets).toHaveLength(5)
    expect(all.total).toBe((await search('grade_level=6')).questionSets.length)
    expect(all.unfilteredTotal).toBe(questionSets.length)
    expect((await get('/api/question-sets?q=a&limit=201', teacher)).status).toBe(400)
  })

  test('pathkeys and figures are for everybody', async () => {
    const { body } = await get('/api/pathkeys')
    expect(body.pathkeys).toHaveLength(pathkeys.length)
    const [first, second] = body.pathkeys
    const some = await get(`/api/pathkeys?ids=${second.id},${first.id},none`)
    expect(some.body.pathkeys).toHaveLength(2)
    expect((await get('/api/stats')).body).toEqual({
      careers: careers.length,
      questionSets: questionSets.length,
      gameModes: MODE_IDS.length,
    })
  })
})

// Last: a seat is freed after 15 s of silence, most of which have passed by now.
test('a closed tab frees its seat, and gets it back if one is free', async () => {
  const { owner, gameCode, path, zoe } = closedTab
  const max = await vi.waitFor(
    async () => {
      const { status, body } = await join(gameCode, 'Max')
      expect(status).toBe(200)
      return { bearer: body.seatToken as string }
    },
    { timeout: 25_000, interval: 1_000 },
  )
  const view = () => get(`${path}/view?role=player`, zoe)
  expect((await view()).body).toEqual(problem('game_full'))
  expect((await join(gameCode, 'Zoe', zoe)).body).toEqual(problem('game_full'))
  await post(`${path}/leave`, {}, max)
  expect((await view()).body.view).toMatchObject({
    you: { playerId: zoe.id, displayName: 'Zoe' },
    playerCount: 1,
  })
  expect((await post(`${path}/ticket`, { role: 'player' }, zoe)).status).toBe(200)
  await post(`${path}/start`, {}, owner)
  await post(`${path}/end`, {}, owner)
  expect(await ended(path, zoe)).toMatchObject({ outcome: 'finished' })
}, 40_000)
