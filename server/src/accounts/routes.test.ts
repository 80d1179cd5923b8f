import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { signUp, signUpForm } from '../../test/people'
import { findPasswordHash, replacePasswordHash } from '../auth/store'
import { findProfile } from './store/profiles'
import { findUserByEmail } from './store/users'

let api: TestApi
let at = Date.UTC(2026, 5, 15)

beforeAll(async () => {
  api = await makeTestApi({ now: () => at })
})
afterAll(() => api.stop())
// Each test has its own minute of the limits per address.
beforeEach(() => {
  at += 3_600_000
})

const post = (path: string, body: unknown, cookie?: string) =>
  api.client('POST', `/api/auth/${path}`, body, { cookie })
const session = async (cookie: string) =>
  (await api.client('GET', '/api/session', undefined, { cookie })).body.user

describe('Sign-up', () => {
  test('makes profile and account and signs in at once', async () => {
    const form = { ...signUpForm('teacher'), fullName: '  Ada  Park ' }
    const { status, body, cookie } = await post('sign-up', form)
    expect(status).toBe(201)
    expect(body).toEqual({
      message: null,
      user: {
        profileId: expect.stringMatching(/^pf_/),
        displayName: 'Ada Park',
        email: form.email,
        userType: 'teacher',
        tokens: 0,
        isAdmin: false,
        mustConfirmEmail: true,
        createdAt: at,
      },
    })
    expect(await session(cookie)).toEqual(body.user)
  })

  test.each([
    [{ email: '' }, 'email_required', 'email'],
    [{ email: 'no-at-sign' }, 'email_invalid', 'email'],
    [{ password: '' }, 'password_required', 'password'],
    [{ password: 'seven77' }, 'password_short', 'password'],
    [{ password: 'Password123' }, 'password_common', 'password'],
    [{ password: 'aaaaaaaaaaaa' }, 'password_common', 'password'],
    [{ fullName: '   ' }, 'full_name_required', 'fullName'],
    [{ fullName: 'Ada\u202ePark' }, 'name_not_allowed', 'fullName'],
    [{ fullName: `${'a'.repeat(31)}\u202epark` }, 'name_not_allowed', 'fullName'],
    [{ fullName: 'Kill Yourself' }, 'name_not_suitable', 'fullName'],
    [{ role: '' }, 'role_required', 'role'],
    [{ role: 'admin' }, 'role_required', 'role'],
  ])('refuses %o', async (change, code, field) => {
    const { status, body } = await post('sign-up', { ...signUpForm(), ...change })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, field })
  })

  test('takes 64 signs of any script as a password', async () => {
    const form = { ...signUpForm(), password: 'пароль-из-многих-слов '.repeat(3).slice(0, 64) }
    expect((await post('sign-up', form)).status).toBe(201)
  })

  test('an e-mail has one account, in any case', async () => {
    const form = signUpForm()
    await post('sign-up', form)
    const again = await post('sign-up', { ...form, email: form.email.toUpperCase() })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'email_taken', field: 'email' })
  })

  test('two at once make one account and one profile', async () => {
    const form = signUpForm()
    const answers = await Promise.all([post('sign-up', form), post('sign-up', form)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  test.each(['isHost', 'user_type', 'tokens', 'profileId', 'id', 'emailVerified'])(
    'refuses the field %s',
    async (field) => {
      const { status, body } = await post('sign-up', { ...signUpForm(), [field]: 'admin' })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'bad_request', field })
    },
  )

  test('no route changes a role', async () => {
    const { cookie, profileId } = await signUp(api.client, 'student')
    for (const field of ['role', 'userType', 'user_type']) {
      const change = { firstName: 'Ana', lastName: 'Lee', displayName: 'Ana', [field]: 'teacher' }
      const answer = await api.client('PATCH', '/api/account/names', change, { cookie })
      expect(answer.status).toBe(400)
    }
    for (const path of ['update-user', 'sign-up/email', 'sign-in/email', 'get-session']) {
      expect((await post(path, { role: 'teacher', userType: 'teacher' }, cookie)).status).toBe(404)
    }
    const profile = await findProfile(api.services.store.db, profileId)
    expect(profile?.userType).toBe('student')
  })
})

describe('The age gate', () => {
  const child = { birthMonth: 6, birthYear: 2013 }
  const adult = { birthMonth: 1, birthYear: 1990 }

  test('asks for month and year: the month of the 13th birthday is not over yet', async () => {
    expect((await post('age-check', { birthMonth: 5, birthYear: 2013 })).status).toBe(204)
    const { status, body } = await post('age-check', child)
    expect(status).toBe(403)
    expect(body).toEqual(problem('under_age'))
  })

  test('another year in the same browser session does not help', async () => {
    const first = await post('age-check', child)
    expect(first.setCookies[0]).not.toMatch(/Max-Age|Expires/i)
    const second = await post('sign-up', { ...signUpForm(), ...adult }, first.cookie)
    expect(second.status).toBe(403)
    expect((await post('age-check', adult, first.cookie)).status).toBe(403)
  })

  test('sign-up checks it by itself, and nothing of a child is kept', async () => {
    const form = { ...signUpForm(), ...child, fullName: 'Canary Child' }
    expect((await post('sign-up', form)).body).toEqual(problem('under_age'))
    expect(api.logged()).not.toContain('Canary Child')
    const later = await post('sign-up', { ...form, ...adult })
    expect(later.status).toBe(201)
  })
})

