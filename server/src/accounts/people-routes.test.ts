import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { CAREER_SET } from '../../test/results'
import { insertAdmin } from './store/users'

let api: TestApi
let admin: Person

beforeAll(async () => {
  api = await makeTestApi({ env: { TEACHER_SIGN_UP: 'approval' } })
  admin = await signUp(api.client)
  await insertAdmin(api.services.store.db, admin.profileId)
})
afterAll(() => api.stop())

const userOf = async (by: Person) =>
  (await api.client('GET', '/api/session', undefined, by)).body.user
const host = (by: Person) => api.client('POST', '/api/games', { questionSetId: CAREER_SET.id }, by)
const answer = (person: Person, isApproved: boolean, by = admin) =>
  api.client('POST', `/api/admin/people/${person.profileId}`, { isApproved }, by)

test('a new teacher waits: hosts nothing, sees no figures or solutions, until an administrator agrees', async () => {
  const teacher = await signUp(api.client, 'teacher')
  expect(await userOf(teacher)).toMatchObject({ userType: 'teacher', awaitsApproval: true })
  expect((await host(teacher)).body).toEqual(problem('approval_pending'))
  for (const path of ['/api/students', '/api/analytics', `/api/question-sets/x/reports`]) {
    const { status, body } = await api.client('GET', path, undefined, teacher)
    expect({ status, body }).toEqual({ status: 403, body: problem('approval_pending') })
  }
  const { body } = await api.client('GET', '/api/admin/people', undefined, admin)
  expect(body.teachers).toMatchObject([{ id: teacher.profileId, email: teacher.email }])
  expect((await answer(teacher, true, teacher)).status).toBe(403)
  expect((await answer(teacher, true)).body).toEqual({ teachers: [] })
  expect(await userOf(teacher)).not.toHaveProperty('awaitsApproval')
  expect((await api.client('GET', '/api/students', undefined, teacher)).status).toBe(200)
  expect((await answer(teacher, true)).body).toEqual(problem('teacher_not_waiting'))
})

test('who is refused goes on as a student; nobody else ever waits', async () => {
  const teacher = await signUp(api.client, 'teacher')
  await signUp(api.client, 'parent')
  expect((await answer(teacher, false)).body).toEqual({ teachers: [] })
  expect(await userOf(teacher)).toMatchObject({ userType: 'student' })
  expect((await host(teacher)).body).toEqual(problem('wrong_role'))
})
