import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { insertAccount } from '../../accounts/store/accounts'
import { findProfile } from '../../accounts/store/profiles'
import { isUniqueViolation } from '../../db/violations'
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
}
