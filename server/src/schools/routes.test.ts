import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { makeClass } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { inviteTo, makeSchool, siteAdmin } from '../../test/staffed-school'
import { unlinkEverybody } from '../account-data'

let api: TestApi
let site: Person
let now = Date.UTC(2026, 8, 1, 9)
beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  site = await siteAdmin(api)
})
afterAll(() => api.stop())

const call = (method: string, path: string, body: unknown, by: object) =>
  api.client(method, path, body, by)
const get = (path: string, by: object) => call('GET', path, undefined, by)
const mine = async (by: object) => (await get('/api/school', by)).body.school
const teacher = () => signUp(api.client, 'teacher')
const make = (by: object, name = 'Hill School') => call('POST', '/api/school', { name }, by)
const staffOf = async (by: object) =>
  (await get('/api/school/staff', by)).body.staff.map(
    ({ id, role }: { id: string; role: string }) => [id, role],
  )
const classSchool = async (id: string) => {
  const { db } = api.services.store
  const rows = await db.select().from(db.tables.classes)
  return rows.find((row) => row.id === id)?.schoolId
}

describe('A school that waits', () => {
  test('is of its first teacher, who runs it, and grants nothing before it is confirmed', async () => {
    const first = await teacher()
    const made = await makeClass(api.client, first)
    expect((await make(first)).status).toBe(201)
    const { id, ...school } = await mine(first)
    expect(school).toEqual({
      name: 'Hill School',
      city: '',
      state: '',
      isConfirmed: false,
      role: 'school_admin',
      staff: 1,
      classes: 0,
      students: 0,
    })
    const refused = [
      await call('POST', '/api/school/invite', { role: 'teacher' }, first),
      await get('/api/school/staff', first),
      await get('/api/school/students', first),
      await get('/api/school/audit', first),
    ]
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, problem('school_unconfirmed')])
    expect(await classSchool(made.id)).toBeNull()
    expect((await get('/api/schools?q=Hill%20School', {})).body.schools).toEqual([])

    await call('POST', `/api/admin/schools/${id}`, { isConfirmed: true }, site)
    expect(await mine(first)).toMatchObject({ isConfirmed: true, classes: 1 })
    expect(await classSchool(made.id)).toBe(id)
    expect(await staffOf(first)).toEqual([[first.profileId, 'school_admin']])
    expect((await get('/api/schools?q=hill', {})).body.schools).toEqual([
      { id, name: 'Hill School', city: '', state: '' },
    ])
    const again = await call('POST', `/api/admin/schools/${id}`, { isConfirmed: true }, site)
    expect([again.status, again.body]).toEqual([404, problem('school_gone')])
  })

  test('is gone when it is refused, or when the teacher who made it leaves', async () => {
    const [one, other] = [await teacher(), await teacher()]
    await make(one)
    const { id } = await mine(one)
    const list = (await get('/api/admin/schools', site)).body.schools
    expect(list[0]).toMatchObject({ id, isConfirmed: false, staff: 1 })
    expect(list[0].madeBy.email).toBe(one.email)
    const answered = await call('POST', `/api/admin/schools/${id}`, { isConfirmed: false }, site)
    expect(answered.body.schools.map((school: { id: string }) => school.id)).not.toContain(id)
    expect(await mine(one)).toBeNull()
    await make(other)
    expect((await call('DELETE', '/api/school/staff/me', {}, other)).status).toBe(204)
    expect(await mine(other)).toBeNull()
  })

  test.each([
    [{ name: ' ' }, 400],
    [{ name: 'x'.repeat(81) }, 400],
    [{ name: 'Hill', confirmedAt: 1 }, 400],
  ])('is not made of %o', async (fields, status) => {
    expect((await call('POST', '/api/school', fields, await teacher())).status).toBe(status)
  })

  test('nobody has two', async () => {
    const one = await teacher()
    await make(one)
    const again = await make(one)
    expect([again.status, again.body]).toEqual([409, problem('school_already')])
  })

  test('is answered by administrators of the site alone', async () => {
    const one = await teacher()
    await make(one)
    const { id } = await mine(one)
    const tried = await call('POST', `/api/admin/schools/${id}`, { isConfirmed: true }, one)
    expect(tried.body).toEqual(problem('not_admin'))
  })
})

