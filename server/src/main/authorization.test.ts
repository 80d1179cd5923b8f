import { join } from 'node:path'
import { signCall, type UserType } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/api'
import type { Caller } from '../../test/client'
import { SETTLED_MS } from '../../test/course'
import { aPlatform, type LaunchChanges, launchFrom } from '../../test/lti'
import { grantAdmin, letWait, type Person, signUp } from '../../test/people'
import { openStore } from '../db/open-store'
import type { Access } from '../http/app-env'
import { loadSecrets } from '../runtime/secrets'

/**
 * The policy: every operation of the API and who may call it. An operation that is missing here
 * fails.
 */
const POLICY: Record<string, Access> = {
  'POST /api/auth/sign-in': 'anyone',
  'POST /api/auth/sign-up': 'anyone',
  'POST /api/auth/age-check': 'anyone',
  'POST /api/auth/sign-out': 'anyone',
  'POST /api/auth/forgot-password': 'anyone',
  'POST /api/auth/reset-password': 'anyone',
  'POST /api/auth/verify-email': 'anyone',
  'POST /api/auth/confirm-sign-up': 'anyone',
  'POST /api/auth/confirmation': 'signed_in',
  'POST /api/auth/social': 'anyone',
  'GET /api/auth/callback/{provider}': 'anyone',
  'GET /api/auth/social-sign-up': 'anyone',
  'POST /api/auth/social-sign-up': 'anyone',
  'GET /api/session': 'anyone',
  'POST /api/session': 'anyone',
  'GET /api/account': 'signed_in',
  'PATCH /api/account/names': 'signed_in',
  'POST /api/account/email': 'signed_in',
  'POST /api/account/password': 'signed_in',
  'POST /api/account/sign-out-everywhere': 'signed_in',
  'POST /api/account/mails': 'signed_in',
  'GET /api/account/export': 'signed_in',
  'POST /api/account/deletion': 'signed_in',
  'GET /api/profile': 'signed_in',
  'GET /api/question-sets': 'account',
  'POST /api/question-imports': 'teacher',
  'GET /api/question-sets/{id}/export': 'teacher',
  'GET /api/question-template.csv': 'anyone',
  'POST /api/question-sets': 'teacher',
  'GET /api/question-sets/{id}': 'teacher',
  'PATCH /api/question-sets/{id}': 'teacher',
  'DELETE /api/question-sets/{id}': 'teacher',
  'POST /api/question-sets/{id}/duplicate': 'teacher',
  'POST /api/question-sets/{id}/questions': 'teacher',
  'PUT /api/question-sets/{id}/questions/order': 'teacher',
  'PATCH /api/question-sets/{id}/questions/{questionId}': 'teacher',
  'DELETE /api/question-sets/{id}/questions/{questionId}': 'teacher',
  'PUT /api/question-sets/{id}/favourite': 'teacher',
  'DELETE /api/question-sets/{id}/favourite': 'teacher',
  'GET /api/question-sets/{id}/share': 'teacher',
  'POST /api/question-sets/{id}/share': 'teacher',
  'DELETE /api/question-sets/{id}/share': 'teacher',
  'DELETE /api/question-sets/{id}/editors/{profileId}': 'teacher',
  'POST /api/question-set-shares/accept': 'teacher',
  'POST /api/question-images': 'teacher',
  'GET /api/question-set-publishing': 'teacher',
  'GET /api/question-sets/{id}/figures': 'teacher',
  'GET /api/question-sets/{id}/reports': 'teacher',
  'POST /api/question-sets/{id}/reports/{questionId}': 'teacher',
  'GET /api/students': 'teacher',
  'GET /api/students/{profileId}': 'teacher',
  'GET /api/analytics': 'teacher',
  'GET /api/analytics/games/{id}': 'host',
  'GET /api/analytics/games/{id}/report.csv': 'host',
  'GET /api/analytics/games/{id}/report.xlsx': 'host',
  'POST /api/analytics/games/{id}/accept': 'host',
  'POST /api/analytics/games/{id}/players/{playerId}/account': 'host',
  'GET /api/pathkeys': 'anyone',
  'GET /api/collection': 'account',
  'GET /api/market': 'student',
  'POST /api/market/cosmetics': 'student',
  'POST /api/market/openings': 'student',
  'PUT /api/market/worn': 'student',
  'GET /api/bookmarks': 'signed_in',
  'PUT /api/bookmarks/{id}': 'signed_in',
  'DELETE /api/bookmarks/{id}': 'signed_in',
  'GET /api/interests': 'signed_in',
  'PUT /api/interests': 'signed_in',
  'DELETE /api/interests': 'signed_in',
  'GET /api/careers': 'anyone',
  'GET /api/search-words': 'anyone',
  'GET /api/careers/{id}': 'anyone',
  'GET /api/stats': 'anyone',
  'GET /api/site': 'anyone',
  'GET /api/dashboard': 'account',
  'GET /api/health': 'anyone',
  'POST /api/parent-code': 'own_student',
  'GET /api/parents': 'own_student',
  'DELETE /api/parents/{id}': 'own_student',
  'GET /api/children': 'own_parent',
  'POST /api/children': 'own_parent',
  'DELETE /api/children/{id}': 'own_parent',
  'POST /api/games': 'account',
  'GET /api/games': 'account',
  'GET /api/host-defaults': 'teacher',
  'POST /api/career-quests': 'account',
  'POST /api/games/join': 'anyone',
  'GET /api/games/{id}/seat': 'member',
  'GET /api/games/{id}/view': 'member',
  'GET /api/games/{id}/results': 'member',
  'POST /api/games/{id}/ticket': 'member',
  'POST /api/games/{id}/moves': 'seat',
  'POST /api/games/{id}/leave': 'seat',
  'POST /api/games/{id}/questions/{questionId}/report': 'member',
  'POST /api/games/{id}/start': 'host',
  'POST /api/games/{id}/advance': 'host',
  'POST /api/games/{id}/end': 'host',
  'POST /api/games/{id}/lock': 'host',
  'POST /api/games/{id}/unlock': 'host',
  'POST /api/games/{id}/hide-how': 'host',
  'POST /api/games/{id}/kick': 'host',
  'POST /api/games/{id}/take-control': 'host',
  'POST /api/games/{id}/pause': 'host',
  'POST /api/games/{id}/resume': 'host',
  'POST /api/games/{id}/skip': 'host',
  'POST /api/games/{id}/add-time': 'host',
  'POST /api/games/{id}/extra-time': 'host',
  'POST /api/games/{id}/approve-name': 'host',
  'POST /api/games/{id}/rename': 'host',
  'POST /api/games/{id}/seat-code': 'host',
  'POST /api/games/{id}/only-link': 'host',
  'POST /api/games/{id}/allow-code': 'host',
  'POST /api/games/{id}/remove-all': 'host',
  'POST /api/games/{id}/second-step': 'host',
  'POST /api/games/{id}/one-step': 'host',
  'POST /api/games/{id}/mute-reactions': 'host',
  'POST /api/games/{id}/allow-reactions': 'host',
  'POST /api/games/{id}/let-in': 'host',
  'POST /api/games/{id}/accept-answer': 'host',
  'POST /api/games/{id}/show-how': 'host',
  'POST /api/games/{id}/show-remark': 'host',
  'POST /api/games/{id}/allow-late-join': 'host',
  'POST /api/games/{id}/forbid-late-join': 'host',
  'POST /api/games/{id}/share': 'host',
  'GET /api/games/{id}/share': 'host',
  'DELETE /api/games/{id}/share': 'host',
  'GET /api/shared/{token}/leaderboard': 'anyone',
  'POST /api/game/initialize': 'account',
  'POST /api/game/startQuestion': 'account',
  'POST /api/game/advanceQuestion': 'account',
  'GET /api/lti/launch': 'launch',
  'GET /api/lti/game': 'launch',
  'POST /api/lti/game': 'launch_teacher',
  'GET /api/lti/reports': 'launch_teacher',
  'POST /api/lti/seat': 'launch_student',
  'POST /api/lti/solo': 'launch',
  'GET /api/lti/solo': 'launch',
  'GET /api/lti/attempts': 'launch',
  'GET /api/lti/extra-times': 'launch_teacher',
  'PUT /api/lti/extra-times': 'launch_teacher',
  'GET /api/lti/children': 'launch_parent',
  'GET /api/lti/groups': 'launch_staff',
  'PUT /api/lti/groups': 'launch_teacher',
  'GET /api/lti/roster': 'launch_staff',
  'GET /api/lti/grades': 'launch_staff',
  'POST /api/lti/grades/resend': 'launch_teacher',
  'GET /api/lti/settings': 'launch_teacher',
  'PUT /api/lti/settings': 'launch_teacher',
  'GET /api/lti/reviews/{id}': 'launch',
  'GET /api/lti/reviews/{id}/attempts/{sessionId}': 'launch',
  'POST /api/lti/reviews/{id}/send': 'launch_teacher',
  'POST /api/lti/reviews/{id}/reset': 'launch_teacher',
  'PUT /api/lti/content': 'launch_teacher',
  'POST /api/lti/deep-linking': 'launch_teacher',
  'GET /api/lti/deep-linking/handed': 'launch_teacher',
  'GET /api/lti/quests': 'launch_teacher',
  'POST /api/lti/account-code': 'launch',
  'POST /api/account-links/preview': 'signed_in',
  'POST /api/account-links': 'signed_in',
  'GET /api/account-links': 'signed_in',
  'DELETE /api/account-links/{id}': 'signed_in',
  'GET /api/admin/people': 'admin',
  'POST /api/admin/people/{id}': 'admin',
  'POST /api/question-sets/{id}/report': 'account',
  'GET /api/admin/set-reviews': 'admin',
  'GET /api/admin/set-reviews/{id}': 'admin',
  'POST /api/admin/set-reviews/{id}': 'admin',
  'GET /api/admin/flawed-questions': 'admin',
  'GET /api/admin/question-reports': 'admin',
  'POST /api/admin/question-reports/{questionId}': 'admin',
  'GET /api/admin/lti/platforms': 'admin',
  'POST /api/admin/lti/platforms': 'admin',
  'PATCH /api/admin/lti/platforms/{id}': 'admin',
  'DELETE /api/admin/lti/platforms/{id}': 'admin',
  'POST /api/admin/lti/platforms/{id}/rotate-keys': 'admin',
  'POST /api/admin/lti/platforms/{id}/test': 'admin',
  'POST /api/admin/lti/platforms/{id}/deployments': 'admin',
  'DELETE /api/admin/lti/platforms/{id}/deployments': 'admin',
  'GET /api/admin/lti/invites': 'admin',
  'POST /api/admin/lti/invites': 'admin',
  'DELETE /api/admin/lti/invites/{id}': 'admin',
}
/** Stricter than an account: the host of the game that the body names. */
const HOST_BY_BODY = /^POST \/api\/game\//

