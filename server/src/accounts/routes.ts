import {
  AgeCheck,
  SessionAnswer,
  type SessionUser,
  SignIn,
  SignUp,
  SignUpAnswer,
  validateLogin,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { accountMark, markDevice, readDevice } from '../http/device'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { CHECK_YOUR_EMAIL, confirmsFirst, storeWaitingSignUp } from './confirm-sign-up'
import { isDemoEmail, isDemoOpen } from './demo'
import { mailConfirmation } from './mail-links'
import { countSignInOf, endFormerSession, sessionUser, setCookies, visitingUser } from './session'
import { checkAge, readSignUp, signUp } from './sign-up'

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
  summary: 'Make an account and sign in; where mails are sent, only once its mail is answered',
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

export const accountRoutes = makeRouter()
  .openapi(signInRoute, async (c) => {
    const { accounts, limits, store } = c.var.services
    const input = c.req.valid('json')
    const device = await readDevice(c)
    const bucket = addressBucket(c.var.address)
    await countSignInOf(c)
    for (const [field, code] of Object.entries(validateLogin(input))) {
      throw new AppError(code, {}, field)
    }
    const email = input.email.trim().toLowerCase()
    const account = await accountMark(c.var.services, email)
    const knownDevice = device?.accounts.includes(account) ? device.id : null
    const signedIn = await limits.signInFailures.run(
      { email, addressBucket: bucket, knownDevice },
      async () => {
        const isOff = isDemoEmail(email) && !isDemoOpen(c)
        const result = isOff ? undefined : await accounts.signIn({ ...input, email })
        if (!result) throw new AppError('sign_in_failed')
        return result
      },
      (error) => error.code === 'sign_in_failed',
    )
    await endFormerSession(c)
    setCookies(c, signedIn.cookies)
    await markDevice(c, device, { profileId: signedIn.profileId, email })
    return c.json({ user: await sessionUser(store.db, signedIn.profileId) }, 200)
  })
  .openapi(signUpRoute, async (c) => {
    const { accounts, store } = c.var.services
    const { birthMonth, birthYear, ...input } = c.req.valid('json')
    await countSignInOf(c)
    checkAge(c, { birthMonth, birthYear })
    const { services } = c.var
    const language = acceptedLanguage(c.req.header('accept-language'))
    const account = await readSignUp(services, { ...input, language })
    if (confirmsFirst(services)) {
      await storeWaitingSignUp(services, account)
      return c.json({ user: null, message: CHECK_YOUR_EMAIL }, 201)
    }
    const { profile, userId } = await signUp(services, account)
    services.mail.later(() => mailConfirmation(services, profile.id, language))
    setCookies(c, await accounts.startSession(userId))
    await markDevice(c, await readDevice(c), { profileId: profile.id, email: account.email })
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
      await c.var.services.sessionSockets.recheck()
    }
    return c.json({ user: null }, 200)
  })
  .openapi(sessionRoute, async (c) => c.json({ user: await userOf(c) }, 200))

async function userOf(c: Context<AppEnv>): Promise<SessionUser | null> {
  const { profileId, launch } = c.var.principal
  const { db } = c.var.services.store
  if (launch) return visitingUser(db, launch)
  return profileId === null ? null : sessionUser(db, profileId)
}
