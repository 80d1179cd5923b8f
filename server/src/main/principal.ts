import { readSeatToken } from '@pathquest/core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findProfile, isDemoEmail, isDemoOpen } from '../accounts'
import type { AppEnv, Principal } from '../http/app-env'
import { findLtiLaunchByToken } from '../lti'
import { tokenHash } from '../runtime/tokens'

const NOBODY: Principal = {
  profileId: null,
  sessionId: null,
  seat: null,
  role: null,
  awaitsApproval: false,
  via: 'nobody',
  launch: null,
  badToken: null,
}
/** 256 bits; a seat token is signed and has a dot. */
const LAUNCH_TOKEN = /^[\w-]{43}$/

/** Resolves the principal of every request of the API. */
export const withPrincipal = createMiddleware<AppEnv>(async (c, next) => {
  c.set('principal', await principalOf(c))
  await next()
})

async function principalOf(c: Context<AppEnv>): Promise<Principal> {
  const header = c.req.header('authorization')
  const token = header === undefined ? undefined : /^Bearer ([\w.-]+)$/i.exec(header)?.[1]
  if (token !== undefined && LAUNCH_TOKEN.test(token)) return visitor(c, token)
  const seat = token === undefined ? null : await readSeatToken(c.var.services.secrets.seat, token)
  const badToken = header !== undefined && seat === null ? 'seat' : null
  const signedIn = await sessionProfile(c)
  if (!signedIn) return { ...NOBODY, seat, via: seat ? 'seat' : 'nobody', badToken }
  const { profile, sessionId } = signedIn
  return {
    ...NOBODY,
    profileId: profile.id,
    sessionId,
    seat,
    role: profile.userType,
    awaitsApproval: profile.awaitsApproval,
    via: 'session',
    badToken,
  }
}

/**
 * A visit is authenticated by its token alone: no cookie counts beside it, and no external page has
 * one.
 */
async function visitor(c: Context<AppEnv>, token: string): Promise<Principal> {
  const { store, now } = c.var.services
  const launch = c.var.foreign
    ? undefined
    : await findLtiLaunchByToken(store.db, tokenHash(token), now())
  if (!launch) return { ...NOBODY, badToken: 'launch' }
  const { profileId, looksOn } = launch
  // An observer is no teacher for routes outside of the course.
  const role = looksOn ? null : launch.role
  return { ...NOBODY, profileId, role, via: 'lti', launch }
}

async function sessionProfile(c: Context<AppEnv>) {
  const cookie = c.req.header('cookie')
  if (c.var.foreign || cookie === undefined) return undefined
  const { accounts, store } = c.var.services
  const session = await accounts.find(cookie)
  const profile = session && (await findProfile(store.db, session.profileId))
  if (!session || !profile || (isDemoEmail(profile.email) && !isDemoOpen(c))) return undefined
  return { profile, sessionId: session.id }
}