type Who =
  | 'nobody'
  | 'guest'
  | 'player'
  | 'guest of another game'
  | 'other student'
  | 'other teacher'
  | 'waiting teacher'
  | 'parent'
  | 'administrator'
  | 'visiting student'
  | 'visiting teacher'
  | 'visiting parent'
  | 'visiting onlooker'
  | 'expired visit'
  | 'host'

const SIGNED_IN: Who[] = [
  'player',
  'other student',
  'other teacher',
  'waiting teacher',
  'parent',
  'administrator',
  'host',
]
const VISITS = [
  'visiting student',
  'visiting teacher',
  'visiting parent',
  'visiting onlooker',
] as const
const VISITING: Who[] = [...VISITS]

const ALLOWED: Record<Access, Who[] | 'all'> = {
  anyone: 'all',
  account: [...SIGNED_IN, ...VISITING],
  signed_in: SIGNED_IN,
  own_student: ['player', 'other student'],
  own_parent: ['parent'],
  student: ['player', 'other student', 'visiting student'],
  teacher: ['other teacher', 'administrator', 'visiting teacher', 'host'],
  launch: VISITING,
  launch_teacher: ['visiting teacher'],
  launch_staff: ['visiting teacher', 'visiting onlooker'],
  launch_student: ['visiting student'],
  launch_parent: ['visiting parent'],
  admin: ['administrator'],
  host: ['host'],
  seat: ['guest', 'player'],
  member: ['guest', 'player', 'host'],
  room: [],
}

