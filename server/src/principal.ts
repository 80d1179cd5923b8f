import { readSeatToken, type Seat, type UserType } from '@pathquest/game-core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import { isDemoEmail } from './demo-accounts'
import { findProfile } from './store'

/** Who is asking: an account by session cookie, a seat by bearer token, both, or nobody. */
export interface Principal {
  profileId: string | null
  seat: Seat | null
  /** The account's role; null without an account. */
  role: UserType | null
  /** No route makes one: reserved for the operator. */
  admin: boolean
  via: 'session' | 'seat' | 'nobody'
  /** A bearer token was sent that is no seat token of ours. */
  badToken: boolean
}

/** Resolves the principal of every request of the API. */
export const withPrincipal = createMiddleware<AppEnv>(async (c, next) => {
  const { seat, badToken } = await bearer(c)
  const profile = await sessionProfile(c)
  c.set('principal', {
    profileId: profile?.id ?? null,
    seat,
    role: profile?.userType ?? null,
    admin: false,
    via: profile ? 'session' : seat ? 'seat' : 'nobody',
    badToken,
  })
  await next()
})

async function bearer(c: Context<AppEnv>): Promise<{ seat: Seat | null; badToken: boolean }> {
  const header = c.req.header('authorization')
  if (header === undefined) return { seat: null, badToken: false }
  const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1]
  const secret = c.var.services.secrets.seat
  const seat = token === undefined ? null : await readSeatToken(secret, token)
  return { seat, badToken: seat === null }
}

async function sessionProfile(c: Context<AppEnv>) {
  const cookie = c.req.header('cookie')
  if (c.var.foreign || cookie === undefined) return undefined
  const { accounts, store, env } = c.var.services
  const session = await accounts.find(cookie)
  const profile = session && (await findProfile(store.db, session.profileId))
  return profile && !env.demo && isDemoEmail(profile.email) ? undefined : profile
}
