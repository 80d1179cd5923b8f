import { BROWSER_STORAGE } from '@pathquest/core/accounts/browser-storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem, type Reply } from '../../test/client'
import { CLIENT, startOpenIdProvider } from '../../test/openid-provider'
import { mailsTo, tokenIn } from '../../test/outbox'
import { insertPerson, signUp, signUpForm } from '../../test/people'
import { soon } from '../../test/soon'

const HOUR_MS = 3_600_000
/** Where better-auth finds Google; its addresses are fixed. */
const GOOGLE = /^https:\/\/(accounts\.google\.com|oauth2\.googleapis\.com)/
const realFetch = globalThis.fetch
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let api: TestApi
let at = Date.now()
let made = 0

beforeAll(async () => {
  provider = await startOpenIdProvider()
  // The way to Google ends at the provider of this test.
  globalThis.fetch = (input, init) =>
    realFetch(
      input instanceof Request ? input : String(input).replace(GOOGLE, provider.origin),
      init,
    )
  api = await makeTestApi({
    now: () => at,
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      MICROSOFT_CLIENT_ID: CLIENT.id,
      MICROSOFT_CLIENT_SECRET: CLIENT.secret,
      MICROSOFT_AUTHORITY: provider.origin,
    },
  })
})
afterAll(async () => {
  globalThis.fetch = realFetch
  await api.stop()
  await provider.stop()
})
beforeEach(() => {
  at += HOUR_MS
})

const post = (path: string, body: unknown, cookie = '', headers = {}) =>
  api.client('POST', `/api/auth/${path}`, body, { cookie, headers })
const get = (path: string, cookie = '') => api.client('GET', path, undefined, { cookie })
const session = async (cookie: string) => (await get('/api/session', cookie)).body.user

const PROVIDERS = ['google', 'microsoft'] as const
type Provider = (typeof PROVIDERS)[number]

/** Somebody with an account over there. */
function somebody(change: Record<string, unknown> = {}) {
  const id = `person-${++made}`
  return {
    sub: id,
    oid: id,
    name: 'Ada Park',
    email: `${id}@school.example`,
    email_verified: true,
    ...change,
  }
}

interface Came {
  reply: Reply
  /** Where the browser is led, as a path of ours. */
  location: string
  cookie: string
}

/** To the provider and back, as a browser goes. */
async function comeFrom(
  name: Provider,
  claims: Record<string, unknown>,
  form: object = {},
  /** What the browser has from before. */
  former = '',
): Promise<Came> {
  provider.become(claims)
  const begun = await post('social', { provider: name, ...form })
  const there = (begun.body.url as string).replace(GOOGLE, provider.origin)
  const sent = await realFetch(there, { redirect: 'manual' })
  return comeBack(sent.headers.get('location') ?? '', `${former}; ${begun.cookie}`)
}

