import { join } from 'node:path'
import { signCall, type UserType } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ALLOWED, HOST_BY_BODY, POLICY, type VISITS, type Who } from '../../test/access-policy'
import { startTestServer, type TestServer } from '../../test/api'
import type { Caller } from '../../test/client'
import { SETTLED_MS } from '../../test/course'
import { aPlatform, type LaunchChanges, launchFrom } from '../../test/lti'
import { grantAdmin, letWait, type Person, signUp } from '../../test/people'
import { bodyFor, changesGame, idIn, pathFor, SET, TAKES_BYTES } from '../../test/valid-requests'
import { openStore } from '../db/open-store'
import type { Access } from '../http/app-env'
import { loadSecrets } from '../runtime/secrets'

const EXTRA = ['ownerId', 'tokens', 'score', 'isAdmin', 'status', '__proto__', 'constructor']

let server: TestServer
let callers: Record<Exclude<Who, 'guest'>, Caller>
let coTeacher: Caller
let courseElsewhere: Caller
let people: Record<
  'host' | 'player' | 'student' | 'teacher' | 'waiting' | 'parent' | 'admin',
  Person
>
let operations: { name: string; method: string; path: string; access: string }[]

beforeAll(async () => {
  server = await startTestServer({ PATHQUEST_DEMO: 'off' })
  const { client } = server
  people = {
    host: await signUp(client, 'teacher'),
    teacher: await signUp(client, 'teacher'),
    waiting: await signUp(client, 'teacher'),
    player: await signUp(client, 'student'),
    student: await signUp(client, 'student'),
    parent: await signUp(client, 'parent'),
    admin: await signUp(client, 'teacher'),
  }
  await grantAdmin(server.dataDir, people.admin)
  await letWait(server.dataDir, people.waiting)
  const elsewhere = await freshGame()
  callers = {
    nobody: {},
    player: people.player,
    'guest of another game': elsewhere.guest,
    'other student': people.student,
    'other teacher': people.teacher,
    'waiting teacher': people.waiting,
    parent: people.parent,
    administrator: people.admin,
    ...(await visitors()),
    // Has the length of a visit's token, but is none.
    'expired visit': { bearer: 'x'.repeat(43) },
    host: people.host,
  }
  const { body } = await client('GET', '/api/openapi.json')
  operations = Object.entries<Record<string, { 'x-access': string }>>(body.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
      })),
  )
})
afterAll(() => server.stop())

/** A game of one course, on an activity that leads to a live game. */
async function visitors(): Promise<Record<(typeof VISITS)[number], Caller>> {
  const store = openStore(join(server.dataDir, 'pathquest.db'))
  const services = { store, secrets: loadSecrets(server.dataDir, {}), now: Date.now }
  const platform = await aPlatform(services)
  const custom = { content: 'question_set', content_id: SET }
  const visit = (role: UserType, more: LaunchChanges = {}) =>
    launchFrom(services, server.client, platform, { role, sub: role, custom, ...more })
  const callers = {
    'visiting student': await visit('student'),
    'visiting teacher': await visit('teacher'),
    'visiting parent': await visit('parent'),
    'visiting onlooker': await visit('teacher', { looksOn: true, sub: 'onlooker' }),
  }
  coTeacher = await visit('teacher', { sub: 'co-teacher' })
  courseElsewhere = await visit('teacher', {
    sub: 'elsewhere',
    context: { id: 'course-2', title: 'Careers 8a', label: null },
    resourceLink: { id: 'link-2', title: 'Nurse Shift' },
  })
  await store.close()
  return callers
}

async function freshGame() {
  const { client } = server
  const created = await client('POST', '/api/games', { questionSetId: SET }, people.host)
  const { id, gameCode } = created.body.session
  const guest = await client('POST', '/api/games/join', { gameCode, displayName: 'Zoe' })
  await client('POST', '/api/games/join', { gameCode, displayName: 'Ana' }, people.player)
  return {
    id: id as string,
    gameCode: gameCode as string,
    guest: { bearer: guest.body.seatToken as string },
    guestId: guest.body.player.id as string,
  }
}
type Game = Awaited<ReturnType<typeof freshGame>>

let shared: Promise<Game> | undefined

/** One game for all tests that change none. */
function sharedGame(): Promise<Game> {
  shared ??= freshGame()
  return shared
}
/** The request is invalid, whoever sends it. */
const WRONG = ['sign_in_failed', 'handover_used', 'account_code_invalid']

