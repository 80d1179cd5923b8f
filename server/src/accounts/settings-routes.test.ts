import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type MailInOutbox, mailsTo, tokenIn } from '../../test/outbox'
import { type Person, signUp, signUpForm } from '../../test/people'
import { makeSchool, siteAdmin } from '../../test/staffed-school'

let api: TestApi
let now: number
let person: Person
beforeEach(async () => {
  now = Date.now()
  api = await makeTestApi({ now: () => now })
  person = await signUp(api.client)
})
afterEach(() => api.stop())

const HOUR_MS = 3_600_000
const call = (method: string, path: string, body: unknown, by: object = person) =>
  api.client(method, path, body, by)
const account = async (by: object = person) =>
  (await call('GET', '/api/account', undefined, by)).body
const isSignedIn = async (by: object) =>
  (await call('GET', '/api/session', undefined, by)).body.user !== null
const signIn = (email: string, password: string) =>
  api.client('POST', '/api/auth/sign-in', { email, password })

describe('The school that an account names', () => {
  const put = (schoolId: string | null) => call('PUT', '/api/account/school', { schoolId })

  test('is a confirmed one, or none', async () => {
    const school = await makeSchool(api, await siteAdmin(api), 'Lake School')
    const waiting = await signUp(api.client, 'teacher')
    await call('POST', '/api/school', { name: 'Waiting School' }, waiting)
    const { id: waitingId } = (await call('GET', '/api/school', undefined, waiting)).body.school
    expect((await account()).school).toBeNull()
    const said = { id: school.id, name: 'Lake School', city: 'Tucson', state: 'AZ' }
    expect((await put(school.id)).body.school).toEqual(said)
    for (const id of [waitingId, 'sc_unknown']) {
      const refused = await put(id)
      expect([refused.status, refused.body]).toEqual([404, problem('school_gone')])
    }
    expect((await account()).school).toEqual(said)
    expect((await put(null)).body.school).toBeNull()
  })

  test('is said at sign-up as well, where one that is not there counts as none', async () => {
    const school = await makeSchool(api, await siteAdmin(api))
    const schoolOf = async (schoolId: string) => {
      const form = { ...signUpForm(), schoolId }
      const { status, cookie } = await api.client('POST', '/api/auth/sign-up', form)
      expect(status).toBe(201)
      return (await account({ cookie })).school?.id ?? null
    }
    expect(await schoolOf(school.id)).toBe(school.id)
    expect(await schoolOf('sc_unknown')).toBeNull()
  })
})

describe('Names', () => {
  const save = (names: object) =>
    call('PATCH', '/api/account/names', {
      firstName: 'Ana María',
      lastName: 'López García',
      displayName: 'Ana L.',
      ...names,
    })

  test('the first word is the first name until its owner says otherwise', async () => {
    expect(await account()).toMatchObject({ firstName: 'Person' })
  })

  test('are stored apart from the name that others see', async () => {
    const { status, body } = await save({ lastName: '  López   García ' })
    expect(status).toBe(200)
    const names = { firstName: 'Ana María', lastName: 'López García', displayName: 'Ana L.' }
    expect(body).toMatchObject(names)
    expect(await account()).toMatchObject(names)
    const session = await call('GET', '/api/session', undefined)
    expect(session.body.user.displayName).toBe('Ana L.')
  })

  test.each([
    [{ firstName: ' ' }, 'first_name_required'],
    [{ lastName: '' }, 'last_name_required'],
    [{ displayName: 'a'.repeat(31) }, 'name_too_long'],
    [{ displayName: '' }, 'name_required'],
    [{ lastName: 'a\u202eb' }, 'name_not_allowed'],
    [{ lastName: `${'a'.repeat(40)}\u202eb` }, 'name_not_allowed'],
    [{ firstName: 'Mierda' }, 'name_not_suitable'],
    [{ displayName: 'fսck' }, 'name_not_suitable'],
  ] as const)('%j: %s', async (names, code) => {
    expect((await save(names)).body).toEqual(problem(code))
  })
})

