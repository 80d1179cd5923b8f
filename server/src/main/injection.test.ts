import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import type { Caller } from '../../test/client'
import { aPlatform, launchFrom } from '../../test/lti'
import { grantAdmin, signUp } from '../../test/people'
import { type Schema, sampleOf, samplesWith } from '../../test/request-samples'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { SqliteConnection } from '../db/sqlite-connection'
import type { Access } from '../http/app-env'

/** Sent in every text field; short enough for most of them. */
const MARK = 'zq7'
const TEXTS = [
  `${MARK}' OR 1=1--`,
  `${MARK}"; DROP TABLE profiles;--`,
  `${MARK}%_\\'\u0000\ud800$1`,
  `${MARK}'--@school.example`,
  `https://school.example/${MARK}'--`,
]

/**
 * Names of properties that every object inherits: an unsafe look-up by them finds what nobody
 * stored.
 */
const OBJECT_WORDS = ['constructor', '__proto__', 'toString valueOf', 'hasOwnProperty']

interface Operation {
  'x-access': Access
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

let rooms: RoomsDouble
let api: TestApi
let now = Date.UTC(2026, 4, 4, 9)
let callers: Partial<Record<Access, Caller>>
let ids: [start: string, id: string][]

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => now })
  const { client, services } = api
  const [teacher, student, parent, admin] = [
    await signUp(client, 'teacher'),
    await signUp(client, 'student'),
    await signUp(client, 'parent'),
    await signUp(client, 'teacher'),
  ]
  await grantAdmin(api.dataDir, admin)
  const platform = await aPlatform(services)
  const custom = { content: 'question_set', content_id: 'qs_nurse-shift' }
  const visit = (role: 'student' | 'teacher' | 'parent') =>
    launchFrom(services, client, platform, { role, sub: role, custom })
  const visiting = await visit('teacher')
  const set = { title: 'Bees at work', subject: 'Science', gradeLevel: [8] }
  const made = await client('POST', '/api/question-sets', set, teacher)
  const game = await client('POST', '/api/games', { questionSetId: 'qs_nurse-shift' }, teacher)
  const { id, gameCode } = game.body.session
  const joined = await client('POST', '/api/games/join', { gameCode, displayName: 'Zoe' })
  const guest = { bearer: joined.body.seatToken as string }
  ids = [
    ['/api/games/', id],
    ['/api/analytics/games/', id],
    ['/api/question-sets/', made.body.id],
    ['/api/admin/lti/platforms/', platform.id],
  ]
  callers = {
    anyone: {},
    account: teacher,
    signed_in: teacher,
    teacher,
    host: teacher,
    own_student: student,
    student,
    own_parent: parent,
    own_teacher: teacher,
    admin,
    seat: guest,
    member: guest,
    launch: visiting,
    launch_teacher: visiting,
    launch_staff: visiting,
    launch_student: await visit('student'),
    launch_parent: await visit('parent'),
  }
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

/** Each text field of an operation, filled with this text. */
function requestsWith(text: string, path: string, { parameters = [], requestBody }: Operation) {
  const known = ids.find(([start]) => path.startsWith(start))?.[1]
  const values = parameters.map(({ schema, required, ...one }) => ({
    ...one,
    value: one.name === 'id' && known ? known : required ? String(sampleOf(schema)) : undefined,
  }))
  const addressOf = (given: typeof values) => {
    const query = given.filter((one) => one.in === 'query' && one.value !== undefined)
    const search = new URLSearchParams(
      query.map(({ name, value = '' }): [string, string] => [name, value]),
    )
    const filled = given
      .filter((one) => one.in === 'path')
      .reduce((all, { name, value = '' }) => all.replace(`{${name}}`, asPath(value)), path)
    return query.length > 0 ? `${filled}?${search}` : filled
  }
  const schema = requestBody?.content['application/json']?.schema
  return [
    ...values.map((_, at) => ({
      address: addressOf(values.map((one, i) => (i === at ? { ...one, value: text } : one))),
      sent: schema && sampleOf(schema),
    })),
    ...(schema ? samplesWith(text, schema) : []).filter(isQuick).map((sent) => ({
      address: addressOf(values),
      sent,
    })),
  ]
}

/** Hashing a password is slow; once is enough. */
const isQuick = (sent: unknown) =>
  [...TEXTS.slice(1), ...OBJECT_WORDS].every(
    (text) => (sent as { password?: string }).password !== text,
  )

/** A lone surrogate cannot be part of a URL. */
const asPath = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'))

/** Failures of an operation when each of its text fields has this text. */
async function brokenBy(text: string) {
  // A new account each time: one may report only a few sets a day.
  const reporter = await signUp(api.client)
  const { body } = await api.client('GET', '/api/openapi.json')
  const operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
  )
  const broken: unknown[] = []
  for (const { path, method, ...operation } of operations) {
    const isReport = path === '/api/question-sets/{id}/report'
    const by = isReport ? reporter : callers[operation['x-access']]
    if (!by) throw new Error(`Nobody calls ${method} ${path}.`)
    for (const { address, sent } of requestsWith(text, path, operation)) {
      // Reset the rate limits.
      now += 10_000
      const { status, body } = await api.client(method.toUpperCase(), address, sent, by)
      const isWell = status < 500 || body.code === 'lti_not_configured'
      if (!isWell || status === 429) broken.push({ method, address, sent, status, body })
    }
  }
  return broken
}

describe('Text in a request', () => {
  test.each(OBJECT_WORDS)('is plain text, although every object inherits it: %s', async (word) => {
    expect(await brokenBy(word)).toEqual([])
  })

  test.each(TEXTS)('is never part of an SQL statement, and breaks none: %j', async (text) => {
    const statements = new Set<string>()
    const bound = new Set<string>()
    const execute = SqliteConnection.prototype.execute
    vi.spyOn(SqliteConnection.prototype, 'execute').mockImplementation(function (
      this: SqliteConnection,
      ...args
    ) {
      const [statement, values] = args
      statements.add(statement)
      if (JSON.stringify(values).includes(MARK)) bound.add(statement)
      return execute.apply(this, args)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await brokenBy(text)).toEqual([])
    expect([...statements].filter((statement) => statement.includes(MARK))).toEqual([])
    // They did reach the database.
    expect(bound.size).toBeGreaterThan(10)
    expect(
      (await api.client('GET', '/api/session', undefined, callers.teacher)).body.user,
    ).not.toBeNull()
  })
})
