import {
  CLASS_INVITE_MS,
  CLASSES_MAX,
  STUDENTS_PER_CLASS_MAX,
  TEACHERS_PER_CLASS_MAX,
} from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, type TestClass } from '../../test/class'
import { problem } from '../../test/client'
import { insertPerson, type Person, signUp } from '../../test/people'
import { newClassCode, newId } from '../runtime/tokens'

let api: TestApi
let teacher: Person
let now = Date.UTC(2026, 8, 1, 9)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  teacher = await signUp(api.client, 'teacher')
})
afterAll(() => api.stop())

const call = (method: string, path: string, body: unknown, by: object) =>
  api.client(method, path, body, by)
const aClass = (fields: object = {}, by = teacher) => {
  // So many changes a minute there may be.
  now += 60_000
  return makeClass(api.client, by, fields)
}
const change = ({ path, teacher }: TestClass, fields: object) =>
  call('PATCH', path, fields, teacher)
const join = (code: string, by: Person) => call('POST', '/api/my-classes', { code }, by)
const classesOf = async (by: object) =>
  (await call('GET', '/api/my-classes', undefined, by)).body.classes

describe('A class', () => {
  test('has a name, and a period and a grade where its teacher gives them', async () => {
    const { status, body } = await call(
      'POST',
      '/api/classes',
      { name: ' Careers 7 ', period: '3', grade: 7 },
      teacher,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      class: { name: 'Careers 7', period: '3', grade: 7, students: 0, games: 0, isArchived: false },
      isOpen: true,
      teachers: [{ id: teacher.profileId }],
      students: [],
      games: [],
      careersMet: [],
      hardQuestions: [],
    })
    expect(body.code).toMatch(/^[0-9A-HJ-NP-Z]{8}$/)
    const made = await aClass({ name: 'Plain' })
    expect((await made.detail()).class).toMatchObject({ period: '', grade: null })
  })

  test.each([
    { name: ' ' },
    { name: '\u200b' },
    { name: 'x'.repeat(61) },
    { name: 'A', grade: 5 },
    { name: 'A', grade: 13 },
    { name: 'A', period: 'x'.repeat(21) },
  ])('refuses %o', async (fields) => {
    expect(await call('POST', '/api/classes', fields, teacher)).toMatchObject({
      status: 400,
      body: problem('bad_request'),
    })
  })

  test('is listed by name and number, archived ones last', async () => {
    const by = await signUp(api.client, 'teacher')
    for (const [name, period] of [
      ['Careers', '10'],
      ['Zoology', '1'],
      ['Careers', '2'],
      ['Art', '1'],
    ]) {
      await aClass({ name, period }, by)
    }
    const listed = async () =>
      (await call('GET', '/api/classes', undefined, by)).body.classes as {
        id: string
        name: string
        period: string
      }[]
    const titles = async () => (await listed()).map(({ name, period }) => `${name} ${period}`)
    expect(await titles()).toEqual(['Art 1', 'Careers 2', 'Careers 10', 'Zoology 1'])
    const [art] = await listed()
    await call('PATCH', `/api/classes/${art?.id}`, { isArchived: true }, by)
    expect(await titles()).toEqual(['Careers 2', 'Careers 10', 'Zoology 1', 'Art 1'])
    await call('PATCH', `/api/classes/${art?.id}`, { isArchived: false }, by)
    expect((await titles())[0]).toBe('Art 1')
  })

  test('is one of 200 of a teacher at most', async () => {
    const by = await signUp(api.client, 'teacher')
    const { db } = api.services.store
    const rows = Array.from({ length: CLASSES_MAX }, (_, i) => ({
      id: newId('class'),
      name: `Class ${i}`,
      period: '',
      code: newClassCode(),
      createdAt: now,
    }))
    await db.insert(db.tables.classes).values(rows)
    await db
      .insert(db.tables.classTeachers)
      .values(rows.map(({ id }) => ({ classId: id, profileId: by.profileId, addedAt: now })))
    const refused = await call('POST', '/api/classes', { name: 'One more' }, by)
    expect(refused).toMatchObject({ status: 409, body: problem('too_many_classes') })
    await call('DELETE', `/api/classes/${rows[0]?.id}`, {}, by)
    expect((await call('POST', '/api/classes', { name: 'One more' }, by)).status).toBe(201)
  })

  test('is there for its teachers alone', async () => {
    const made = await aClass()
    const stranger = await signUp(api.client, 'teacher')
    for (const [method, path, body] of [
      ['GET', made.path],
      ['PATCH', made.path, { name: 'Mine' }],
      ['DELETE', made.path, {}],
      ['POST', `${made.path}/students`, { names: ['Ana'] }],
      ['GET', `${made.path}/cards`],
      ['POST', `${made.path}/invite`, {}],
      ['DELETE', `${made.path}/teachers/me`, {}],
    ] as const) {
      const unknown = path.replace(made.id, 'cl_00000000000000000000')
      const reply = await call(method, path, body, stranger)
      expect(reply).toMatchObject({ status: 404, body: problem('class_not_found') })
      expect(reply.body).toEqual((await call(method, unknown, body, stranger)).body)
    }
    expect((await made.detail()).class.name).toBe('Careers 7')
  })
})