const isRefused = ({ status, body }: { status: number; body: { code?: string } }): boolean =>
  ((status === 401 || status === 403) && !WRONG.includes(body.code ?? '')) ||
  (status === 404 && ['game_not_found', 'not_found'].includes(body.code ?? ''))

describe('Authorization', () => {
  test('every operation is in the policy, and declares what the policy says', () => {
    const declared = Object.fromEntries(operations.map(({ name, access }) => [name, access]))
    expect(declared).toEqual(POLICY)
  })

  test.each(Object.entries(POLICY))(
    '%s: %s',
    async (name, access) => {
      const game = await (changesGame(name) ? freshGame() : sharedGame())
      const byBody = HOST_BY_BODY.test(name)
      const allowed = byBody ? ALLOWED.host : ALLOWED[access]
      const [method = '', path = ''] = name.split(' ')
      // Signing out would end what the next operations need.
      const leaves = /\/sign-out(-everywhere)?$/.test(name)
      // The host comes last: a host's calls end what others may do.
      for (const who of [...(Object.keys(callers) as Who[]), 'guest' as const].sort((a, b) =>
        a === 'host' ? 1 : b === 'host' ? -1 : 0,
      )) {
        const caller: Caller = who === 'guest' ? game.guest : callers[who]
        const isAccount = caller.cookie !== undefined
        const by = leaves && isAccount ? await signUp(server.client) : caller
        const query =
          method === 'GET' ? pathFor(path, game, who) : path.replace('{id}', idIn(path, game))
        const reply = await server.client(method, query, bodyFor(name, game, who), by)
        const may = allowed === 'all' || allowed.includes(who)
        expect({ who, refused: isRefused(reply) }).toEqual({ who, refused: !may })
        expect(reply.status).not.toBe(500)
      }
      // Fifteen sign-ins one after the other are slow on a busy machine.
    },
    90_000,
  )

  test("for others a game is not found: a stranger's answer is that of an unknown id", async () => {
    const game = await freshGame()
    const unknown = 'gs_00000000000000000000'
    for (const rest of ['seat', 'view?role=player', 'results']) {
      for (const by of [callers['other teacher'], callers['guest of another game'], {}]) {
        const real = await server.client('GET', `/api/games/${game.id}/${rest}`, undefined, by)
        const none = await server.client('GET', `/api/games/${unknown}/${rest}`, undefined, by)
        expect(real.status).toBe(404)
        expect(real.body).toEqual(none.body)
      }
    }
  })

  test("a course's game and its report belong to every teacher of the course, and to nobody else", async () => {
    const hosting = callers['visiting teacher']
    const { client } = server
    const opened = await client('POST', '/api/lti/game', {}, hosting)
    const gameId = opened.body.session.id as string
    await client('POST', '/api/lti/seat', {}, callers['visiting student'])
    for (const command of ['start', 'end']) {
      const done = await client(
        'POST',
        `/api/games/${gameId}/${command}`,
        { tab: 'tab-of-host' },
        hosting,
      )
      expect(done.status).toBe(200)
    }
    const report = `/api/analytics/games/${gameId}`
    const ask = async (by: Caller) => {
      const replies = await Promise.all([
        client('GET', report, undefined, by),
        client('GET', `${report}/report.csv`, undefined, by),
        client('GET', `${report}/report.xlsx`, undefined, by),
        client('POST', `${report}/accept`, { questionId: 'qn_none', answer: 0 }, by),
      ])
      return replies.map(({ status }) => status)
    }
    // The last one passed the access check: that question is not in the game.
    const may = [200, 200, 200, 404]
    await vi.waitFor(async () => expect(await ask(hosting)).toEqual(may), SETTLED_MS)
    expect(await ask(coTeacher)).toEqual(may)
    const listed = await client('GET', '/api/lti/reports', undefined, coTeacher)
    expect(listed.body.games).toMatchObject([{ sessionId: gameId, players: 1 }])
    const others = await client('GET', '/api/lti/reports', undefined, courseElsewhere)
    expect(others.body).toEqual({ games: [] })
    const asked = await client(
      'POST',
      `${report}/accept`,
      { questionId: 'qn_none', answer: 0 },
      coTeacher,
    )
    expect(asked.body).toMatchObject({ code: 'game_question_not_found' })
    const strangers = Object.entries({ ...callers, courseElsewhere }).filter(
      ([who]) => who !== 'visiting teacher',
    )
    for (const [who, by] of strangers) {
      const refused = (await ask(by)).every((status) => status === 404 || status === 401)
      expect({ who, refused }).toEqual({ who, refused: true })
    }
  })

  test('a teacher who waits for approval reads no solutions and hosts no class', async () => {
    const { client } = server
    const game = await sharedGame()
    for (const [method, path, body] of [
      ['GET', `/api/question-sets/${SET}`],
      ['GET', `/api/question-sets/${SET}/export?format=gift`],
      ['GET', `/api/question-sets/${SET}/reports`],
      ['POST', `/api/question-sets/${SET}/duplicate`, {}],
      ['GET', '/api/students'],
      ['GET', '/api/analytics'],
      ['POST', '/api/games', { questionSetId: SET }],
    ] as const) {
      const reply = await client(method, path, body, people.waiting)
      const outcome = { path, status: reply.status, code: reply.body.code }
      expect(outcome).toEqual({ path, status: 403, code: 'approval_pending' })
    }
    for (const rest of ['', '/report.csv', '/report.xlsx']) {
      const path = `/api/analytics/games/${game.id}${rest}`
      expect((await client('GET', path, undefined, people.waiting)).status).toBe(404)
    }
  })

  test('a forged or changed seat token is refused', async () => {
    const game = await freshGame()
    const [payload, signature] = game.guest.bearer.split('.')
    // Ids are random: the last character must become another one, whatever it is.
    const playerId = game.guestId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const other = Buffer.from(JSON.stringify({ sessionId: game.id, playerId })).toString(
      'base64url',
    )
    expect(other).not.toBe(payload)
    for (const bearer of [`${other}.${signature}`, `${payload}.AAAA`, 'rubbish']) {
      const reply = await server.client('GET', `/api/games/${game.id}/seat`, undefined, { bearer })
      expect(reply.status).toBe(401)
      expect(reply.body).toMatchObject({ code: 'seat_invalid' })
    }
  })

  test('the public listener has no /internal, not even for calls signed like a room’s', async () => {
    const game = await sharedGame()
    const post = { kind: 'started', key: 'k', startedAt: 1 }
    const path = `/internal/rooms/${game.id}/outbox`
    const secret = loadSecrets(server.dataDir, {}).room
    const call = { method: 'POST', path, body: JSON.stringify(post) }
    const headers = await signCall(secret, call, Date.now())
    const reply = await server.client('POST', path, post, { headers })
    expect(reply.status).toBe(404)
  })
})