describe('Another e-mail address', () => {
  const NEW = 'ana.new@school.example.org'
  const ask = (change: object = {}, by: object = person) =>
    call('POST', '/api/account/email', { email: NEW, password: person.password, ...change }, by)
  /** The last one. */
  const mailTo = (address: string, kind = 'change-email') =>
    mailsTo(api.dataDir, address)
      .filter((mail) => mail.kind === kind)
      .sort((a, b) => b.goodUntil - a.goodUntil)[0] as MailInOutbox
  const confirm = () => {
    const token = tokenIn(mailTo(NEW))
    return api.client('POST', '/api/auth/verify-email', { token })
  }

  test('counts once its mail was answered; the old one stays until then and is told', async () => {
    expect((await ask()).status).toBe(204)
    expect(await account()).toMatchObject({ email: person.email, newEmail: NEW })
    expect((await signIn(person.email, person.password)).status).toBe(200)
    expect(mailTo(person.email, 'email-changing').text).not.toContain(NEW)
    const token = tokenIn(mailTo(NEW))
    expect((await confirm()).status).toBe(204)
    expect(await account()).toMatchObject({ email: NEW, newEmail: null })
    expect((await signIn(NEW, person.password)).status).toBe(200)
    expect((await signIn(person.email, person.password)).body).toEqual(problem('sign_in_failed'))
    const again = await api.client('POST', '/api/auth/verify-email', { token })
    expect(again.body).toEqual(problem('link_invalid'))
  })

  test('a link is good for an hour, and only the last one', async () => {
    await ask()
    const first = tokenIn(mailTo(NEW))
    now += 1
    await ask({ email: 'other@school.example.org' })
    const stale = await api.client('POST', '/api/auth/verify-email', { token: first })
    expect(stale.body).toEqual(problem('link_invalid'))
    now += 1
    await ask()
    now += HOUR_MS
    expect((await account()).newEmail).toBeNull()
    expect((await confirm()).body).toEqual(problem('link_invalid'))
  })

  test('a new password stops it', async () => {
    await ask()
    await call('POST', '/api/account/password', {
      password: person.password,
      newPassword: 'another quiet river',
    })
    expect((await confirm()).body).toEqual(problem('link_invalid'))
  })

  test('needs the password, an address that is one, and nobody else’s', async () => {
    const other = await signUp(api.client)
    expect((await ask({ password: 'wrong' })).body).toEqual(problem('password_wrong'))
    expect((await ask({ email: 'nobody' })).body).toEqual(problem('email_invalid'))
    expect((await ask({ email: 'a@demo.pathquest.test' })).body).toEqual(problem('email_invalid'))
    expect((await ask({ email: other.email })).body).toEqual(problem('email_taken'))
    await ask()
    const form = { email: NEW, password: 'a quiet river bend', fullName: 'New One' }
    const born = { role: 'student', birthMonth: 1, birthYear: 1990 }
    await api.client('POST', '/api/auth/sign-up', { ...form, ...born })
    expect((await confirm()).body).toEqual(problem('email_taken'))
  })
})

describe('The password', () => {
  const change = (requested: object = {}) =>
    call('POST', '/api/account/password', {
      password: person.password,
      newPassword: 'another quiet river',
      ...requested,
    })

  test('is changed with the current one; every other session ends', async () => {
    const elsewhere = await signIn(person.email, person.password)
    expect((await change()).status).toBe(204)
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, 'another quiet river')).status).toBe(200)
  })

  test.each([
    [{ password: 'wrong' }, 'password_wrong'],
    [{ newPassword: 'short' }, 'password_short'],
    [{ newPassword: 'password123' }, 'password_common'],
  ] as const)('%j: %s', async (requested, code) => {
    expect((await change(requested)).body).toEqual(problem(code))
    expect((await signIn(person.email, person.password)).status).toBe(200)
  })

  test('whoever comes by a provider chooses one after a fresh sign-in', async () => {
    const { db } = api.services.store
    await db.update(db.tables.authAccount).set({ providerId: 'google', password: null })
    expect(await account()).toMatchObject({ hasPassword: false, providers: ['google'] })
    expect((await change({ password: undefined })).status).toBe(204)
    expect(await account()).toMatchObject({ hasPassword: true, providers: ['google'] })
    expect((await signIn(person.email, 'another quiet river')).status).toBe(200)
  })
})
