import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { SocialIdentity } from '../auth'
import type { AppEnv } from '../http/app-env'

const COOKIE = 'pathquest.sign_up'
const GOOD_SECONDS = 10 * 60

/** Who a provider vouched for and has no account yet. Only their own browser knows, for ten minutes. */
export interface PendingSignUp extends SocialIdentity {
  email: string
}

const keyOf = (c: Context<AppEnv>): Uint8Array =>
  createHash('sha256').update(`pending sign-up ${c.var.services.secrets.auth}`).digest()

export async function keepPending(c: Context<AppEnv>, pending: PendingSignUp): Promise<void> {
  const { env, now } = c.var.services
  const token = await new EncryptJWT({ ...pending })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(now() / 1000) + GOOD_SECONDS)
    .encrypt(keyOf(c))
  setCookie(c, COOKIE, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.publicOrigin.startsWith('https:'),
    maxAge: GOOD_SECONDS,
  })
}

/** Undefined: there is none, or it is too old. */
export async function readPending(c: Context<AppEnv>): Promise<PendingSignUp | undefined> {
  const token = getCookie(c, COOKIE)
  if (token === undefined || c.var.foreign) return undefined
  try {
    const currentDate = new Date(c.var.services.now())
    const { payload } = await jwtDecrypt<PendingSignUp>(token, keyOf(c), { currentDate })
    return payload
  } catch {
    return undefined
  }
}

export function forgetPending(c: Context<AppEnv>): void {
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { path: '/api/auth' })
}
