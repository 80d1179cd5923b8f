import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard, type TestClass } from '../../test/class'
import type { Caller } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { inviteTo, makeSchool, siteAdmin, type TestSchool } from '../../test/staffed-school'

let api: TestApi
let site: Person
let now = Date.UTC(2026, 8, 1, 9)
beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  site = await siteAdmin(api)
})
afterAll(() => api.stop())

const ADULTS = ['admin', 'counsellor', 'teacher'] as const
type Adult = (typeof ADULTS)[number]

interface World {
  school: TestSchool
  adults: Record<Adult, Person>
  made: TestClass
  /** Two by cards, one with an account of their own. */
  students: { id: string; name: string; by: Caller }[]
  /** What says something of the school or of who is at it. */
  secrets: string[]
}

let named = 1000
/** Names of one length: none is a part of another. */
const newName = (what: string) => `${what} ${named++}`

/** Names are none of the other school's, addresses and ids neither. */
async function aWorld(): Promise<World> {
  const { client } = api
  const school = await makeSchool(api, site, newName('School'))
  const teacher = await school.hire('teacher')
  const adults = { admin: school.admin, counsellor: await school.hire('counsellor'), teacher }
  const made = await makeClass(client, teacher, { name: newName('Class') })
  const cards = await addCards(client, made, [newName('Ana'), newName('Ben')])
  const own = await signUp(client)
  const { code } = await made.detail()
  await client('POST', '/api/my-classes', { code }, own)
  const students = [
    ...(await Promise.all(
      cards.map(async ({ studentId, displayName, code }) => ({
        id: studentId,
        name: displayName,
        by: await showCard(client, code),
      })),
    )),
    { id: own.profileId, name: '', by: { cookie: own.cookie } },
  ]
  const goal = newName('Goal')
  await client('PUT', '/api/my-plan/goals', { goals: [{ text: goal }] }, students[0]?.by)
  const danger = `${newName('Note')}: I want to die`
  await client('PUT', '/api/bookmarks/ca_electrician', { reason: danger }, students[0]?.by)
  const token = await inviteTo(client, school.admin, 'teacher')
  const secrets = [
    school.id,
    school.name,
    made.id,
    (await made.detail()).class.name,
    code,
    token,
    goal,
    danger,
    ...Object.values(adults).flatMap(({ profileId, email }) => [profileId, email]),
    ...students.flatMap(({ id, name }) => (name === '' ? [id] : [id, name])),
  ]
  return { school, adults, made, students, secrets }
}

/** What anybody may try, on the own school or the other. */
const TRIES = {
  school: () => ['GET', '/api/school'],
  staff: () => ['GET', '/api/school/staff'],
  students: () => ['GET', '/api/school/students'],
  'students by name': ({ students }) => ['GET', `/api/school/students?q=${students[0]?.name}`],
  interests: () => ['GET', '/api/school/interests'],
  plan: ({ students }) => ['GET', `/api/students/${students[0]?.id}/plan`],
  comment: ({ students }) => [
    'POST',
    `/api/students/${students[0]?.id}/plan/reviews`,
    { comment: 'Well done' },
  ],
  classes: () => ['GET', '/api/school/classes'],
  blocks: () => ['GET', '/api/school/blocks'],
  log: ({ adults }) => ['GET', `/api/school/audit?person=${adults.admin.profileId}`],
  'whole log': () => ['GET', '/api/school/audit'],
  'log as CSV': () => ['GET', '/api/school/audit.csv'],
  invite: () => ['POST', '/api/school/invite', { role: 'counsellor' }],
  promote: ({ adults }) => [
    'PATCH',
    `/api/school/staff/${adults.teacher.profileId}`,
    { role: 'counsellor' },
  ],
  dismiss: ({ adults }) => ['DELETE', `/api/school/staff/${adults.counsellor.profileId}`, {}],
  block: ({ students }) => ['PUT', `/api/school/blocks/${students[1]?.id}`, {}],
  unblock: ({ students }) => ['DELETE', `/api/school/blocks/${students[1]?.id}`, {}],
  export: ({ students }) => ['GET', `/api/school/students/${students[0]?.id}/export`],
  remove: ({ students }) => ['DELETE', `/api/school/students/${students[2]?.id}`, {}],
  take: ({ made, adults }) => [
    'POST',
    `/api/school/classes/${made.id}/hand-over`,
    { from: adults.teacher.profileId, to: adults.admin.profileId },
  ],
  class: ({ made }) => ['GET', made.path],
  'plans of the class': ({ made }) => ['GET', `${made.path}/plans`],
  'homework of the class': ({ made }) => ['GET', `/api/homework?classId=${made.id}`],
  concerns: () => ['GET', '/api/plan-concerns'],
  administer: ({ school }) => ['POST', `/api/admin/schools/${school.id}/invite`, {}],
} satisfies Record<string, (of: World) => [string, string, object?] | string[]>
type Try = keyof typeof TRIES

