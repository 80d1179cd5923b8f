import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { makeClass } from '../../test/class'
import { problem } from '../../test/client'
import { mailsTo, tokenIn } from '../../test/outbox'
import { insertPerson, signUpForm } from '../../test/people'
import { soon } from '../../test/soon'
import { insertParentLink, listParents } from '../families/store/parent-links'
import { findProfileByLtiIdentity } from '../lti/launches/store/identities'
import { purgeDue } from '../retention/purge'
import { CHECK_YOUR_EMAIL } from './confirm-sign-up'
import { findUserByEmail } from './store/users'

const HOUR_MS = 3_600_000
let api: TestApi
let at = Date.UTC(2026, 5, 15)
beforeAll(async () => {
  // Nobody listens there: mails stay in the outbox.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'play@pathquest.example' }
  api = await makeTestApi({ env, now: () => at })
})
afterAll(() => api.stop())
// Each test has its own hour of the limits.
beforeEach(() => {
  at += 2 * HOUR_MS
})

const post = (path: string, body: unknown, by?: object) =>
  api.client('POST', `/api/auth/${path}`, body, by)
const session = async ({ cookie }: { cookie: string }) =>
  (await api.client('GET', '/api/session', undefined, { cookie })).body.user
const signIn = async (form: { email: string; password: string }) =>
  (await post('sign-in', { email: form.email, password: form.password })).status
const userOf = (email: string) => findUserByEmail(api.services.store.db, email)
const kinds = (email: string) => mailsTo(api.dataDir, email).map(({ kind }) => kind)
const waiting = async () => {
  const { db } = api.services.store
  const rows = await db.select().from(db.tables.authVerification)
  return rows.filter(({ identifier }) => identifier.startsWith('sign-up:'))
}

/** The mail of this kind, when it is there. */
const mailOf = (email: string, kind: string) =>
  vi.waitFor(() => {
    const mail = mailsTo(api.dataDir, email).find((one) => one.kind === kind)
    if (!mail) throw new Error(`No mail ${kind}`)
    return mail
  }, soon)

/** Signs up; the token of the mail. */
async function asked(form: ReturnType<typeof signUpForm>, kind = 'sign-up'): Promise<string> {
  expect((await post('sign-up', form)).status).toBe(201)
  return tokenIn(await mailOf(form.email, kind))
}
const confirm = (token: string, password?: string) => post('confirm-sign-up', { token, password })

