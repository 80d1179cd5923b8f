import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeSchool, siteAdmin, type TestSchool } from '../../test/staffed-school'
import { purgeDue } from '../retention/purge'

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
const signIn = ({ email, password }: Person, given = password) =>
  call('POST', '/api/auth/sign-in', { email, password: given }, {})
const block = (by: object, id: string, method = 'PUT') =>
  call(method, `/api/school/blocks/${id}`, {}, by)
const actionsOf = async (by: object, query = ''): Promise<string[]> =>
  (await get(`/api/school/audit${query}`, by)).body.entries.map(
    ({ action }: { action: string }) => action,
  )

async function aClassOf(school: TestSchool, names: string[], className = 'Careers 8') {
  const made = await makeClass(api.client, await school.hire('teacher'), { name: className })
  return { made, cards: names.length > 0 ? await addCards(api.client, made, names) : [] }
}
/** A student with an account of their own, in this class. */
async function aStudentIn(...classes: { detail: () => Promise<{ code: string }> }[]) {
  const student = await signUp(api.client)
  for (const made of classes)
    await call('POST', '/api/my-classes', { code: (await made.detail()).code }, student)
  return student
}

describe('A blocked account', () => {
  test('is signed out, and refused with the reason until the school ends the block', async () => {
    const school = await makeSchool(api, site)
    const { made } = await aClassOf(school, [])
    const student = await aStudentIn(made)
    expect((await block(school.admin, student.profileId)).status).toBe(204)
    expect((await get('/api/session', student)).body.user).toBeNull()
    const refused = await signIn(student)
    expect([refused.status, refused.body, refused.setCookies]).toEqual([
      403,
      problem('account_blocked'),
      [],
    ])
    // Who does not know the password learns nothing of it.
    expect((await signIn(student, 'a wrong password')).body).toEqual(problem('sign_in_failed'))
    const { body } = await get('/api/school/blocks', school.admin)
    expect(body.blocks).toMatchObject([{ id: student.profileId }])
    expect((await block(school.admin, student.profileId, 'DELETE')).status).toBe(204)
    expect((await signIn(student)).status).toBe(200)
    expect(await actionsOf(school.admin, `?person=${student.profileId}`)).toEqual([
      'unblocked',
      'blocked',
    ])
  })

  test('is opened by no card, and goes into no other account', async () => {
    const school = await makeSchool(api, site)
    const { made, cards } = await aClassOf(school, ['Ana'])
    const [card] = cards
    const ana = await showCard(api.client, card?.code as string)
    await block(school.admin, card?.studentId as string)
    expect((await get('/api/session', ana)).body.user).toBeNull()
    const shown = await call('POST', '/api/auth/card', { code: card?.code }, {})
    expect([shown.status, shown.body]).toEqual([403, problem('account_blocked')])
    const taking = { cardCode: card?.code, classCode: (await made.detail()).code }
    const taken = await call('POST', '/api/account/card', taking, await signUp(api.client))
    expect([taken.status, taken.body]).toEqual([403, problem('account_blocked')])
  })

  test('may be one of a colleague, never the own one or that of a site’s administrator', async () => {
    const school = await makeSchool(api, site)
    const [colleague, siteColleague] = [await school.hire('teacher'), await siteAdmin(api)]
    await school.hire('teacher', siteColleague)
    for (const { profileId } of [school.admin, siteColleague]) {
      const tried = await block(school.admin, profileId)
      expect([tried.status, tried.body]).toEqual([409, problem('account_not_blockable')])
    }
    expect((await block(colleague, school.admin.profileId)).body).toEqual(problem('school_role'))
    expect((await block(school.admin, colleague.profileId)).status).toBe(204)
    expect((await get('/api/school', colleague)).status).toBe(401)
    const { staff } = (await get('/api/school/staff', school.admin)).body
    expect(staff.find(({ id }: { id: string }) => id === colleague.profileId).isBlocked).toBe(true)
  })

  test('is blocked by each school on its own', async () => {
    const [one, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const { made } = await aClassOf(one, [])
    const { made: elsewhere } = await aClassOf(other, [])
    const student = await aStudentIn(made)
    const foreign = await block(other.admin, student.profileId)
    expect([foreign.status, foreign.body]).toEqual([404, problem('school_person_not_found')])
    await call('POST', '/api/my-classes', { code: (await elsewhere.detail()).code }, student)
    await block(one.admin, student.profileId)
    await block(other.admin, student.profileId)
    await block(one.admin, student.profileId, 'DELETE')
    expect((await signIn(student)).body).toEqual(problem('account_blocked'))
    expect((await get('/api/school/blocks', one.admin)).body.blocks).toEqual([])
    await block(other.admin, student.profileId, 'DELETE')
    expect((await signIn(student)).status).toBe(200)
  })
})

describe('The wish of a parent', () => {
  const remove = (by: object, id: string) => call('DELETE', `/api/school/students/${id}`, {}, by)
  const exported = (by: object, id: string) => get(`/api/school/students/${id}/export`, by)

  test('an account of the school is exported as its owner would, and deleted', async () => {
    const school = await makeSchool(api, site)
    const { cards } = await aClassOf(school, ['Ana'])
    const { studentId: id = '', code = '' } = cards[0] ?? {}
    const own = (await get('/api/account/export', await showCard(api.client, code))).body
    const asked = await exported(school.admin, id)
    expect(asked.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(asked.body.tables)).toEqual(Object.keys(own.tables))
    expect(asked.body.tables.profiles).toEqual(own.tables.profiles)
    expect((await remove(school.admin, id)).body).toEqual({ outcome: 'deleted' })
    expect((await call('POST', '/api/auth/card', { code }, {})).body).toEqual(
      problem('card_invalid'),
    )
    expect((await remove(school.admin, id)).status).toBe(404)
    // The log keeps that it was, and no name.
    const { entries } = (await get('/api/school/audit', school.admin)).body
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'deletion_requested', subject: null },
      { action: 'exported', subject: null },
    ])
  })

  test('of an account with an address only the memberships in the school’s classes end', async () => {
    const [school, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const [{ made }, { made: elsewhere }] = [
      await aClassOf(school, []),
      await aClassOf(other, [], 'Elsewhere'),
    ]
    const student = await aStudentIn(made, elsewhere)
    const refused = await exported(school.admin, student.profileId)
    expect([refused.status, refused.body]).toEqual([409, problem('account_not_of_school')])
    const removed = await remove(school.admin, student.profileId)
    expect(removed.body).toEqual({ outcome: 'memberships_ended' })
    const { classes } = (await get('/api/my-classes', student)).body
    expect(classes.map(({ name }: { name: string }) => name)).toEqual(['Elsewhere'])
  })

  test('an account of a card that is in a class elsewhere stays, out of the school', async () => {
    const [school, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const { cards } = await aClassOf(school, ['Ana'])
    const { made: elsewhere } = await aClassOf(other, [], 'Elsewhere')
    const ana = await showCard(api.client, cards[0]?.code as string)
    await call('POST', '/api/my-classes', { code: (await elsewhere.detail()).code }, ana)
    const id = cards[0]?.studentId as string
    expect((await exported(school.admin, id)).body).toEqual(problem('account_not_of_school'))
    expect((await remove(school.admin, id)).body).toEqual({ outcome: 'memberships_ended' })
    expect((await elsewhere.detail()).students).toMatchObject([{ id }])
  })

  test('is done by an administrator of the own school alone', async () => {
    const [school, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const { cards, made } = await aClassOf(school, ['Ana'])
    const id = cards[0]?.studentId as string
    for (const ask of [remove, exported]) {
      const foreign = await ask(other.admin, id)
      expect([foreign.status, foreign.body]).toEqual([404, problem('school_person_not_found')])
      for (const by of [made.teacher, await school.hire('counsellor')])
        expect((await ask(by, id)).body).toEqual(problem('school_role'))
    }
    expect((await made.detail()).students).toHaveLength(1)
  })
})

describe('The audit log', () => {
  test('is read by person and time, latest first', async () => {
    const school = await makeSchool(api, site)
    const begun = now
    now += 2 * DAY_MS
    const colleague = await school.hire('teacher')
    const of = (query: string) => actionsOf(school.admin, query)
    expect(await of('')).toEqual(['joined', 'invited', 'school_confirmed', 'school_made'])
    expect(await of(`?person=${colleague.profileId}`)).toEqual(['joined'])
    expect(await of(`?from=${begun + DAY_MS}`)).toEqual(['joined', 'invited'])
    expect(await of(`?to=${begun + DAY_MS}`)).toEqual(['school_confirmed', 'school_made'])
  })

  test('is exported as CSV in which no name is a formula, and that is an entry of its own', async () => {
    const school = await makeSchool(api, site)
    const colleague = await school.hire('teacher')
    const { db } = api.services.store
    await db.update(db.tables.profiles).set({ displayName: '=HYPERLINK("http://x.example")' })
    const { body, headers } = await get('/api/school/audit.csv', school.admin)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (body as string).trim().split('\r\n')
    expect(lines[0]).toBe('at,action,actor,actor_id,subject,subject_id')
    expect(lines.find((line) => line.includes(',joined,'))).toContain(colleague.profileId)
    expect(body).not.toMatch(/(^|[,"\n])=/)
    expect(await actionsOf(school.admin)).toContain('audit_exported')
  })

  test('forgets a deleted person’s name, and everything after a year', async () => {
    const school = await makeSchool(api, site)
    const colleague = await school.hire('teacher')
    await db().update(tables().profiles).set({ displayName: 'Person' })
    const proof = { password: colleague.password, confirmation: colleague.email }
    await call('POST', '/api/account/deletion', proof, colleague)
    const { entries } = (await get('/api/school/audit', school.admin)).body
    expect(entries[0]).toMatchObject({ action: 'joined', actor: null, subject: null })
    // Sessions have run out by then: what is left is read by nobody else.
    const kept = async () => {
      await purgeDue(api.services)
      const { auditEntries: t } = tables()
      return (await db().select().from(t)).filter(({ schoolId }) => schoolId === school.id).length
    }
    now += 364 * DAY_MS
    expect(await kept()).toBe(entries.length)
    now += DAY_MS
    expect(await kept()).toBe(0)
  })
})

const db = () => api.services.store.db
const tables = () => db().tables
