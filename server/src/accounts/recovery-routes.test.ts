import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { mailsTo, tokenIn } from '../../test/outbox'
import { type Person, signUp, signUpForm } from '../../test/people'
import { soon } from '../../test/soon'
import { purgeDue } from '../retention/purge'

const HOUR_MS = 3_600_000
const NEXT = 'another quiet river'
let api: TestApi
let at = Date.UTC(2026, 5, 15)

beforeAll(async () => {
  api = await makeTestApi({ now: () => at })
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
const signIn = async (email: string, password: string) =>
  (await post('sign-in', { email, password })).status

const mailsOf = (email: string, kind: string) =>
  mailsTo(api.dataDir, email).filter((mail) => mail.kind === kind)

/** The mails of this kind, when there are as many. */
const mails = (email: string, kind: string, count = 1) =>
  vi.waitFor(() => {
    const found = mailsOf(email, kind)
    expect(found).toHaveLength(count)
    return found
  }, soon)

async function resetToken({ email }: Pick<Person, 'email'>): Promise<string> {
  expect((await post('forgot-password', { email })).status).toBe(204)
  const [mail] = await mails(email, 'reset-password')
  return mail ? tokenIn(mail) : ''
}

async function confirmToken({ email }: Pick<Person, 'email'>): Promise<string> {
  const [mail] = await mails(email, 'verify-email')
  return mail ? tokenIn(mail) : ''
}

describe('Forgot password', () => {
  test('says the same of an address without an account, and mails nobody there', async () => {
    const person = await signUp(api.client)
    const unknown = await post('forgot-password', { email: 'nobody@school.example' })
    const known = await post('forgot-password', { email: person.email })
    expect(unknown.status).toBe(204)
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await mails(person.email, 'reset-password')
    expect(mailsTo(api.dataDir, 'nobody@school.example')).toEqual([])
  })

  test('looks nothing up before it answers: the time tells nothing', async () => {
    const { email } = await signUp(api.client)
    const { mail } = api.services
    const { later } = mail
    const held: (() => Promise<void>)[] = []
    mail.later = (work) => held.push(work)
    const known = await post('forgot-password', { email })
    const unknown = await post('forgot-password', { email: 'no-one@school.example' })
    mail.later = later
    expect([known.status, unknown.status, held.length]).toEqual([204, 204, 2])
    for (const work of held) later(work)
    await mails(email, 'reset-password')
  })

  test('the link leads to our page; the database has a hash of its token alone', async () => {
    const person = await signUp(api.client)
    const token = await resetToken(person)
    const [mail] = await mails(person.email, 'reset-password')
    expect(mail?.link).toBe(`http://localhost:3000/reset-password#c=${token}`)
    expect(token).toHaveLength(43)
    const { db } = api.services.store
    const rows = await db.select().from(db.tables.authVerification)
    expect(rows.some(({ value }) => value.includes(person.email))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('writes in the language of the browser, whatever the case of the address', async () => {
    const { email } = await signUp(api.client)
    const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
    await post('forgot-password', { email: ` ${email.toUpperCase()} ` }, { headers })
    const [mail] = await mails(email, 'reset-password')
    expect(mail?.subject).toBe('Elige una nueva contraseña de Pathquest')
  })

  test.each([
    ['', 'email_required'],
    ['no-at-sign', 'email_invalid'],
  ])('refuses %j with its message', async (email, code) => {
    const { status, body } = await post('forgot-password', { email })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, field: 'email' })
  })

  test('five an hour for an address, known or not', async () => {
    const { email } = await signUp(api.client)
    for (const address of [email, 'stranger@school.example']) {
      for (let i = 0; i < 5; i++) {
        expect((await post('forgot-password', { email: address })).status).toBe(204)
      }
      const { status, body } = await post('forgot-password', { email: address })
      expect([status, body]).toEqual([429, problem('rate_limited')])
    }
    await mails(email, 'reset-password', 5)
  })

  test('demo accounts have no mailbox', async () => {
    const email = 'teacher1@demo.pathquest.test'
    expect((await post('forgot-password', { email })).status).toBe(204)
    expect(mailsTo(api.dataDir, email)).toEqual([])
  })

  test('200 a minute from one address, together with sign-ins', async () => {
    for (let i = 0; i < 200; i++) await post('forgot-password', { email: '' })
    expect((await post('forgot-password', { email: '' })).status).toBe(429)
    expect((await post('sign-in', { email: '', password: '' })).status).toBe(429)
  })
})

describe('A new password', () => {
  test('is the only one then, and every session has ended', async () => {
    const person = await signUp(api.client)
    const other = await post('sign-in', { email: person.email, password: person.password })
    const token = await resetToken(person)
    const { status, setCookies } = await post('reset-password', { token, password: NEXT })
    expect(status).toBe(204)
    expect(setCookies).toEqual([])
    expect(await session(person)).toBeNull()
    expect(await session(other)).toBeNull()
    expect(await signIn(person.email, person.password)).toBe(401)
    expect(await signIn(person.email, NEXT)).toBe(200)
  })

  test('a link works once, also for two at once, and all others of it end', async () => {
    const person = await signUp(api.client)
    const token = await resetToken(person)
    await post('forgot-password', { email: person.email })
    const both = await mails(person.email, 'reset-password', 2)
    const answers = await Promise.all(
      [NEXT, `${NEXT} two`].map((password) => post('reset-password', { token, password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
    for (const mail of both) {
      const again = await post('reset-password', { token: tokenIn(mail), password: NEXT })
      expect(again.body).toEqual(problem('link_invalid'))
    }
  })

  test('a link works for an hour', async () => {
    const [early, late] = [await signUp(api.client), await signUp(api.client)]
    const tokens = [await resetToken(early), await resetToken(late)]
    at += HOUR_MS - 1
    expect((await post('reset-password', { token: tokens[0], password: NEXT })).status).toBe(204)
    at += 1
    const { body } = await post('reset-password', { token: tokens[1], password: NEXT })
    expect(body).toEqual(problem('link_invalid'))
    expect(await signIn(late.email, late.password)).toBe(200)
  })

  test('a wrong link changes nothing, and neither does one for another purpose', async () => {
    const person = await signUp(api.client)
    for (const token of ['', 'x'.repeat(43), await confirmToken(person)]) {
      const { body } = await post('reset-password', { token, password: NEXT })
      expect(body).toEqual(problem('link_invalid'))
    }
    expect(await session(person)).toMatchObject({ email: person.email })
  })

  test.each([
    ['', 'password_required'],
    ['seven77', 'password_short'],
    ['Password123', 'password_common'],
  ])('%j is refused as at sign-up, and the link stays good', async (password, code) => {
    const token = await resetToken(await signUp(api.client))
    const { body } = await post('reset-password', { token, password })
    expect(body).toMatchObject({ code, field: 'password' })
    expect((await post('reset-password', { token, password: NEXT })).status).toBe(204)
  })

  test('lets in at once whom wrong guesses had kept out', async () => {
    const { email } = await signUp(api.client)
    for (let i = 0; i < 10; i++) await signIn(email, 'guessed wrong')
    expect(await signIn(email, 'guessed wrong')).toBe(429)
    const token = await resetToken({ email })
    await post('reset-password', { token, password: NEXT })
    expect(await signIn(email, NEXT)).toBe(200)
  })

  test('the link of a mail confirms the address, too', async () => {
    const person = await signUp(api.client)
    await post('reset-password', { token: await resetToken(person), password: NEXT })
    const { cookie } = await post('sign-in', { email: person.email, password: NEXT })
    expect(await session({ cookie })).toMatchObject({ mustConfirmEmail: false })
  })
})

describe('Confirmation of an e-mail address', () => {
  test('a sign-up is mailed a link; the account works meanwhile', async () => {
    const person = await signUp(api.client)
    expect(await session(person)).toMatchObject({ mustConfirmEmail: true })
    const token = await confirmToken(person)
    expect((await post('verify-email', { token })).status).toBe(204)
    expect(await session(person)).toMatchObject({ mustConfirmEmail: false })
    expect((await post('verify-email', { token })).body).toEqual(problem('link_invalid'))
  })

  test('the link can be sent again from the account, until the address is confirmed', async () => {
    const person = await signUp(api.client)
    const token = await confirmToken(person)
    expect((await post('confirmation', {}, person)).status).toBe(204)
    const tokens = (await mails(person.email, 'verify-email', 2)).map(tokenIn)
    const [second] = tokens.filter((one) => one !== token)
    expect((await post('verify-email', { token: second })).status).toBe(204)
    expect((await post('confirmation', {}, person)).status).toBe(204)
    await mails(person.email, 'verify-email', 2)
    expect((await post('verify-email', { token })).status).toBe(204)
  })

  test('nobody else can have it sent', async () => {
    expect((await post('confirmation', {})).body).toEqual(problem('not_authenticated'))
  })

  test('five times an hour', async () => {
    const person = await signUp(api.client)
    for (let i = 0; i < 5; i++) await post('confirmation', {}, person)
    expect((await post('confirmation', {}, person)).body).toEqual(problem('rate_limited'))
  })

  test('a link expires after an hour', async () => {
    const token = await confirmToken(await signUp(api.client))
    at += HOUR_MS
    expect((await post('verify-email', { token })).body).toEqual(problem('link_invalid'))
  })
})

test('what links stood for is forgotten when they are out of date', async () => {
  const form = signUpForm()
  await post('sign-up', form)
  await mails(form.email, 'verify-email')
  const { db } = api.services.store
  const rows = () => db.select().from(db.tables.authVerification)
  expect(JSON.stringify(await rows())).toContain(form.email)
  at += HOUR_MS
  await purgeDue(api.services)
  expect(await rows()).toEqual([])
})
