import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/store/accounts'
import { hasMailToken, insertMailToken, takeMailToken } from '../../src/accounts/store/mail-tokens'
import { findProfile } from '../../src/accounts/store/profiles'
import {
  endSessions,
  findUserByEmail,
  findUserByIdentity,
  replacePassword,
} from '../../src/accounts/store/users'
import { readSessionToken } from '../../src/auth/session-plugin'
import { findLiveSessions, findSession } from '../../src/auth/store'
import { isUniqueViolation } from '../../src/db/storage-fault'
import { purgeMailTokens, purgeSessions } from '../../src/retention/store/ended'
import type { Bench } from './test-database'

export function authSuite(bench: Bench): void {
  const authOf = ({ auth: { database, provider, tables } }: Bench['store']) =>
    betterAuth({
      baseURL: 'http://localhost:3000',
      secret: 'a secret of the tests, of no use elsewhere',
      database: drizzleAdapter(database as Record<string, unknown>, {
        provider,
        schema: {
          user: tables.authUser,
          session: tables.authSession,
          account: tables.authAccount,
          verification: tables.authVerification,
          rateLimit: tables.authRateLimit,
        },
      }),
      user: { additionalFields: { profileId: { type: 'string', required: true, input: false } } },
      emailAndPassword: { enabled: true },
      rateLimit: { enabled: true, storage: 'database' },
      telemetry: { enabled: false },
      logger: { disabled: true },
    })
  let auth: ReturnType<typeof authOf>
  beforeAll(() => {
    auth = authOf(bench.store)
  })

  const account = (email: string, passwordHash: string) => ({
    email,
    passwordHash,
    displayName: 'Ana',
    userType: 'teacher' as const,
    createdAt: 1_795_000_000_123,
  })

  test('better-auth signs an account in, finds its session and ends it', async () => {
    const hash = await (await auth.$context).password.hash('correct horse')
    const { profile } = await insertAccount(bench.store.db, account('ana@example.org', hash))
    expect(await findProfile(bench.store.db, profile.id)).toMatchObject({ userType: 'teacher' })

    const { headers, response } = await auth.api.signInEmail({
      body: { email: 'ana@example.org', password: 'correct horse' },
      returnHeaders: true,
    })
    expect(response.user.createdAt).toEqual(new Date(1_795_000_000_123))
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
    expect(session?.user).toMatchObject({ profileId: profile.id, emailVerified: false })

    await auth.api.signOut({ headers: new Headers({ cookie }) })
    expect(await auth.api.getSession({ headers: new Headers({ cookie }) })).toBeNull()
    await expect(
      auth.api.signInEmail({ body: { email: 'ana@example.org', password: 'wrong horse' } }),
    ).rejects.toMatchObject({ statusCode: 401 })
  })

  test('a session lives until it runs out or is ended, and is removed once it ran out', async () => {
    const { db } = bench.store
    const { userId } = await insertAccount(db, account('gil@example.org', 'no hash'))
    const at = new Date(1_795_000_000_000)
    const insert = (id: string, ms: number) =>
      db.insert(db.tables.authSession).values({
        id,
        token: `token of ${id}`,
        userId,
        expiresAt: new Date(at.getTime() + ms),
        createdAt: at,
        updatedAt: at,
      })
    await insert('gil-over', 0)
    await insert('gil-live', 1)
    const asked = ['gil-over', 'gil-live', 'gil-never']
    expect([...(await findLiveSessions(db, asked, at))]).toEqual(['gil-live'])
    expect(await purgeSessions(db, at.getTime())).toBe(1)
    expect(await findSession(db, 'token of gil-live', at)).toMatchObject({ id: 'gil-live' })
    await endSessions(db, userId)
    expect((await findLiveSessions(db, asked, at)).size).toBe(0)
  })

  test('our own look-up finds the session that better-auth made, and nobody by another cookie', async () => {
    const { db } = bench.store
    const hash = await (await auth.$context).password.hash('correct horse')
    const { profile } = await insertAccount(db, account('fay@example.org', hash))
    const { headers } = await auth.api.signInEmail({
      body: { email: 'fay@example.org', password: 'correct horse' },
      returnHeaders: true,
    })
    const { authCookies, secret } = await auth.$context
    const { name } = authCookies.sessionToken
    const [line = ''] = headers.getSetCookie().filter((one) => one.startsWith(name))
    const cookie = line.slice(0, line.indexOf(';'))
    const find = async (header: string, now?: Date) => {
      const token = readSessionToken(header, { name, secret })
      return token === undefined ? undefined : findSession(db, token, now)
    }

    expect(await find(cookie)).toMatchObject({ profileId: profile.id })
    expect(await find(`other=1; ${cookie}; more=2`)).toMatchObject({ profileId: profile.id })
    const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
    expect(await find(cookie, session?.session.expiresAt)).toBeUndefined()
    expect(readSessionToken(cookie, { name, secret: 'another' })).toBeUndefined()
    const token = decodeURIComponent(cookie.slice(name.length + 1))
    const unsigned = token.slice(0, token.lastIndexOf('.'))
    for (const value of ['', '.', unsigned, `${unsigned}.`, `${unsigned}.AAAA`, `x${token}`]) {
      expect(await find(`${name}=${encodeURIComponent(value)}`)).toBeUndefined()
    }
    await auth.api.signOut({ headers: new Headers({ cookie }) })
    expect(await find(cookie)).toBeUndefined()
  })

  test('its rate limit counts in the database', async () => {
    const ask = () =>
      auth.handler(
        new Request('http://localhost:3000/api/auth/get-session', {
          headers: { 'x-forwarded-for': '192.0.2.7' },
        }),
      )
    await ask()
    await ask()
    const { authRateLimit } = bench.store.db.tables
    const rows = await bench.store.db.select().from(authRateLimit)
    expect(rows.map((row) => row.count)).toContain(2)
  })

  test('a taken e-mail leaves neither profile nor user', async () => {
    const { db } = bench.store
    await insertAccount(db, account('bea@example.org', 'x'))
    const before = await db.select().from(db.tables.profiles)
    const again = insertAccount(db, account('bea@example.org', 'y'))
    await expect(again).rejects.toSatisfy(isUniqueViolation)
    expect(await db.select().from(db.tables.profiles)).toHaveLength(before.length)
  })

  test('a token of a mail goes to one of many at once, and only while it is good', async () => {
    const { db } = bench.store
    const token = { purpose: 'reset-password', tokenHash: 'hash of one' } as const
    const owner = { userId: 'user', email: 'cleo@example.org' }
    await insertMailToken(db, { ...token, ...owner, createdAt: 1_000, expiresAt: 2_000 })
    const take = (now: number) => takeMailToken(db, token.purpose, token.tokenHash, now)
    expect(await take(2_000)).toBeUndefined()
    expect(await takeMailToken(db, 'verify-email', token.tokenHash, 1_500)).toBeUndefined()
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(1_999)))
    expect(taken.filter((one) => one !== undefined)).toEqual([owner])
  })

  test('tokens out of date are purged', async () => {
    const { db } = bench.store
    const token = { purpose: 'verify-email', userId: 'user', email: 'dora@example.org' } as const
    await insertMailToken(db, { ...token, tokenHash: 'old', createdAt: 1_000, expiresAt: 2_000 })
    await insertMailToken(db, { ...token, tokenHash: 'new', createdAt: 1_000, expiresAt: 2_001 })
    expect(await purgeMailTokens(db, 2_000)).toBe(1)
    expect(await hasMailToken(db, 'verify-email', 'old', 1_500)).toBe(false)
    expect(await hasMailToken(db, 'verify-email', 'new', 1_500)).toBe(true)
  })

  test('a person of a provider is one account', async () => {
    const { db } = bench.store
    const login = { provider: 'google', accountId: 'person-1', emailVerified: true }
    const person = { displayName: 'Eva', userType: 'student', createdAt: 1_000 } as const
    const { userId } = await insertAccount(db, { ...person, ...login, email: 'eva@example.org' })
    expect(await findUserByIdentity(db, login)).toMatchObject({ userId, emailVerified: true })
    const again = insertAccount(db, { ...person, ...login, email: 'eva.two@example.org' })
    await expect(again).rejects.toSatisfy(isUniqueViolation)
    expect(await findUserByEmail(db, 'eva.two@example.org')).toBeUndefined()
  })

  test('a new password ends sessions, and logins of an address that nobody had confirmed', async () => {
    const { db } = bench.store
    const { tables } = db
    const login = { provider: 'microsoft', accountId: 'person-2', emailVerified: false }
    const email = 'finn@example.org'
    const person = { displayName: 'Finn', userType: 'student', createdAt: 1_000 } as const
    const { userId } = await insertAccount(db, { ...person, ...login, email })
    const at = new Date(1_000)
    const session = { id: 's1', token: 't1', userId, expiresAt: at, createdAt: at, updatedAt: at }
    await db.insert(tables.authSession).values(session)
    const other = { userId, email: 'other@example.org' }
    expect(await replacePassword(db, other, 'hash', 5)).toBeUndefined()
    expect(await replacePassword(db, { userId, email }, 'hash', 2_000)).toMatchObject({ userId })
    expect(await findUserByIdentity(db, login)).toBeUndefined()
    expect(await findUserByEmail(db, email)).toMatchObject({ userId, emailVerified: true })
    const sessions = await db.select().from(tables.authSession)
    expect(sessions.filter((one) => one.userId === userId)).toEqual([])
    const logins = await db.select().from(tables.authAccount)
    expect(logins.filter((one) => one.userId === userId)).toMatchObject([
      { providerId: 'credential', password: 'hash' },
    ])
  })
}