describe('The code of a class', () => {
  test('lets a student in, as it was read out; joined again nothing changes', async () => {
    const made = await aClass({ period: '3' })
    const { code } = await made.detail()
    const student = await signUp(api.client)
    const typed = ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase()
    const { status, body } = await join(typed, student)
    expect(status).toBe(200)
    expect(body.classes).toMatchObject([{ id: made.id, name: 'Careers 7', period: '3' }])
    expect(body.classes[0].teachers).toHaveLength(1)
    expect((await join(code, student)).body).toEqual(body)
    expect((await made.detail()).students).toMatchObject([
      { id: student.profileId, hasCard: false, games: 0, accuracy: null },
    ])
  })

  test('admits nobody once the class is closed or archived, and no former one after a renewal', async () => {
    const made = await aClass()
    const { code } = await made.detail()
    const student = await signUp(api.client)
    const refused = { status: 400, body: problem('class_code_invalid') }
    await change(made, { isOpen: false })
    expect(await join(code, student)).toMatchObject(refused)
    await change(made, { isOpen: true, isArchived: true })
    expect(await join(code, student)).toMatchObject(refused)
    const { body } = await change(made, { isArchived: false, renewCode: true })
    expect(body.code).not.toBe(code)
    expect(await join(code, student)).toMatchObject(refused)
    expect((await join(body.code, student)).status).toBe(200)
  })

  test('is guessed ten times in a quarter of an hour at most; a right one is no guess', async () => {
    const { code } = await (await aClass()).detail()
    const student = await signUp(api.client)
    for (let i = 0; i < 10; i++) {
      expect((await join(code, student)).status).toBe(200)
      expect((await join('WRONG', student)).body).toEqual(problem('class_code_invalid'))
    }
    expect(await join(code, student)).toMatchObject({ status: 429, body: problem('rate_limited') })
    // Nobody else is kept out.
    expect((await join(code, await signUp(api.client))).status).toBe(200)
    now += 15 * 60_000
    expect((await join(code, student)).status).toBe(200)
  })

  test('admits 200 students, cards among them', async () => {
    const made = await aClass()
    const { code } = await made.detail()
    const names = (count: number) => Array.from({ length: count }, (_, i) => `Ana ${i}`)
    await addCards(api.client, made, names(100))
    await addCards(api.client, made, names(99))
    const tooMany = await call('POST', `${made.path}/students`, { names: names(2) }, teacher)
    expect(tooMany).toMatchObject({
      status: 409,
      body: { code: 'class_too_small', params: { free: 1 } },
    })
    expect((await join(code, await signUp(api.client))).status).toBe(200)
    expect((await made.detail()).students).toHaveLength(STUDENTS_PER_CLASS_MAX)
    expect(await join(code, await signUp(api.client))).toMatchObject({
      status: 409,
      body: problem('class_full'),
    })
  })

  test('and a student may end the membership, each on their side', async () => {
    const made = await aClass()
    const { code } = await made.detail()
    const [leaving, removed] = [await signUp(api.client), await signUp(api.client)]
    for (const one of [leaving, removed]) await join(code, one)
    const left = await call('DELETE', `/api/my-classes/${made.id}`, {}, leaving)
    expect([left.status, await classesOf(leaving)]).toEqual([204, []])
    const again = await call('DELETE', `/api/my-classes/${made.id}`, {}, leaving)
    expect(again).toMatchObject({ status: 404, body: problem('class_not_found') })
    const path = `${made.path}/students/${removed.profileId}`
    expect((await call('DELETE', path, {}, teacher)).status).toBe(204)
    expect(await call('DELETE', path, {}, teacher)).toMatchObject({
      status: 404,
      body: problem('class_student_not_found'),
    })
    expect([await classesOf(removed), (await made.detail()).students]).toEqual([[], []])
    // An account with an address goes on.
    expect((await call('GET', '/api/profile', undefined, removed)).status).toBe(200)
  })
})

