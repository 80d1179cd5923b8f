import {
  AgeCheck,
  ProfileUpdate,
  readDisplayName,
  SessionAnswer,
  type SessionUser,
  SignIn,
  SignUp,
  SignUpAnswer,
  validateLogin,
} from '@pathquest/game-core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { checkAge } from './age-gate'
import { isDemoEmail } from './demo-email'
import { mailConfirmation } from './mail-links'
import { endFormerSession, setCookies } from './session-cookies'
import { sessionUser, visitingUser } from './session-user'
import { signUp } from './sign-up'
import { updateDisplayName } from './store/profiles'

const signInRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in',
  access: 'anyone',
  summary: 'Sign in with e-mail and password',
  request: { body: json(SignIn) },
  answer: SessionAnswer,
})
const signUpRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-up',
  access: 'anyone',
  summary: 'Make an account and sign in',
  request: { body: json(SignUp) },
  answer: SignUpAnswer,
  status: 201,
})
const ageCheckRoute = defineSilentRoute({
  path: '/api/auth/age-check',
  access: 'anyone',
  summary: 'The age gate before the sign-up form; nothing is stored',
  request: { body: json(AgeCheck) },
})
const signOutRoute = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'anyone',
  summary: 'End the session',
  request: { body: json(NoFields) },
  answer: SessionAnswer,
})
const sessionRoute = defineRoute({
  method: 'get',
  path: '/api/session',
  access: 'anyone',
  summary: 'Who is signed in',
  answer: SessionAnswer,
})
const profileRoute = defineRoute({
  method: 'patch',
  path: '/api/profile',
  access: 'account',
  summary: "Change the account's display name",
  request: { body: json(ProfileUpdate) },
  answer: SessionAnswer,
})

export const accountRoutes = makeRouter()
  .openapi(signInRoute, async (c) => {
    const { accounts, limits, store, env } = c.var.services
    const input = c.req.valid('json')
    limits.countSignIn(addressBucket(c.var.address))
    for (const [field, code] of Object.entries(validateLogin(input))) {
      throw new AppError(code, {}, field)
    }
    const email = input.email.trim().toLowerCase()
    const signedIn = await limits.signInFailures.run(
      email,
      async () => {
        const isOff = isDemoEmail(email) && !env.demo
        const result = isOff ? undefined : await accounts.signIn({ ...input, email })
        if (!result) throw new AppError('sign_in_failed')
        return result
      },
      (error) => error.code === 'sign_in_failed',
    )
    await endFormerSession(c)
    setCookies(c, signedIn.cookies)
    return c.json({ user: await sessionUser(store.db, signedIn.profileId) }, 200)
  })
  .openapi(signUpRoute, async (c) => {
    const { accounts, limits, store } = c.var.services
    const { birthMonth, birthYear, ...input } = c.req.valid('json')
    limits.countSignIn(addressBucket(c.var.address))
    checkAge(c, { birthMonth, birthYear })
    const { services } = c.var
    const { profile, userId } = await signUp(services, input)
    const language = acceptedLanguage(c.req.header('accept-language'))
    services.mail.later(() => mailConfirmation(services, profile.id, language))
    setCookies(c, await accounts.startSession(userId))
    return c.json({ user: await sessionUser(store.db, profile.id), message: null }, 201)
  })
  .openapi(ageCheckRoute, (c) => {
    checkAge(c, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(signOutRoute, async (c) => {
    const cookie = c.req.header('cookie')
    if (cookie !== undefined) {
      try {
        setCookies(c, await c.var.services.accounts.signOut(cookie))
      } catch (cause) {
        throw new AppError('sign_out_failed', {}, undefined, { cause })
      }
    }
    return c.json({ user: null }, 200)
  })
  .openapi(sessionRoute, async (c) => c.json({ user: await userOf(c) }, 200))
  .openapi(profileRoute, async (c) => {
    const { store, now } = c.var.services
    const read = readDisplayName(c.req.valid('json').displayName)
    if (!read.ok) throw new AppError(read.code, read.params, 'displayName')
    const profileId = c.var.principal.profileId as string
    await updateDisplayName(store.db, profileId, read.name, now())
    return c.json({ user: await userOf(c) }, 200)
  })

async function userOf(c: Context<AppEnv>): Promise<SessionUser | null> {
  const { profileId, launch } = c.var.principal
  const { db } = c.var.services.store
  if (launch) return visitingUser(db, launch)
  return profileId === null ? null : sessionUser(db, profileId)
}