async function comeBack(address: string, cookie: string): Promise<Came> {
  const { pathname, search } = new URL(address)
  const reply = await api.client('GET', pathname + search, undefined, {
    cookie,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  const location = (reply.headers.get('location') ?? '').replace('http://localhost:3000', '')
  return { reply, location, cookie: reply.cookie }
}

const form = (change: object = {}) => ({
  fullName: 'Ada Park',
  role: 'student',
  terms: true,
  birthMonth: 1,
  birthYear: 1990,
  ...change,
})

async function newAccount(name: Provider, claims: Record<string, unknown>) {
  const came = await comeFrom(name, claims)
  return post('social-sign-up', form(), came.cookie)
}

async function everythingStored(): Promise<string> {
  const { db } = api.services.store
  const { authUser, authAccount, authVerification, authSession, profiles } = db.tables
  const rows = await Promise.all([
    db.select().from(authUser),
    db.select().from(authAccount),
    db.select().from(authVerification),
    db.select().from(authSession),
    db.select().from(profiles),
  ])
  return JSON.stringify(rows)
}

test('two hundred sign-ins of others behind one address stop no device that was here before', async () => {
  const claims = somebody()
  const first = await newAccount('google', claims)
  const came = await comeFrom('google', claims)
  const device = came.reply.setCookies.find((cookie) => cookie.startsWith('pq_device='))
  expect(first.cookie).toContain('pq_device=')
  expect(device).toMatch(/^pq_device=.+Path=\/api/)
  const nobodys = Array.from({ length: 200 }, () => post('verify-email', { token: 'made-up' }))
  await Promise.all(nobodys)
  expect((await post('reset-password', { token: 'x', password: 'y' })).status).toBe(429)
  const known = device?.split(';')[0]
  const again = await comeFrom('google', claims, {}, known)
  expect(again.location).toBe('/dashboard')
  const forgotten = await post('forgot-password', { email: claims.email }, known)
  expect(forgotten.status).toBe(204)
})

describe.each(PROVIDERS)('The first sign-in with %s', (name) => {
  test('stores nothing before age, role and terms are settled; then there is an account', async () => {
    const claims = somebody({ name: 'Canary Person' })
    const before = await everythingStored()
    const came = await comeFrom(name, claims)
    expect(came.reply.status).toBe(303)
    expect(came.location).toBe('/signup?with=provider')
    expect(await everythingStored()).toBe(before)
    expect(api.logged()).not.toMatch(/Canary|person-\d/)
    const { body } = await get('/api/auth/social-sign-up', came.cookie)
    const pending = { provider: name, email: claims.email, fullName: 'Canary Person' }
    expect(body).toEqual({ pending })

    const inSpanish = { 'accept-language': 'es' }
    const made = await post('social-sign-up', form({ role: 'teacher' }), came.cookie, inSpanish)
    expect(made.status).toBe(201)
    expect(made.body.user).toMatchObject({
      email: claims.email,
      displayName: 'Ada Park',
      userType: 'teacher',
    })
    expect(await session(made.cookie)).toEqual(made.body.user)
    expect((await get('/api/auth/social-sign-up', made.cookie)).body).toEqual({ pending: null })
    const { db } = api.services.store
    const choices = await db.select().from(db.tables.mailChoices)
    const { profileId } = made.body.user
    expect(choices.find((one) => one.profileId === profileId)?.language).toBe('es')
  })

  test('is known the next time, also under another address', async () => {
    const claims = somebody()
    const first = await newAccount(name, claims)
    const again = await comeFrom(name, { ...claims, email: 'moved@school.example' })
    expect(again.location).toBe('/dashboard')
    expect(await session(again.cookie)).toMatchObject({
      profileId: first.body.user.profileId,
      email: claims.email,
    })
  })

  test('ends the session that the browser came with', async () => {
    const former = await signUp(api.client)
    const claims = somebody()
    await newAccount(name, claims)
    expect(await session(former.cookie)).not.toBeNull()
    expect((await comeFrom(name, claims, {}, former.cookie)).location).toBe('/dashboard')
    expect(await session(former.cookie)).toBeNull()
  })

  test('is refused where a school has blocked the account, and told so', async () => {
    const claims = somebody()
    const { profileId } = (await newAccount(name, claims)).body.user
    const { db } = api.services.store
    const schoolId = `sc_${profileId}`
    const school = { id: schoolId, name: 'Hill', city: '', state: '', createdAt: 1 }
    await db.insert(db.tables.schools).values(school)
    await db.insert(db.tables.schoolBlocks).values({ profileId, schoolId, blockedAt: 1 })
    const came = await comeFrom(name, claims)
    expect(came.location).toBe('/login?social=account_blocked')
    expect(await session(came.cookie)).toBeNull()
  })

  test('never joins an account by its e-mail address', async () => {
    const person = await signUp(api.client)
    const before = await everythingStored()
    const came = await comeFrom(name, somebody({ email: person.email.toUpperCase() }))
    expect(came.location).toBe('/login?social=social_email_taken')
    expect(await session(came.cookie)).toBeNull()
    expect((await get('/api/auth/social-sign-up', came.cookie)).body).toEqual({ pending: null })
    expect(await everythingStored()).toBe(before)
  })

  test('without an address there is no account', async () => {
    const came = await comeFrom(name, somebody({ email: undefined }))
    expect(came.location).toBe('/login?social=social_no_email')
  })

  test('asks for a name and an address alone, keeps no token, and lets people choose whom', async () => {
    const claims = somebody()
    await newAccount(name, claims)
    const asked = provider.asked.at(-1)
    expect(new Set(asked?.get('scope')?.split(' '))).toEqual(
      new Set(['openid', 'profile', 'email']),
    )
    expect(asked?.get('prompt')).toBe('select_account')
    expect(asked?.get('redirect_uri')).toBe(`http://localhost:3000/api/auth/callback/${name}`)
    const { db } = api.services.store
    const rows = await db.select().from(db.tables.authAccount)
    expect(rows.find(({ accountId }) => accountId === claims.sub)).toMatchObject({
      accessToken: null,
      refreshToken: null,
      idToken: null,
      password: null,
    })
  })
})

describe('The age gate, role and terms', () => {
  test('under 13 there is no account, and what the provider said is forgotten', async () => {
    const came = await comeFrom('google', somebody())
    const young = await post('social-sign-up', form({ birthYear: 2020 }), came.cookie)
    expect([young.status, young.body]).toEqual([403, problem('under_age')])
    expect(young.setCookies.join()).toMatch(/pathquest\.sign_up=;[^,]*Max-Age=0/)
    const older = await post('social-sign-up', form(), `${came.cookie}; ${young.cookie}`)
    expect(older.body).toEqual(problem('under_age'))
  })

  test('the age gate before the form forgets it as well', async () => {
    const came = await comeFrom('google', somebody())
    const young = await post('age-check', { birthMonth: 1, birthYear: 2020 }, came.cookie)
    expect(young.setCookies.join()).toMatch(/pathquest\.sign_up=;[^,]*Max-Age=0/)
  })

  test.each([
    [{ terms: false }, 'terms_required'],
    [{ role: '' }, 'role_required'],
    [{ role: 'admin' }, 'role_required'],
    [{ fullName: ' ' }, 'full_name_required'],
  ])('refuses %o', async (change, code) => {
    const came = await comeFrom('google', somebody())
    const before = await everythingStored()
    expect((await post('social-sign-up', form(change), came.cookie)).body).toMatchObject({ code })
    expect(await everythingStored()).toBe(before)
  })

  test('ten minutes later one starts again', async () => {
    const came = await comeFrom('google', somebody())
    at += 10 * 60_000
    const late = await post('social-sign-up', form(), came.cookie)
    expect(late.body).toEqual(problem('social_expired'))
  })

  test('what the browser keeps can be neither read nor made up', async () => {
    const claims = somebody()
    const { cookie } = await comeFrom('google', claims)
    expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString()).not.toContain('school')
    const changed = cookie.replace(/.{8}$/, 'AAAAAAAA')
    expect((await post('social-sign-up', form(), changed)).body).toEqual(problem('social_expired'))
  })
})

describe('Whose address it is', () => {
  test("Google's word counts; of Microsoft's tenants anybody may write any address", async () => {
    const [sure, unsure] = [somebody(), somebody()]
    const google = await newAccount('google', sure)
    const microsoft = await newAccount('microsoft', unsure)
    expect(google.body.user.mustConfirmEmail).toBe(false)
    expect(microsoft.body.user.mustConfirmEmail).toBe(true)
    await vi.waitFor(
      () => expect(mailsTo(api.dataDir, unsure.email)).toMatchObject([{ kind: 'verify-email' }]),
      soon,
    )
    expect(mailsTo(api.dataDir, sure.email)).toEqual([])
  })

  test('whoever has the mailbox gets the account: a login that never confirmed it ends', async () => {
    const claims = somebody()
    const made = await newAccount('microsoft', claims)
    await post('forgot-password', { email: claims.email })
    const [reset] = await vi.waitFor(() => {
      const mails = mailsTo(api.dataDir, claims.email).filter(
        ({ kind }) => kind === 'reset-password',
      )
      expect(mails).toHaveLength(1)
      return mails
    }, soon)
    const token = reset && tokenIn(reset)
    const password = 'a quiet river bend'
    expect((await post('reset-password', { token, password })).status).toBe(204)
    expect(await session(made.cookie)).toBeNull()
    expect((await post('sign-in', { email: claims.email, password })).status).toBe(200)
    const again = await comeFrom('microsoft', claims)
    expect(again.location).toBe('/login?social=social_email_taken')
  })
})

test('a provider that fails is named in the log, and the person is told', async () => {
  const begun = await post('social', { provider: 'google' })
  const state = new URL(begun.body.url as string).searchParams.get('state')
  const address = `http://localhost:3000/api/auth/callback/google?code=made-up&state=${state}`
  expect((await comeBack(address, begun.cookie)).location).toBe('/login?social=social_failed')
  expect(api.logged()).toContain('a sign-in failed')
})

describe('Coming back', () => {
  test('leads to where somebody wanted to go, and never to a page of others', async () => {
    const claims = somebody()
    await newAccount('google', claims)
    for (const [returnTo, location] of [
      ['/host-game?set=1#top', '/host-game?set=1#top'],
      ['https://evil.example/', '/dashboard'],
      ['//evil.example/', '/dashboard'],
      ['/\\evil.example', '/dashboard'],
      ['javascript:alert(1)', '/dashboard'],
    ]) {
      expect((await comeFrom('google', claims, { returnTo })).location).toBe(location)
    }
  })

  test('is remembered as somebody wished', async () => {
    const claims = somebody()
    await newAccount('google', claims)
    const tokenOf = ({ reply }: Came) =>
      reply.setCookies.find((one) => one.includes('session_token'))
    expect(tokenOf(await comeFrom('google', claims))).not.toMatch(/Max-Age/)
    const long = await comeFrom('google', claims, { rememberMe: true })
    expect(tokenOf(long)).toMatch(/Max-Age=2592000/)
  })

  test('works once, and in the browser that set out alone', async () => {
    const claims = somebody()
    await newAccount('google', claims)
    const begun = await post('social', { provider: 'google' })
    const there = (begun.body.url as string).replace(GOOGLE, provider.origin)
    const sent = await realFetch(there, { redirect: 'manual' })
    const address = sent.headers.get('location') ?? ''
    const failed = '/login?social=social_failed'
    expect((await comeBack(address, '')).location).toBe(failed)
    const other = await post('social', { provider: 'google' })
    expect((await comeBack(address, other.cookie)).location).toBe(failed)
    expect((await comeBack(address, begun.cookie)).location).toBe('/dashboard')
    expect((await comeBack(address, begun.cookie)).location).toBe(failed)
  })

  test('without consent is back at the login, silently; another failure says so', async () => {
    const at = 'http://localhost:3000/api/auth/callback/google'
    expect((await comeBack(`${at}?error=access_denied&state=x`, '')).location).toBe('/login')
    expect((await comeBack(`${at}?error=server_error`, '')).location).toBe(
      '/login?social=social_failed',
    )
    expect((await comeBack(at, '')).location).toBe('/login?social=social_failed')
  })
})

test('without credentials there is no such way, and the pages know', async () => {
  const plain = await makeTestApi({ env: { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' } })
  const { body } = await plain.client('POST', '/api/auth/social', { provider: 'microsoft' })
  expect(body).toEqual(problem('social_off'))
  expect((await plain.client('GET', '/api/site')).body.social).toEqual(['google'])
  expect((await get('/api/site')).body.social).toEqual(['google', 'microsoft'])
  await plain.stop()
})

test('every cookie that is set is one of which the privacy page tells', async () => {
  const told: string[] = Object.values(BROWSER_STORAGE).flat()
  const person = await insertPerson(api.services)
  const { email, password } = person
  provider.become(somebody())
  const begun = await post('social', { provider: 'google' })
  const there = (begun.body.url as string).replace(GOOGLE, provider.origin)
  const sent = await realFetch(there, { redirect: 'manual' })
  const back = await comeBack(sent.headers.get('location') ?? '', begun.cookie)
  const replies = [
    begun,
    back.reply,
    await post('sign-in', { email, password, rememberMe: true }),
    await post('sign-in', { email, password, rememberMe: false }),
    await post('sign-up', { ...signUpForm(), birthYear: 2020 }),
    await post('sign-out', {}, person.cookie),
  ]
  const set = replies.flatMap(({ setCookies }) => setCookies.map((one) => one.split('=')[0] ?? ''))
  const ended = /session_data|account_data/
  expect(new Set(set.filter((name) => !ended.test(name)))).toEqual(
    new Set(told.filter((name) => set.includes(name))),
  )
  expect(set).toEqual(expect.arrayContaining([...BROWSER_STORAGE.session, 'pathquest.oauth_state']))
})

describe('Where mails are sent', () => {
  beforeAll(() => {
    api.services.env.smtpUrl = 'smtp://127.0.0.1:9'
  })
  afterAll(() => {
    api.services.env.smtpUrl = undefined
  })
  const confirm = (token: string, cookie: string) => post('confirm-sign-up', { token }, cookie)
  const mailOf = (email: string, kind: string) =>
    vi.waitFor(() => {
      const mail = mailsTo(api.dataDir, email).find((one) => one.kind === kind)
      if (!mail) throw new Error(`No mail ${kind}`)
      return mail
    }, soon)

  test('an address that a provider only claims is told nothing, taken or not', async () => {
    const { email } = await insertPerson(api.services)
    const replies = []
    for (const claims of [somebody({ email }), somebody()]) {
      const came = await comeFrom('microsoft', claims)
      expect(came.location).toBe('/signup?with=provider')
      const { status, body } = await post('social-sign-up', form(), came.cookie)
      replies.push({ status, body })
    }
    expect(replies[0]).toMatchObject({ status: 201, body: { user: null } })
    expect(replies[1]).toEqual(replies[0])
    await mailOf(email, 'sign-up-taken')
  })

  test('its account begins with the answer to the mail, in the browser that signed up', async () => {
    const claims = somebody()
    const came = await comeFrom('microsoft', claims)
    const asked = await post('social-sign-up', form(), came.cookie)
    const mail = await mailOf(claims.email, 'sign-up')
    expect(mail.link).toContain('/verify-email?new=provider#c=')
    const elsewhere = await confirm(tokenIn(mail), '')
    expect(elsewhere.body).toEqual(problem('sign_up_elsewhere'))
    const other = await comeFrom('microsoft', somebody())
    const stranger = await confirm(tokenIn(mail), other.cookie)
    expect(stranger.body).toEqual(problem('sign_up_elsewhere'))
    const made = await confirm(tokenIn(mail), asked.cookie)
    expect(made.status).toBe(201)
    const user = { email: claims.email, mustConfirmEmail: false }
    expect(await session(made.cookie)).toMatchObject(user)
    expect((await comeFrom('microsoft', claims)).location).toBe('/dashboard')
  })

  test('an address that the provider knows is in at once where it is free', async () => {
    const { status, body } = await newAccount('google', somebody())
    expect(status).toBe(201)
    expect(body).toMatchObject({ message: null, user: { mustConfirmEmail: false } })
  })

  test('its owner is told of an account, and an unconfirmed one gives way by mail', async () => {
    const { email } = await insertPerson(api.services)
    const told = await comeFrom('google', somebody({ email }))
    expect(told.location).toBe('/login?social=social_email_taken')
    const squatter = await insertPerson(api.services, { emailVerified: false })
    const asked = await newAccount('google', somebody({ email: squatter.email }))
    expect(asked.body.user).toBeNull()
    const mail = await mailOf(squatter.email, 'sign-up-replaces')
    expect((await confirm(tokenIn(mail), asked.cookie)).status).toBe(201)
    expect(await session(squatter.cookie)).toBeNull()
  })
})