describe('A link for a colleague', () => {
  test('says where it leads, brings one person in with their classes, and nobody twice', async () => {
    const { admin, id, name } = await makeSchool(api, site, 'Lake School')
    const [ana, ben] = [await teacher(), await teacher()]
    const taught = await makeClass(api.client, ana)
    const token = await inviteTo(api.client, admin, 'counsellor')
    const { body } = await call('POST', '/api/school/invite/preview', { token }, ana)
    expect(body).toMatchObject({ school: { id, name }, role: 'counsellor' })
    expect(await mine(ana)).toBeNull()
    const accepted = await call('POST', '/api/school/accept', { token }, ana)
    expect(accepted.body.school).toMatchObject({ id, role: 'counsellor', staff: 2, classes: 1 })
    expect(await classSchool(taught.id)).toBe(id)
    const late = await call('POST', '/api/school/accept', { token }, ben)
    expect([late.status, late.body]).toEqual([400, problem('school_invite_invalid')])
    expect(await mine(ben)).toBeNull()
  })

  test('ends after seven days', async () => {
    const { admin } = await makeSchool(api, site)
    const token = await inviteTo(api.client, admin, 'teacher')
    now += 7 * 24 * 60 * 60_000
    const late = await call('POST', '/api/school/accept', { token }, await teacher())
    expect(late.body).toEqual(problem('school_invite_invalid'))
  })

  test('of many at once one uses it', async () => {
    const { admin } = await makeSchool(api, site)
    const token = await inviteTo(api.client, admin, 'teacher')
    const people = await Promise.all([teacher(), teacher(), teacher(), teacher()])
    const answers = await Promise.all(
      people.map((by) => call('POST', '/api/school/accept', { token }, by)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await staffOf(admin)).toHaveLength(2)
  })

  test('brings nobody from another school, and stays good', async () => {
    const [one, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const token = await inviteTo(api.client, one.admin, 'teacher')
    const tried = await call('POST', '/api/school/accept', { token }, other.admin)
    expect([tried.status, tried.body]).toEqual([409, problem('school_already')])
    expect((await call('POST', '/api/school/accept', { token }, await teacher())).status).toBe(200)
  })

  test.each(['teacher', 'counsellor'] as const)('is not made by a %s', async (role) => {
    const { hire } = await makeSchool(api, site)
    const colleague = await hire(role)
    const tried = await call('POST', '/api/school/invite', { role: 'school_admin' }, colleague)
    expect([tried.status, tried.body]).toEqual([403, problem('school_role')])
  })

  test('of an administrator who is one no more ends', async () => {
    const { admin, hire } = await makeSchool(api, site)
    const second = await hire('school_admin')
    const token = await inviteTo(api.client, second, 'school_admin')
    const path = `/api/school/staff/${second.profileId}`
    await call('PATCH', path, { role: 'teacher' }, admin)
    const late = await call('POST', '/api/school/accept', { token }, await teacher())
    expect(late.body).toEqual(problem('school_invite_invalid'))
  })
})

describe('Roles', () => {
  test('are changed by an administrator of the school, who may not be the last to go', async () => {
    const { admin, hire } = await makeSchool(api, site)
    const second = await hire('teacher')
    const own = `/api/school/staff/${admin.profileId}`
    for (const tried of [
      await call('PATCH', own, { role: 'teacher' }, admin),
      await call('DELETE', own, {}, admin),
      await call('DELETE', '/api/school/staff/me', {}, admin),
    ])
      expect([tried.status, tried.body]).toEqual([409, problem('school_last_admin')])
    const path = `/api/school/staff/${second.profileId}`
    const refused = await call('PATCH', path, { role: 'school_admin' }, second)
    expect(refused.body).toEqual(problem('school_role'))
    expect((await call('PATCH', path, { role: 'school_admin' }, admin)).status).toBe(200)
    expect((await call('PATCH', own, { role: 'teacher' }, admin)).status).toBe(200)
    expect(Object.fromEntries(await staffOf(second))).toEqual({
      [admin.profileId]: 'teacher',
      [second.profileId]: 'school_admin',
    })
  })

  test('two administrators who leave at once leave one behind', async () => {
    const { admin, hire } = await makeSchool(api, site)
    const second = await hire('school_admin')
    const answers = await Promise.all(
      [admin, second].map((by) => call('DELETE', '/api/school/staff/me', {}, by)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('of another school are not there', async () => {
    const [one, other] = [await makeSchool(api, site), await makeSchool(api, site)]
    const path = `/api/school/staff/${other.admin.profileId}`
    for (const tried of [
      await call('PATCH', path, { role: 'teacher' }, one.admin),
      await call('DELETE', path, {}, one.admin),
    ])
      expect([tried.status, tried.body]).toEqual([404, problem('school_person_not_found')])
    expect(await mine(other.admin)).toMatchObject({ role: 'school_admin' })
  })

  test('a colleague who leaves takes the classes along that nobody else of the school teaches', async () => {
    const { id, hire } = await makeSchool(api, site)
    const [ana, ben] = [await hire('teacher'), await hire('teacher')]
    const [own, shared] = [await makeClass(api.client, ana), await makeClass(api.client, ana)]
    const { body } = await call('POST', `${shared.path}/invite`, {}, ana)
    await call('POST', '/api/classes/accept', { token: body.path.split('#')[1] }, ben)
    expect([await classSchool(own.id), await classSchool(shared.id)]).toEqual([id, id])
    expect((await shared.detail()).school).toBe('Riverside Middle School')
    await call('DELETE', '/api/school/staff/me', {}, ana)
    expect([await classSchool(own.id), await classSchool(shared.id)]).toEqual([null, id])
    await call('DELETE', `${shared.path}/teachers/me`, {}, ben)
    expect(await classSchool(shared.id)).toBeNull()
  })
})

describe('Administrators of the site', () => {
  test('make a confirmed school, and invite who runs it', async () => {
    const fields = { name: 'Forest School', city: 'Flagstaff' }
    const made = await call('POST', '/api/admin/schools', fields, site)
    expect(made.status).toBe(201)
    const { id } = made.body.schools.find(({ name }: { name: string }) => name === fields.name)
    const invited = await call('POST', `/api/admin/schools/${id}/invite`, {}, site)
    const token = invited.body.path.split('#')[1]
    const head = await teacher()
    await call('POST', '/api/school/accept', { token }, head)
    expect(await mine(head)).toMatchObject({ ...fields, role: 'school_admin' })
  })

  test('end a school: its classes and accounts stay, its roles do not', async () => {
    const { admin, id } = await makeSchool(api, site)
    const made = await makeClass(api.client, admin)
    expect((await call('DELETE', `/api/admin/schools/${id}`, {}, site)).status).toBe(204)
    expect([await mine(admin), await classSchool(made.id)]).toEqual([null, null])
    expect((await made.detail()).class.id).toBe(made.id)
  })
})

test('whoever gets an account back that somebody else may have made is at no school', async () => {
  const { admin, hire } = await makeSchool(api, site)
  const { profileId } = await hire('counsellor')
  await api.services.store.transact((tx) => unlinkEverybody(tx, profileId, now))
  expect(await staffOf(admin)).toEqual([[admin.profileId, 'school_admin']])
})

test('an account that is deleted leaves the school, also as its last administrator', async () => {
  const { admin, hire } = await makeSchool(api, site)
  const colleague = await hire('teacher')
  const proof = { password: admin.password, confirmation: admin.email }
  expect((await call('POST', '/api/account/deletion', proof, admin)).status).toBe(204)
  expect(await staffOf(colleague)).toEqual([[colleague.profileId, 'teacher']])
})