/** Callers who may do what the host of a game may not. */
const ACTOR: Partial<Record<Access, Exclude<Who, 'guest'>>> = {
  admin: 'administrator',
  student: 'other student',
  own_student: 'other student',
  own_parent: 'parent',
  launch: 'visiting teacher',
  launch_teacher: 'visiting teacher',
  launch_staff: 'visiting onlooker',
  launch_student: 'visiting student',
}

describe('Mass assignment', () => {
  test.each(
    Object.keys(POLICY).filter((name) => !name.startsWith('GET') && !TAKES_BYTES.includes(name)),
  )('%s refuses fields it does not know', async (name) => {
    const game = await sharedGame()
    const isForSeats = ['seat', 'anyone'].includes(POLICY[name] as string)
    const who: Who = isForSeats ? 'guest' : 'host'
    const account = callers[ACTOR[POLICY[name] as Access] ?? 'host']
    const by = who === 'guest' ? game.guest : account
    const before = await server.client('GET', `/api/games/${game.id}/seat`, undefined, by)
    const [method = '', path = ''] = name.split(' ')
    const fine = JSON.stringify(bodyFor(name, game, who)).slice(1, -1)
    for (const field of EXTRA) {
      const body = JSON.parse(`{"${field}":{"a":1}${fine ? `,${fine}` : ''}}`)
      const reply = await server.client(method, path.replace('{id}', idIn(path, game)), body, by)
      expect({ field, status: reply.status, code: reply.body.code }).toEqual({
        field,
        status: 400,
        code: 'bad_request',
      })
    }
    const after = await server.client('GET', `/api/games/${game.id}/seat`, undefined, by)
    expect(after.body).toEqual(before.body)
  })
})