describe('Sign-in', () => {
  test('remembered for 30 days, or until the browser ends', async () => {
    const { email, password } = await signUp(api.client)
    const short = await post('sign-in', { email, password })
    const long = await post('sign-in', { email, password, rememberMe: true })
    expect(await session(short.cookie)).toMatchObject({ email })
    const tokenOf = (cookies: string[]) => cookies.find((one) => one.includes('session_token'))
    expect(tokenOf(short.setCookies)).not.toMatch(/Max-Age/)
    expect(tokenOf(long.setCookies)).toMatch(/Max-Age=2592000/)
    expect(tokenOf(long.setCookies)).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test.each([
    [{ email: '' }, 'email_required'],
    [{ email: 'x' }, 'email_invalid'],
    [{ password: '' }, 'password_required'],
    [{ password: '12345' }, 'password_short_login'],
  ])('refuses %o with its message', async (change, code) => {
    const form = { email: 'a@school.example', password: 'long enough', ...change }
    expect((await post('sign-in', form)).body).toMatchObject({ code })
  })

  test('says the same of an unknown e-mail and a wrong password', async () => {
    const { email } = await signUp(api.client)
    const wrong = await post('sign-in', { email, password: 'not the right one' })
    const unknown = await post('sign-in', { email: 'no@school.example', password: 'not the one' })
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test('of 200 wrong ones at once at most 10 are judged, and 15 minutes later it works', async () => {
    const { email, password } = await signUp(api.client)
    let judged = 0
    const { accounts } = api.services
    const signIn = accounts.signIn
    accounts.signIn = (input) => {
      judged++
      return signIn(input)
    }
    const answers = await Promise.all(
      Array.from({ length: 199 }, () => post('sign-in', { email, password: 'guessed wrong' })),
    )
    accounts.signIn = signIn
    expect(judged).toBe(10)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(189)
    at += 14 * 60_000
    const early = await post('sign-in', { email, password })
    expect(early.body).toEqual(problem('rate_limited'))
    expect(early.headers.get('retry-after')).toBe('60')
    at += 60_000
    expect((await post('sign-in', { email, password })).status).toBe(200)
  })

  test('ten wrong ones elsewhere do not keep the owner out on a device they know', async () => {
    const { cookie, email, password } = await signUp(api.client)
    for (let i = 0; i < 11; i++) await post('sign-in', { email, password: 'guessed wrong' })
    expect((await post('sign-in', { email, password })).status).toBe(429)
    const mark = cookie.split('; ').find((one) => one.startsWith('pq_device='))
    expect((await post('sign-in', { email, password }, mark)).status).toBe(200)
    const other = await signUp(api.client)
    expect((await post('sign-in', { email, password }, other.cookie)).status).toBe(429)
  })

  test('200 a minute from one address, then 429', async () => {
    const tries = await Promise.all(
      Array.from({ length: 201 }, () => post('sign-in', { email: '', password: '' })),
    )
    expect(tries.filter((answer) => answer.status === 429)).toHaveLength(1)
  })

  test('a new sign-in ends the former session', async () => {
    const { cookie, email, password } = await signUp(api.client)
    const next = await post('sign-in', { email, password }, cookie)
    expect(await session(cookie)).toBeNull()
    expect(await session(next.cookie)).toMatchObject({ email })
  })
})

describe('Sign-out', () => {
  test('a cookie is of no use after signing out', async () => {
    const { cookie } = await signUp(api.client)
    const out = await post('sign-out', {}, cookie)
    expect(out.status).toBe(200)
    expect(out.setCookies.join()).toMatch(/Max-Age=0/)
    expect(await session(cookie)).toBeNull()
    expect((await api.client('GET', '/api/account', undefined, { cookie })).status).toBe(401)
  })

  test('a changed cookie is nobody', async () => {
    const { cookie } = await signUp(api.client)
    expect(await session(cookie.replace(/session_token=./, 'session_token=!'))).toBeNull()
  })

  test('demo accounts are for nobody to register', async () => {
    const form = { ...signUpForm(), email: 'teacher9@demo.pathquest.test' }
    expect((await post('sign-up', form)).body).toMatchObject({ code: 'email_invalid' })
  })
})

describe('A password', () => {
  test('whose hash is of a former kind gets one of today at the next sign-in', async () => {
    const { email, password } = await signUp(api.client)
    const { db } = api.services.store
    const { userId = '' } = (await findUserByEmail(db, email)) ?? {}
    const former = await hashAsBefore(password)
    const made = (await findPasswordHash(db, userId)) ?? ''
    await replacePasswordHash(db, { userId, former: made, hash: former })
    expect(
      (await post('sign-in', { email, password: 'not this one', rememberMe: false })).status,
    ).toBe(401)
    expect(await findPasswordHash(db, userId)).toBe(former)
    for (let time = 0; time < 2; time++) {
      expect((await post('sign-in', { email, password, rememberMe: false })).status).toBe(200)
      expect(await findPasswordHash(db, userId)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    }
  })
})