/** All rows of a school that a stranger could have changed. */
async function stateOf({ school, made, students }: World) {
  const { db } = api.services.store
  const { auditEntries, classTeachers, classes, schoolBlocks, schoolInvites, schoolStaff } =
    db.tables
  const tables = [auditEntries, schoolBlocks, schoolInvites, schoolStaff, classes] as const
  const own = await Promise.all(
    tables.map(async (t) =>
      (await db.select().from(t)).filter(({ schoolId }) => schoolId === school.id),
    ),
  )
  const teachers = (await db.select().from(classTeachers)).filter((t) => t.classId === made.id)
  const { concerns, planReviews } = db.tables
  const ids = new Set(students.map(({ id }) => id))
  const plans = await Promise.all(
    [concerns, planReviews].map(async (t) =>
      (await db.select().from(t)).filter(({ profileId }) => ids.has(profileId)),
    ),
  )
  return { own, teachers, plans, students: (await made.detail()).students }
}

const which = fc.integer({ min: 0, max: 1 })
const aStep = fc.record({
  school: which,
  of: which,
  who: fc.constantFrom(...ADULTS, 'student'),
  what: fc.constantFrom(...(Object.keys(TRIES) as Try[])),
})

test('whatever adults and students of two schools do, nobody ever reads a row of the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 6, maxLength: 20 }), async (steps) => {
      // So many changes a minute there may be.
      now += 10 * 60_000
      const worlds = [await aWorld(), await aWorld()] as const
      for (const { school, of, who, what } of steps) {
        now++
        const [own, other] = [worlds[school], worlds[1 - school]] as [World, World]
        const caller = who === 'student' ? (own.students[0]?.by as Caller) : own.adults[who]
        const [method, path, body] = TRIES[what](worlds[of] as World) as [string, string, object?]
        const before = await stateOf(other)
        const reply = await api.client(method, path, body, caller)
        expect(reply.status).toBeLessThan(500)
        const text = JSON.stringify(reply.body)
        expect(other.secrets.filter((secret) => text.includes(secret))).toEqual([])
        expect(await stateOf(other)).toEqual(before)
        if (who === 'student') expect(reply.status).toBeGreaterThanOrEqual(400)
      }
    }),
    { numRuns: 20 },
  )
}, 120_000)

const OF_COUNSELLOR: ReadonlySet<Try> = new Set(['interests', 'plan', 'comment'])

test('the same steps work at the own school, so that the walk is no walk of refusals', async () => {
  now += 10 * 60_000
  const own = await aWorld()
  const statuses: Partial<Record<Try, number>> = {}
  for (const what of Object.keys(TRIES) as Try[]) {
    const who = OF_COUNSELLOR.has(what) ? 'counsellor' : 'admin'
    const [method, path, body] = TRIES[what](own) as [string, string, object?]
    statuses[what] = (await api.client(method, path, body, own.adults[who])).status
  }
  const { administer, interests, ...done } = statuses
  expect([administer, interests]).toEqual([403, 200])
  expect(Object.values(done).filter((status) => status >= 300)).toEqual([])
})
