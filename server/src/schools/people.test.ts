import { STATEMENT_IDS, STATEMENTS, SURVEY_FORM } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeSchool, siteAdmin, type TestSchool } from '../../test/staffed-school'

const DAY_MS = 24 * 60 * 60_000
let api: TestApi
let site: Person
let now = Date.UTC(2026, 8, 1, 9)
beforeAll(async () => {
  // The latest is the latest.
  api = await makeTestApi({ now: () => ++now })
  site = await siteAdmin(api)
})
afterAll(() => api.stop())

const call = (method: string, path: string, body: unknown, by: object) =>
  api.client(method, path, body, by)
const get = (path: string, by: object) => call('GET', path, undefined, by)

/** Likes what an artist does, and nothing else. */
const ARTIST = Object.fromEntries(
  STATEMENT_IDS.map((id) => [id, STATEMENTS[id] === 'artistic' ? 'like' : 'dislike']),
)

async function aClassOf(school: TestSchool, names: string[], teacher?: Person) {
  const by = teacher ?? (await school.hire('teacher'))
  const made = await makeClass(api.client, by, { name: 'Careers 8' })
  const cards = await addCards(api.client, made, names)
  return {
    ...made,
    cards,
    idOf: (name: string) => cards.find((c) => c.displayName === name)?.studentId as string,
  }
}
const auditOf = async (by: object, query = '') => (await get(`/api/school/audit${query}`, by)).body

describe('Students of a school', () => {
  test('are those of its classes that are not archived, found by their name', async () => {
    const school = await makeSchool(api, site)
    const { admin } = school
    const made = await aClassOf(school, ['Ana', 'Ángel', 'Ben'])
    const old = await aClassOf(school, ['Cem'])
    await call('PATCH', old.path, { isArchived: true }, old.teacher)
    const own = await signUp(api.client)
    await call('POST', '/api/my-classes', { code: (await made.detail()).code }, own)
    const { body } = await get('/api/school/students', admin)
    expect(body.total).toBe(4)
    expect(body.students[0]).toEqual({
      id: made.idOf('Ana'),
      displayName: 'Ana',
      classes: ['Careers 8'],
      isOfSchool: true,
      isBlocked: false,
    })
    const { id, isOfSchool } = body.students.find(({ id }: { id: string }) => id === own.profileId)
    expect([id, isOfSchool]).toEqual([own.profileId, false])
    const found = async (q: string) =>
      (await get(`/api/school/students?q=${encodeURIComponent(q)}`, admin)).body.students.map(
        ({ displayName }: { displayName: string }) => displayName,
      )
    expect(await found('an')).toEqual(['Ana'])
    expect(await found('ángel')).toEqual(['Ángel'])
    expect(await found('%')).toEqual([])
  })

  test('come fifty on a page, each once', async () => {
    const school = await makeSchool(api, site)
    const names = Array.from({ length: 60 }, (_, i) => `Kim ${i + 10}`)
    await aClassOf(school, names)
    const pages = await Promise.all(
      [1, 2].map((page) => get(`/api/school/students?page=${page}`, school.admin)),
    )
    expect(pages.map(({ body }) => [body.total, body.students.length])).toEqual([
      [60, 50],
      [60, 10],
    ])
    const seen = pages.flatMap(({ body }) =>
      body.students.map(({ displayName }: { displayName: string }) => displayName),
    )
    expect(seen.sort()).toEqual(names.sort())
  })

  test.each([
    ['teacher', '/api/school/students'],
    ['counsellor', '/api/school/students'],
    ['teacher', '/api/school/interests'],
    ['school_admin', '/api/school/interests'],
    ['teacher', '/api/school/classes'],
    ['counsellor', '/api/school/blocks'],
    ['counsellor', '/api/school/audit'],
    ['teacher', '/api/school/audit.csv'],
  ] as const)('a %s is not told %s', async (role, path) => {
    const school = await makeSchool(api, site)
    const tried = await get(path, await school.hire(role))
    expect([tried.status, tried.body]).toEqual([403, problem('school_role')])
  })
})

