import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, playedGame, showCard, type TestClass } from '../../test/class'
import type { Caller } from '../../test/client'
import { aPlatform, launchFrom } from '../../test/lti'
import { type Person, signUp } from '../../test/people'

let api: TestApi
let teachers: [Person, Person]
let now = Date.UTC(2026, 8, 1, 9)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  teachers = [await signUp(api.client, 'teacher'), await signUp(api.client, 'teacher')]
})
afterAll(() => api.stop())

interface Pupil {
  id: string
  name: string
  code: string
  by: Caller
}
interface School {
  classes: TestClass[]
  pupils: Pupil[]
  games: string[]
}

let named = 1000
/** Names of one length: none is a part of another. */
const newName = (what: string) => `${what} ${named++}`

async function aSchool(): Promise<School> {
  const classes: TestClass[] = []
  const pupils: Pupil[] = []
  const games: string[] = []
  for (const teacher of teachers) {
    const made = await makeClass(api.client, teacher, { name: newName('Class') })
    const cards = await addCards(api.client, made, [newName('Ana'), newName('Ben')])
    classes.push(made)
    for (const { studentId, displayName, code } of cards) {
      const by = await showCard(api.client, code)
      pupils.push({ id: studentId, name: displayName, code, by })
    }
    games.push(await playedGame(api, made, [{ profileId: cards[0]?.studentId ?? null }]))
  }
  return { classes, pupils, games }
}

/** What a teacher may try on a class, their own or the other's. */
const TRIES = [
  'read',
  'cards',
  'change',
  'add',
  'remove',
  'renew',
  'leave',
  'host',
  'students',
  'attendance',
  'report',
] as const
type Try = (typeof TRIES)[number]

function request(what: Try, { path, id }: TestClass, pupil: Pupil, game: string) {
  const requests: Record<Try, [method: string, path: string, body?: object]> = {
    read: ['GET', path],
    cards: ['GET', `${path}/cards`],
    change: ['PATCH', path, { isOpen: true, period: '3' }],
    add: ['POST', `${path}/students`, { names: [newName('Cem')] }],
    remove: ['DELETE', `${path}/students/${pupil.id}`, {}],
    renew: ['POST', `${path}/students/${pupil.id}/card`, {}],
    leave: ['DELETE', `${path}/teachers/me`, {}],
    host: ['POST', '/api/games', { questionSetId: 'qs_nurse-shift', classId: id }],
    students: ['GET', `/api/students?class=${id}`],
    attendance: ['GET', `/api/games/${game}/class`],
    report: ['GET', `/api/analytics/games/${game}`],
  }
  return requests[what]
}

/** All that says something of a class, but what its own pupils have taken to another one. */
async function secretsOf(made: TestClass, other: TestClass): Promise<string[]> {
  const [own, theirs] = [await made.detail(), await other.detail()]
  const { body } = await api.client('GET', `${made.path}/cards`, undefined, made.teacher)
  const known = theirs.students.map(({ id }) => id)
  const students = own.students.filter(({ id }) => !known.includes(id))
  return [
    own.class.id,
    own.class.name,
    own.code,
    ...body.cards.map(({ code }: { code: string }) => code),
    ...students.flatMap(({ id, displayName }) => [id, displayName]),
  ]
}

const which = fc.integer({ min: 0, max: 1 })
const aStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ who: which, of: which, what: fc.constantFrom(...TRIES) }) },
  // A pupil joins a class by its code.
  { weight: 1, arbitrary: fc.record({ pupil: fc.integer({ min: 0, max: 3 }), of: which }) },
)

test('whatever two teachers and their pupils do, nobody reads a row of the other’s class', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(aStep, fc.integer({ min: 0, max: 3 })), { minLength: 3, maxLength: 12 }),
      async (steps) => {
        // So many changes and games a minute there may be.
        now += 10 * 60_000
        const { classes, pupils, games } = await aSchool()
        for (const [step, at] of steps) {
          now++
          const made = classes[step.of] as TestClass
          const pupil = pupils[at] as Pupil
          if ('pupil' in step) {
            const { code } = await made.detail()
            const { by } = pupils[step.pupil] as Pupil
            await api.client('POST', '/api/my-classes', { code }, by)
            continue
          }
          const teacher = teachers[step.who] as Person
          const [method, path, body] = request(step.what, made, pupil, games[step.of] as string)
          const [own, other] = [classes[step.who], classes[1 - step.who]] as [TestClass, TestClass]
          const secrets = await secretsOf(other, own)
          const before = await other.detail()
          const reply = await api.client(method, path, body, teacher)
          // The question and its path name the class: an answer that repeats neither says nothing.
          const text = JSON.stringify(reply.body)
          expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
          if (step.who === step.of) continue
          expect(reply.status).toBe(404)
          expect(['class_not_found', 'game_not_found']).toContain(reply.body.code)
          expect(await other.detail()).toEqual(before)
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

test('a visit from an LMS reads nothing of a class, whoever has hosted the game', async () => {
  const { services, client } = api
  const { db } = services.store
  now += 10 * 60_000
  const { classes, games } = await aSchool()
  const [made, game] = [classes[0] as TestClass, games[0] as string]
  const { bearer } = await launchFrom(services, client, await aPlatform(services), {
    role: 'teacher',
  })
  // As if the login had been linked to the account.
  await db.update(db.tables.ltiLaunches).set({ profileId: made.teacher.profileId })
  const read = (path: string, by: object) => client('GET', path, undefined, by)
  const answers = async (by: object) => {
    const [attendance, report, csv, students] = [
      await read(`/api/games/${game}/class`, by),
      await read(`/api/analytics/games/${game}`, by),
      await read(`/api/analytics/games/${game}/report.csv`, by),
      await read(`/api/students?class=${made.id}`, by),
    ]
    expect([attendance.status, report.status, csv.status]).toEqual([200, 200, 200])
    return [attendance.body.class?.id ?? null, report.body.ofClass?.id ?? null, students.status]
  }
  expect(await answers(made.teacher)).toEqual([made.id, made.id, 200])
  expect(await answers({ bearer })).toEqual([null, null, 404])
})