describe('Where mails are sent a sign-up', () => {
  test('makes an account once its mail is answered, and signs in where that is done', async () => {
    const { db } = api.services.store
    const school = {
      id: 'sc_said',
      name: 'Hill',
      city: '',
      state: '',
      createdAt: 1,
      confirmedAt: 1,
    }
    await db.insert(db.tables.schools).values(school)
    const form = { ...signUpForm('teacher'), schoolId: school.id }
    const { status, body, setCookies } = await post('sign-up', form)
    expect([status, body]).toEqual([201, { user: null, message: CHECK_YOUR_EMAIL }])
    expect(setCookies).toEqual([])
    const mail = await mailOf(form.email, 'sign-up')
    const token = tokenIn(mail)
    expect(mail.link).toBe(`http://localhost:3000/verify-email?new=password#c=${token}`)
    expect(await userOf(form.email)).toBeUndefined()
    expect(await signIn(form)).toBe(401)
    const made = await confirm(token, form.password)
    expect(made.status).toBe(201)
    const { email, fullName: displayName } = form
    const user = { email, displayName, userType: 'teacher', mustConfirmEmail: false }
    expect(made.body.user).toMatchObject(user)
    expect(await session(made)).toMatchObject(user)
    const profiles = await db.select().from(db.tables.profiles)
    expect(profiles.find((row) => row.email === email)?.schoolId).toBe(school.id)
    expect(await signIn(form)).toBe(200)
    expect((await confirm(token, form.password)).body).toEqual(problem('link_invalid'))
  })

  test('answers the same under an address that is taken; its owner is told by mail', async () => {
    const owner = await insertPerson(api.services)
    const free = await post('sign-up', signUpForm())
    const taken = await post('sign-up', { ...signUpForm(), email: owner.email.toUpperCase() })
    const told = ({ status, body, setCookies }: typeof free) => ({ status, body, setCookies })
    expect(told(taken)).toEqual(told(free))
    const mail = await mailOf(owner.email, 'sign-up-taken')
    expect(mail.link).toBe('http://localhost:3000/login')
    expect(mail.text).not.toContain('#c=')
    expect(kinds(owner.email)).toEqual(['sign-up-taken'])
    expect((await waiting()).some(({ value }) => value.includes(owner.email))).toBe(false)
    expect(await signIn(owner)).toBe(200)
  })

  test('looks nothing up before it answers, and makes a hash in either case', async () => {
    const { email } = await insertPerson(api.services)
    const { mail, accounts } = api.services
    const { later } = mail
    const hash = vi.spyOn(accounts, 'hashPassword')
    const held: (() => Promise<void>)[] = []
    mail.later = (work) => held.push(work)
    const before = (await waiting()).length
    await post('sign-up', { ...signUpForm(), email })
    await post('sign-up', signUpForm())
    mail.later = later
    expect([hash.mock.calls.length, held.length]).toEqual([2, 2])
    expect(await waiting()).toHaveLength(before + 2)
    hash.mockRestore()
    for (const work of held) later(work)
    await mailOf(email, 'sign-up-taken')
  })

  test('of a stranger is not confirmed by a click of the address’s owner', async () => {
    const form = signUpForm()
    const token = await asked(form)
    expect((await confirm(token)).body).toEqual(problem('sign_up_password_wrong'))
    for (let i = 1; i < 10; i++) await confirm(token, 'another quiet river')
    expect((await confirm(token, form.password)).status).toBe(429)
    expect(await userOf(form.email)).toBeUndefined()
  })

  test('of a child leaves nothing', async () => {
    const child = { ...signUpForm(), birthMonth: 6, birthYear: 2020 }
    const before = await waiting()
    expect((await post('sign-up', child)).body).toEqual(problem('under_age'))
    expect(await waiting()).toEqual(before)
    expect(kinds(child.email)).toEqual([])
  })

  test('waits for a day, and is forgotten then', async () => {
    const form = signUpForm()
    const token = await asked(form)
    at += 24 * HOUR_MS
    expect((await confirm(token, form.password)).body).toEqual(problem('link_invalid'))
    await purgeDue(api.services)
    expect(await waiting()).toEqual([])
  })

  test('five an hour for an address, taken or not', async () => {
    const { email } = await insertPerson(api.services)
    for (const address of [email, signUpForm().email]) {
      const tries = []
      for (let i = 0; i < 6; i++) {
        tries.push((await post('sign-up', { ...signUpForm(), email: address })).status)
      }
      expect(tries).toEqual([201, 201, 201, 201, 201, 429])
    }
  })
})

describe('An account that nobody confirmed', () => {
  test('gives way to who confirms the address, with its sessions and all it has', async () => {
    const squatter = await insertPerson(api.services, { role: 'teacher', emailVerified: false })
    const form = { ...signUpForm(), email: squatter.email, password: 'another quiet river' }
    const token = await asked(form, 'sign-up-replaces')
    expect(await session(squatter)).not.toBeNull()
    const made = await confirm(token, form.password)
    expect(made.body.user).toMatchObject({ userType: 'student', displayName: form.fullName })
    expect(made.body.user.profileId).not.toBe(squatter.profileId)
    expect(await session(squatter)).toBeNull()
    expect(await signIn(squatter)).toBe(401)
    expect(await signIn(form)).toBe(200)
  })

  test('stays where the password is not the one of the sign-up', async () => {
    const former = await insertPerson(api.services, { emailVerified: false })
    const stranger = { ...signUpForm(), email: former.email, password: 'another quiet river' }
    const token = await asked(stranger, 'sign-up-replaces')
    expect((await confirm(token, former.password)).status).toBe(403)
    expect(await session(former)).not.toBeNull()
  })

  test.each([
    [false, 'keeps nobody who was joined to it'],
    [true, 'would have kept them, once confirmed'],
  ])('and gets a new password by mail (confirmed: %s): %s', async (emailVerified) => {
    const { db } = api.services.store
    const [child, parent] = [
      await insertPerson(api.services, { emailVerified }),
      await insertPerson(api.services, { role: 'parent' }),
    ]
    const [childProfileId, parentProfileId] = [child.profileId, parent.profileId]
    await insertParentLink(db, { parentProfileId, childProfileId })
    const login = { issuer: 'https://lms.example', clientId: '1', sub: childProfileId }
    await db
      .insert(db.tables.ltiIdentities)
      .values({ ...login, profileId: childProfileId, createdAt: at })
    const made = await makeClass(api.client, await insertPerson(api.services, { role: 'teacher' }))
    const { code } = await made.detail()
    expect((await api.client('POST', '/api/my-classes', { code }, child)).status).toBe(200)
    await post('forgot-password', { email: child.email })
    const token = tokenIn(await mailOf(child.email, 'reset-password'))
    expect((await post('reset-password', { token, password: 'another quiet river' })).status).toBe(
      204,
    )
    const profile = await findProfileByLtiIdentity(db, login)
    expect(profile?.id).toBe(emailVerified ? childProfileId : undefined)
    expect(await listParents(db, childProfileId)).toHaveLength(emailVerified ? 1 : 0)
    expect((await made.detail()).students).toHaveLength(emailVerified ? 1 : 0)
    expect(await session(child)).toBeNull()
  })

  test('a confirmed one never does: of two sign-ups one makes the account', async () => {
    const form = signUpForm()
    const first = await asked(form)
    await post('sign-up', form)
    const mails = await vi.waitFor(() => {
      const found = mailsTo(api.dataDir, form.email)
      expect(found).toHaveLength(2)
      return found
    }, soon)
    const second = tokenIn(mails.find((mail) => tokenIn(mail) !== first) as (typeof mails)[0])
    const tries = await Promise.all([first, second].map((one) => confirm(one, form.password)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 400])
    const again = tries[0]?.status === 201 ? second : first
    expect((await confirm(again, form.password)).body).toEqual(problem('link_invalid'))
    expect(await signIn(form)).toBe(200)
  })
})

