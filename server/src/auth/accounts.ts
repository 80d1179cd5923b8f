import { PASSWORD_MAX, PASSWORD_MIN_SIGN_UP, type SocialProvider } from '@pathquest/core'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import type { Store } from '../db/store'
import { AppError } from '../runtime/errors'
import { hashPassword, isOutOfDate, verifyPassword } from './password-hash'
import { readSessionToken, sessionPlugin } from './session-plugin'
import { type SocialReturn, type SocialSettings, socialPlugin, socialProviders } from './social'
import {
  endIfBlocked,
  findLiveSessions,
  findPasswordHash,
  findSession,
  replacePasswordHash,
  type Session,
} from './store'

const REMEMBERED_SECONDS = 30 * 24 * 3600

/** Passwords, sessions and sign-in with providers. Everything that better-auth does, and none of its routes. */
export interface Accounts {
  hashPassword: (password: string) => Promise<string>
  isPassword: (password: string, hash: string) => Promise<boolean>
  /** Undefined when e-mail and password do not belong together. */
  signIn: (input: SignInInput) => Promise<SignedIn | undefined>
  /** Signs in whom a route of ours has recognised; not remembered: until the browser ends. */
  startSession: (userId: string, rememberMe?: boolean) => Promise<string[]>
  /** Where the browser goes to sign in with a provider, and what it keeps until it is back. */
  beginSocial: (input: SocialInput) => Promise<{ url: string; cookies: string[] }>
  /** Who came back from a provider. Undefined: nobody who set out here. Throws where it fails. */
  finishSocial: (input: FinishSocialInput) => Promise<SocialReturn | undefined>
  /** Ends the session; the cookies to clear. */
  signOut: (cookie: string) => Promise<string[]>
  find: (cookie: string) => Promise<Session | undefined>
  /** Of these sessions those that are neither over nor ended. */
  findLive: (ids: string[]) => Promise<ReadonlySet<string>>
}

interface SignInInput {
  email: string
  password: string
  rememberMe: boolean
}

interface SocialInput {
  provider: SocialProvider
  rememberMe: boolean
  returnTo: string | undefined
}

interface FinishSocialInput {
  provider: SocialProvider
  query: { state: string; code: string; iss?: string | undefined }
  cookie: string
}

interface SignedIn {
  profileId: string
  /** `Set-Cookie` values. */
  cookies: string[]
}

/** How a password is hashed, and a hash compared with one. */
export interface PasswordHashing {
  hash: (password: string) => Promise<string>
  verify: (known: { hash: string; password: string }) => Promise<boolean>
}

interface AccountsOptions {
  store: Store
  secret: string
  publicOrigin: string
  social: SocialSettings
  /** The product's own when absent. */
  hashing?: PasswordHashing
}

export function makeAccounts({
  store,
  secret,
  publicOrigin,
  social,
  hashing = { hash: hashPassword, verify: verifyPassword },
}: AccountsOptions): Accounts {
  const auth = betterAuth({
    appName: 'Pathquest',
    baseURL: publicOrigin,
    secret,
    database: drizzleAdapter(store.auth.database as Record<string, unknown>, {
      provider: store.auth.provider,
      schema: {
        user: store.auth.tables.authUser,
        session: store.auth.tables.authSession,
        account: store.auth.tables.authAccount,
        verification: store.auth.tables.authVerification,
      },
    }),
    // The profile, and with it the role, is set by our sign-up alone.
    user: { additionalFields: { profileId: { type: 'string', required: true, input: false } } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_SIGN_UP,
      maxPasswordLength: PASSWORD_MAX,
      password: hashing,
    },
    session: {
      expiresIn: REMEMBERED_SECONDS,
      // A signed-out cookie must not stay good for the life of a cache.
      cookieCache: { enabled: false },
    },
    socialProviders: socialProviders(social),
    // Nothing of somebody who only set out to sign in is stored here.
    account: { storeStateStrategy: 'cookie' },
    rateLimit: { enabled: true, storage: 'memory' },
    advanced: {
      cookiePrefix: 'pathquest',
      ipAddress: { disableIpTracking: true },
      useSecureCookies: publicOrigin.startsWith('https:'),
    },
    telemetry: { enabled: false },
    // Its lines name e-mail addresses; what goes wrong reaches us as an error.
    logger: { disabled: true },
    plugins: [sessionPlugin, socialPlugin],
  })

  return {
    hashPassword: hashing.hash,

    isPassword: (password, hash) => hashing.verify({ password, hash }),

    signIn: async (body) => {
      try {
        const { headers, response } = await auth.api.signInEmail({ body, returnHeaders: true })
        const user = response.user as typeof response.user & { profileId: string }
        await refuseBlocked(store, user.id)
        await renewHash(store, hashing, user.id, body.password)
        return { profileId: user.profileId, cookies: headers.getSetCookie() }
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return undefined
        throw error
      }
    },

    startSession: async (userId, rememberMe = false) => {
      const body = { userId, rememberMe }
      const { headers } = await auth.api.startSession({ body, returnHeaders: true })
      await refuseBlocked(store, userId)
      return headers.getSetCookie()
    },

    beginSocial: async ({ provider, rememberMe, returnTo }) => {
      const { headers, response } = await auth.api.signInSocial({
        body: { provider, disableRedirect: true, additionalData: { rememberMe, returnTo } },
        returnHeaders: true,
      })
      if (!response.url) throw new Error('A provider without an address')
      return { url: response.url, cookies: headers.getSetCookie() }
    },

    finishSocial: async ({ provider, query, cookie }) => {
      try {
        const { headers, response } = await auth.api.finishSocial({
          query: { provider, ...query },
          headers: new Headers({ cookie }),
          returnHeaders: true,
        })
        return { ...response, cookies: headers.getSetCookie() }
      } catch (error) {
        // Also a redirect to its own page of errors, which nobody sees.
        if (isAPIError(error) && error.statusCode < 500) return undefined
        throw error
      }
    },

    signOut: async (cookie) => {
      const { headers } = await auth.api.signOut({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },

    find: async (cookie) => {
      const { authCookies } = await auth.$context
      const token = readSessionToken(cookie, { name: authCookies.sessionToken.name, secret })
      return token === undefined ? undefined : findSession(store.db, token)
    },

    findLive: (ids) => findLiveSessions(store.db, ids),
  }
}

/** Asked when the session is there: a block that comes at this moment ends it itself. */
async function refuseBlocked({ db }: Store, userId: string): Promise<void> {
  if (await endIfBlocked(db, userId)) throw new AppError('account_blocked')
}

/** Now that the password is known, its hash follows the set of today. */
async function renewHash(
  { db }: Store,
  { hash }: PasswordHashing,
  userId: string,
  password: string,
): Promise<void> {
  const former = await findPasswordHash(db, userId)
  if (former === undefined || !isOutOfDate(former)) return
  try {
    await replacePasswordHash(db, { userId, former, hash: await hash(password) })
  } catch (error) {
    // Too many hashes wait: the password was right, and the next sign-in renews it.
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  }
}