describe('A colleague', () => {
  const invite = async ({ path, teacher }: TestClass) => {
    const { status, body } = await call('POST', `${path}/invite`, {}, teacher)
    expect(status).toBe(201)
    return { ...body, token: body.path.split('#')[1] } as { token: string; expiresAt: number }
  }
  const accept = (token: string, by: Person) => call('POST', '/api/classes/accept', { token }, by)

  test('teaches the class by a link, which one person uses, within seven days', async () => {
    const made = await aClass()
    const colleague = await signUp(api.client, 'teacher')
    const { token, expiresAt } = await invite(made)
    expect(expiresAt).toBe(now + CLASS_INVITE_MS)
    now++
    const { status, body } = await accept(token, colleague)
    expect([status, body.class.id]).toEqual([200, made.id])
    expect((await made.detail()).teachers.map(({ id }) => id)).toEqual([
      teacher.profileId,
      colleague.profileId,
    ])
    const invalid = { status: 400, body: problem('class_invite_invalid') }
    expect(await accept(token, await signUp(api.client, 'teacher'))).toMatchObject(invalid)
    const late = await invite(made)
    now += CLASS_INVITE_MS
    expect(await accept(late.token, await signUp(api.client, 'teacher'))).toMatchObject(invalid)
    const { db } = api.services.store
    const kept = JSON.stringify(await db.select().from(db.tables.classInvites))
    expect(kept).not.toContain(late.token)
    expect(api.logged()).not.toContain(late.token)
  })

  test('who teaches the class already leaves the link as it was', async () => {
    const made = await aClass()
    const { token } = await invite(made)
    expect((await accept(token, teacher)).status).toBe(200)
    expect((await accept(token, await signUp(api.client, 'teacher'))).status).toBe(200)
  })

  test('is invited by one link at a time, which ends when its maker goes', async () => {
    const made = await aClass()
    const invalid = { status: 400, body: problem('class_invite_invalid') }
    const [former, link] = [await invite(made), await invite(made)]
    const colleague = await signUp(api.client, 'teacher')
    expect(await accept(former.token, colleague)).toMatchObject(invalid)
    expect((await accept(link.token, colleague)).status).toBe(200)
    const own = await invite(made)
    await call('DELETE', `${made.path}/teachers/me`, {}, teacher)
    expect(await accept(own.token, teacher)).toMatchObject(invalid)
  })

  test('is one of many who open the link at once', async () => {
    const made = await aClass()
    const crowd = await Promise.all(Array.from({ length: 4 }, () => signUp(api.client, 'teacher')))
    const { token } = await invite(made)
    const tries = await Promise.all([...crowd, ...crowd].map((by) => accept(token, by)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await made.detail()).teachers).toHaveLength(2)
  })

  test('is one of ten; who is one too many leaves the link as it was', async () => {
    const made = await aClass()
    const people = []
    for (let i = 1; i < TEACHERS_PER_CLASS_MAX; i++) {
      const colleague = await insertPerson(api.services, { role: 'teacher' })
      expect((await accept((await invite(made)).token, colleague)).status).toBe(200)
      people.push(colleague)
    }
    const { token } = await invite(made)
    const late = await signUp(api.client, 'teacher')
    expect(await accept(token, late)).toMatchObject({
      status: 409,
      body: problem('class_teachers_full'),
    })
    await call('DELETE', `${made.path}/teachers/me`, {}, people[0] as Person)
    expect((await accept((await invite(made)).token, late)).status).toBe(200)
  })

  test('may go, and the class with its students stays; the last one may not', async () => {
    const made = await aClass()
    const [card] = await addCards(api.client, made, ['Ana'])
    const colleague = await signUp(api.client, 'teacher')
    await accept((await invite(made)).token, colleague)
    const leave = (by: Person) => call('DELETE', `${made.path}/teachers/me`, {}, by)
    expect((await leave(teacher)).status).toBe(204)
    expect((await call('GET', made.path, undefined, teacher)).status).toBe(404)
    expect(await leave(colleague)).toMatchObject({
      status: 409,
      body: problem('class_last_teacher'),
    })
    const { body } = await call('GET', made.path, undefined, colleague)
    expect(body.students).toMatchObject([{ id: card?.studentId }])
  })
})