describe('A counsellor', () => {
  test('sees the strongest interests of the school’s students, which is recorded once a day', async () => {
    const school = await makeSchool(api, site)
    const counsellor = await school.hire('counsellor')
    const made = await aClassOf(school, ['Ana', 'Ben'])
    const ana = await showCard(api.client, made.cards[0]?.code as string)
    const answered = await call(
      'PUT',
      '/api/interests',
      { form: SURVEY_FORM, answers: ARTIST },
      ana,
    )
    expect(answered.status).toBe(200)
    for (let i = 0; i < 2; i++) {
      const { body } = await get('/api/school/interests', counsellor)
      expect(body).toMatchObject({
        total: 2,
        students: [
          { id: made.idOf('Ana'), classes: ['Careers 8'] },
          { id: made.idOf('Ben'), strongest: null },
        ],
      })
      expect(body.students[0].strongest[0]).toBe('artistic')
    }
    const { entries } = await auditOf(school.admin, `?person=${counsellor.profileId}`)
    const read = { action: 'interests_read', subject: { id: made.idOf('Ana'), displayName: 'Ana' } }
    expect(entries.filter(({ action }: { action: string }) => action === 'interests_read')).toEqual(
      [expect.objectContaining(read)],
    )
    now += DAY_MS
    await get('/api/school/interests', counsellor)
    expect((await auditOf(school.admin, `?person=${made.idOf('Ana')}`)).total).toBe(2)
  })

  test('reads the plans of students of a confirmed school, and of no others', async () => {
    const { db } = api.services.store
    const [school, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const counsellor = await school.hire('counsellor')
    const [made, elsewhere] = [await aClassOf(school, ['Ana']), await aClassOf(other, ['Ben'])]
    const ana = made.idOf('Ana')
    const reads = async (by: Person, id: string) =>
      (await get(`/api/students/${id}/plan`, by)).status === 200
    expect([await reads(counsellor, ana), await reads(counsellor, ana)]).toEqual([true, true])
    const others = [school.admin, other.admin, await other.hire('counsellor')]
    for (const person of others) expect(await reads(person, ana)).toBe(false)
    expect(await reads(counsellor, elsewhere.idOf('Ben'))).toBe(false)
    const { entries } = await auditOf(school.admin, `?person=${ana}`)
    expect(entries).toMatchObject([{ action: 'plan_read', subject: { id: ana } }])

    await call('PATCH', made.path, { isArchived: true }, made.teacher)
    expect(await reads(counsellor, ana)).toBe(false)
    await call('PATCH', made.path, { isArchived: false }, made.teacher)
    await db.update(db.tables.schools).set({ confirmedAt: null })
    expect(await reads(counsellor, ana)).toBe(false)
    await db.update(db.tables.schools).set({ confirmedAt: 1 })
  })

  test('sees what may mean danger as soon as a teacher does, and the log records it', async () => {
    const [school, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const [counsellor, elsewhere] = [
      await school.hire('counsellor'),
      await other.hire('counsellor'),
    ]
    const made = await aClassOf(school, ['Ana'])
    const ana = await showCard(api.client, made.cards[0]?.code as string)
    const goals = [{ text: 'I want to die' }]
    await call('PUT', '/api/my-plan/goals', { goals }, ana)
    const seen = async (by: Person) => (await get('/api/plan-concerns', by)).body.concerns
    expect(await seen(counsellor)).toMatchObject([{ text: 'I want to die', seen: null }])
    expect(await seen(elsewhere)).toEqual([])
    expect(await seen(school.admin)).toEqual([])
    const { entries } = await auditOf(school.admin, `?person=${counsellor.profileId}`)
    expect(entries[0]).toMatchObject({ action: 'plan_read', subject: { id: made.idOf('Ana') } })
    const [{ id }] = await seen(counsellor)
    expect((await call('POST', `/api/plan-concerns/${id}/seen`, {}, counsellor)).status).toBe(204)
    const [taken] = await seen(made.teacher)
    expect(taken.seen).toMatchObject({ by: expect.stringContaining('Person') })
  })

  test('what a student says of their school opens nothing', async () => {
    const { db } = api.services.store
    const school = await makeSchool(api, site)
    const counsellor = await school.hire('counsellor')
    const student = await signUp(api.client)
    await db.update(db.tables.profiles).set({ schoolId: school.id })
    const path = `/api/students/${student.profileId}/plan`
    expect((await get(path, counsellor)).status).toBe(404)
    expect((await get('/api/school/students', school.admin)).body.total).toBe(0)
  })
})

describe('A leaver’s class', () => {
  const handOver = (by: object, id: string, from: Person, to: Person) =>
    call(
      'POST',
      `/api/school/classes/${id}/hand-over`,
      { from: from.profileId, to: to.profileId },
      by,
    )

  test('goes to a colleague, who teaches it from then on', async () => {
    const school = await makeSchool(api, site)
    const made = await aClassOf(school, ['Ana'])
    const heir = await school.hire('teacher')
    const { body, status } = await handOver(school.admin, made.id, made.teacher, heir)
    expect(status).toBe(200)
    expect(body.classes).toMatchObject([{ id: made.id, teachers: [{ id: heir.profileId }] }])
    expect((await get(made.path, heir)).body.students).toMatchObject([{ displayName: 'Ana' }])
    expect((await get(made.path, made.teacher)).status).toBe(404)
    const { entries } = await auditOf(school.admin)
    expect(
      entries
        .slice(0, 2)
        .map(({ action }: { action: string }) => action)
        .sort(),
    ).toEqual(['class_given', 'class_taken'])
    await call('DELETE', `/api/school/staff/${made.teacher.profileId}`, {}, school.admin)
    expect((await get('/api/school/classes', school.admin)).body.classes).toHaveLength(1)
  })

  test('goes to nobody elsewhere, and by nobody but an administrator of its school', async () => {
    const [school, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const made = await aClassOf(school, ['Ana'])
    const heir = await school.hire('teacher')
    const outside = await handOver(school.admin, made.id, made.teacher, other.admin)
    expect([outside.status, outside.body]).toEqual([404, problem('school_person_not_found')])
    const foreign = await handOver(other.admin, made.id, made.teacher, other.admin)
    expect([foreign.status, foreign.body]).toEqual([404, problem('class_not_found')])
    const colleague = await handOver(heir, made.id, made.teacher, heir)
    expect([colleague.status, colleague.body]).toEqual([403, problem('school_role')])
    expect((await get(made.path, made.teacher)).status).toBe(200)
  })
})