test('Another e-mail address: who asks is told the same, and its owner by mail', async () => {
  const [person, owner] = [await insertPerson(api.services), await insertPerson(api.services)]
  const free = signUpForm().email
  const ask = async (email: string) => {
    at += 1
    const form = { email, password: person.password }
    const { status, body } = await api.client('POST', '/api/account/email', form, person)
    const { newEmail } = (await api.client('GET', '/api/account', undefined, person)).body
    return { status, body, isPending: newEmail === email }
  }
  const answers = [await ask(owner.email), await ask(free)]
  expect(answers[0]).toEqual({ status: 204, body: answers[1]?.body, isPending: true })
  expect(answers[1]).toEqual(answers[0])
  expect(kinds(owner.email)).toEqual(['change-email-taken'])
  expect(kinds(free)).toEqual(['change-email'])
  expect(kinds(person.email)).toEqual(['email-changing', 'email-changing'])
  expect(mailsTo(api.dataDir, owner.email)[0]?.html).not.toContain('#c=')
})

describe('Where mails are sent the link that confirms an address', () => {
  const verify = (token: string, by = {}) => post('verify-email', { token }, by)
  const password = 'a quiet river bend'

  test('does nothing for an account that a stranger made before, unless its session opens it', async () => {
    const stranger = await insertPerson(api.services, { emailVerified: false })
    expect((await post('confirmation', {}, stranger)).status).toBe(204)
    const token = tokenIn(await mailOf(stranger.email, 'verify-email'))
    expect((await verify(token)).body).toEqual(problem('sign_in_to_confirm'))
    const other = await insertPerson(api.services)
    expect((await verify(token, other)).body).toEqual(problem('sign_in_to_confirm'))
    expect(await userOf(stranger.email)).toMatchObject({ emailVerified: false })
    expect((await verify(token, stranger)).status).toBe(204)
    expect(await userOf(stranger.email)).toMatchObject({ emailVerified: true })
  })

  test('nor gives an account the address of somebody else who clicks', async () => {
    const stranger = await insertPerson(api.services)
    const newEmail = `owner-of-${stranger.email}`
    const asking = { email: newEmail, password }
    expect((await api.client('POST', '/api/account/email', asking, stranger)).status).toBe(204)
    const token = tokenIn(await mailOf(newEmail, 'change-email'))
    expect((await verify(token)).body).toEqual(problem('sign_in_to_confirm'))
    expect(await userOf(newEmail)).toBeUndefined()
    expect((await verify(token, stranger)).status).toBe(204)
    expect(await userOf(newEmail)).toMatchObject({ profileId: stranger.profileId })
  })
})