const SET = 'qs_nurse-shift'
const CAREER = 'ca_electrician'
const A_SET = { title: 'Bees at work', subject: 'Science', gradeLevel: [8] }
const A_QUESTION = {
  questionText: 'Who looks after bees?',
  options: [
    { text: 'A beekeeper', isCorrect: true },
    { text: 'A roofer', isCorrect: false },
  ],
}
/** They take bytes: there are no fields to test. */
const TAKES_BYTES = ['POST /api/question-images', 'POST /api/question-imports']
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
/**
 * Repeating these changes nothing for a seated player; and an account may create only so many games
 * at once.
 */
const CHANGES_ENTRY =
  /\/(unlock|only-link|allow-code|allow-late-join|second-step|one-step|mute-reactions|allow-reactions|extra-time|approve-name|accept-answer|show-remark|show-how|hide-how)$/
const changesGame = (name: string): boolean =>
  /^(?!GET)\w+ \/api\/games?\//.test(name) && !CHANGES_ENTRY.test(name)

/** A request that is valid apart from who sends it. */
function bodyFor(name: string, game: Game, who: Who): object | undefined {
  if (name.startsWith('GET')) return undefined
  const bodies: Record<string, object> = {
    'POST /api/auth/sign-in': { email: 'nobody@school.example', password: 'wrong password' },
    'POST /api/auth/sign-up': {
      email: 'x',
      password: 'x',
      fullName: 'X',
      role: 'student',
      birthMonth: 1,
      birthYear: 1990,
    },
    'POST /api/auth/age-check': { birthMonth: 1, birthYear: 1990 },
    'POST /api/auth/forgot-password': { email: 'nobody@school.example' },
    'POST /api/auth/reset-password': { token: 'unknown', password: 'a quiet river' },
    'POST /api/auth/verify-email': { token: 'unknown' },
    'POST /api/auth/confirm-sign-up': { token: 'unknown' },
    'POST /api/auth/social': { provider: 'google' },
    'POST /api/auth/social-sign-up': {
      fullName: 'X',
      role: 'student',
      terms: true,
      birthMonth: 1,
      birthYear: 1990,
    },
    'POST /api/games': { questionSetId: SET, sessionType: 'solo' },
    'POST /api/career-quests': { careerId: CAREER },
    'POST /api/games/join': { gameCode: game.gameCode, displayName: 'Max' },
    'POST /api/games/{id}/ticket':
      who === 'host' ? { role: 'host', tab: 'tab-of-host' } : { role: 'player' },
    'POST /api/games/{id}/moves': { id: 'move-1', move: { type: 'answer' } },
    'POST /api/games/{id}/kick': { playerId: game.guestId },
    'POST /api/games/{id}/extra-time': { playerId: game.guestId, factor: 1.5 },
    'POST /api/games/{id}/accept-answer': { questionId: 'unknown', answer: 'nurse' },
    'POST /api/games/{id}/show-remark': { playerId: game.guestId, remark: 'It helps people.' },
    'POST /api/games/{id}/rename': { playerId: game.guestId },
    'POST /api/games/{id}/seat-code': { playerId: game.guestId },
    'POST /api/game/initialize': { sessionId: game.id },
    'POST /api/game/startQuestion': { sessionId: game.id },
    'POST /api/game/advanceQuestion': { sessionId: game.id },
    'POST /api/session': { code: 'unknown' },
    'POST /api/children': { code: 'unknown' },
    'POST /api/market/openings': { packId: 'trail', purchaseId: '0'.repeat(32) },
    'POST /api/market/cosmetics': { cosmeticId: 'unknown' },
    'PUT /api/market/worn': { slot: 'avatar', cosmeticId: null },
    'PUT /api/interests': { form: 1, answers: {} },
    'POST /api/question-sets': A_SET,
    'PATCH /api/question-sets/{id}': { ...A_SET, updatedAt: 1 },
    'DELETE /api/question-sets/{id}': { updatedAt: 1 },
    'POST /api/question-sets/{id}/questions': { questions: [A_QUESTION] },
    'PUT /api/question-sets/{id}/questions/order': { questionIds: [], updatedAt: 1 },
    'PATCH /api/question-sets/{id}/questions/{questionId}': { ...A_QUESTION, updatedAt: 1 },
    'DELETE /api/question-sets/{id}/questions/{questionId}': { updatedAt: 1 },
    'POST /api/question-sets/{id}/share': { right: 'copy' },
    'DELETE /api/question-sets/{id}/share': { right: 'copy' },
    'POST /api/question-set-shares/accept': { token: 'unknown' },
    'POST /api/question-sets/{id}/report': { reason: 'other' },
    'POST /api/admin/set-reviews/{id}': { decision: 'allow', updatedAt: 1 },
    'POST /api/admin/question-reports/{questionId}': { outcome: 'mended' },
    'PUT /api/lti/content': {
      content: { kind: 'question_set', contentId: SET },
    },
    'PUT /api/lti/extra-times': { id: 'somebody', factor: 1.5 },
    'POST /api/lti/deep-linking': { items: [] },
    'POST /api/account-links/preview': { code: 'unknown' },
    'POST /api/account-links': { code: 'unknown' },
    'POST /api/admin/lti/platforms': {
      name: 'Moodle',
      issuer: 'https://moodle.example',
      clientId: 'client-1',
      authUrl: 'https://moodle.example/auth',
      tokenUrl: 'https://moodle.example/token',
      jwksUrl: 'https://moodle.example/keys',
    },
    'PATCH /api/admin/lti/platforms/{id}': { name: 'Moodle' },
    'POST /api/admin/lti/platforms/{id}/deployments': { deploymentId: '1' },
    'DELETE /api/admin/lti/platforms/{id}/deployments': { deploymentId: '1' },
    'POST /api/admin/lti/invites': { name: 'Moodle' },
  }
  return bodies[name] ?? {}
}

/** An id of the kind that the path names. */
function idIn(path: string, game: Game): string {
  if (/^\/api\/(careers|bookmarks)/.test(path)) return CAREER
  // An unknown id: which set a teacher may use is tested with the feature.
  if (path.startsWith('/api/question-sets')) return 'qs_00000000000000000000'
  if (path.startsWith('/api/lti/question-sets')) return SET
  const unknown = '0'.repeat(20)
  if (path.startsWith('/api/admin/lti/platforms')) return `lp_${unknown}`
  return path.startsWith('/api/admin/lti/invites') ? `li_${unknown}` : game.id
}

function pathFor(path: string, game: Game, who: Who): string {
  const role = who === 'host' ? 'role=host&tab=tab-of-host' : 'role=player'
  const query: Record<string, string> = {
    '/api/games': '?role=hosted',
    '/api/games/{id}/view': `?${role}`,
    '/api/question-sets/{id}/export': '?format=gift',
  }
  const filled = path
    .replace('{id}', idIn(path, game))
    .replace('{token}', 'unknown')
    .replace('{provider}', 'google')
  return filled + (query[path] ?? '')
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
