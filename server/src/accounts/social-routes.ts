import {
  type ErrorCode,
  SignUpAnswer,
  SOCIAL_PROVIDERS,
  SocialAnswer,
  type SocialProvider,
  SocialSignIn,
  SocialSignUp,
  SocialSignUpAnswer,
} from '@pathquest/core'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/app-env'
import { defineRedirectRoute, defineRoute, json, makeRouter } from '../http/define-route'
import { markDevice, readDevice } from '../http/device'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import {
  CHECK_YOUR_EMAIL,
  clearPendingCookie,
  confirmsFirst,
  type PendingSignUp,
  readPendingCookie,
  setPendingCookie,
  storeWaitingSignUp,
} from './confirm-sign-up'
import { mailConfirmation } from './mail-links'
import { countSignInOf, endFormerSession, sessionUser, setCookies } from './session'
import { checkAge, readSignUpWithIdentity, signUp } from './sign-up'
import { findUserByEmail, findUserByIdentity } from './store/users'

const beginRoute = defineRoute({
  method: 'post',
  path: '/api/auth/social',
  access: 'anyone',
  summary: 'Begin to sign in with Google or Microsoft: where the browser goes',
  request: { body: json(SocialSignIn) },
  answer: SocialAnswer,
})
const callbackRoute = defineRedirectRoute({
  path: '/api/auth/callback/{provider}',
  access: 'anyone',
  summary: 'Where a provider sends the browser back to',
  request: {
    params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
    // Providers add what they like.
    query: z.looseObject({
      state: z.string().optional(),
      code: z.string().optional(),
      iss: z.string().optional(),
      error: z.string().optional(),
    }),
  },
})
const pendingRoute = defineRoute({
  method: 'get',
  path: '/api/auth/social-sign-up',
  access: 'anyone',
  summary: 'Who came from a provider for the first time, as their own browser knows',
  answer: SocialSignUpAnswer,
})
const signUpRoute = defineRoute({
  method: 'post',
  path: '/api/auth/social-sign-up',
  access: 'anyone',
  summary: 'Make an account of whom a provider vouches for, and sign in',
  request: { body: json(SocialSignUp) },
  answer: SignUpAnswer,
  status: 201,
})

/** Signing in with a provider. Nothing is stored before age, role and terms are settled. */
export const socialRoutes = makeRouter()
  .openapi(beginRoute, async (c) => {
    const { accounts } = c.var.services
    // Counted when somebody is back: a class shares one address.
    const { provider, rememberMe, returnTo } = c.req.valid('json')
    if (!isOn(c, provider)) throw new AppError('social_off')
    const { url, cookies } = await accounts.beginSocial({ provider, rememberMe, returnTo })
    setCookies(c, cookies)
    return c.json({ url }, 200)
  })
  .openapi(callbackRoute, async (c) => {
    const { accounts, store, env } = c.var.services
    await countSignInOf(c)
    const { provider } = c.req.valid('param')
    const { state, code, iss, error } = c.req.valid('query')
    const goOn = (path: string) => c.redirect(new URL(path, env.publicOrigin).href, 303)
    const refuse = (why: ErrorCode) => goOn(`/login?social=${why}`)
    // Somebody thought better of it over there.
    if (error === 'access_denied') return goOn('/login')
    const cookie = c.req.header('cookie') ?? ''
    const back =
      isOn(c, provider) && state && code
        ? await accounts
            .finishSocial({ provider, query: { state, code, iss }, cookie })
            .catch((failure: unknown) => {
              c.var.log.warn({ kind: 'social', error: describeError(failure) }, 'a sign-in failed')
              return undefined
            })
        : undefined
    if (!back) return refuse('social_failed')
    const { identity, rememberMe, returnTo, cookies } = back
    setCookies(c, cookies)
    const user = await findUserByIdentity(store.db, identity)
    if (user) {
      await endFormerSession(c)
      const session = await accounts
        .startSession(user.userId, rememberMe)
        .catch((failure: unknown) => {
          if (failure instanceof AppError && failure.code === 'account_blocked') return undefined
          throw failure
        })
      if (!session) return refuse('account_blocked')
      setCookies(c, session)
      await markDevice(c, await readDevice(c), user)
      return goOn(ownPath(env.publicOrigin, returnTo))
    }
    const { email } = identity
    if (email === null) return refuse('social_no_email')
    // An address proves nothing about an account that somebody has here already.
    const former = await findUserByEmail(store.db, email)
    const isOwner = identity.emailVerified && former?.emailVerified
    if (former && (isOwner || !confirmsFirst(c.var.services))) return refuse('social_email_taken')
    await setPendingCookie(c, { ...identity, email })
    return goOn('/signup?with=provider')
  })
  .openapi(pendingRoute, async (c) => {
    const pending = await readPendingCookie(c)
    if (!pending) return c.json({ pending: null }, 200)
    const { provider, email, name } = pending
    return c.json({ pending: { provider, email, fullName: name } }, 200)
  })
  .openapi(signUpRoute, async (c) => {
    const { services } = c.var
    const { birthMonth, birthYear, terms, ...input } = c.req.valid('json')
    await countSignInOf(c)
    checkAge(c, { birthMonth, birthYear })
    const pending = await readPendingCookie(c)
    if (!pending) throw new AppError('social_expired')
    if (!terms) throw new AppError('terms_required', {}, 'terms')
    const language = acceptedLanguage(c.req.header('accept-language'))
    const account = readSignUpWithIdentity(services, { ...input, language }, pending)
    if (confirmsFirst(services) && !(await isFree(services, pending))) {
      await storeWaitingSignUp(services, account)
      // By it this browser is known again when the mail is answered.
      await setPendingCookie(c, pending)
      return c.json({ user: null, message: CHECK_YOUR_EMAIL }, 201)
    }
    const { emailVerified } = pending
    const { profile, userId } = await signUp(services, { ...account, emailVerified })
    clearPendingCookie(c)
    setCookies(c, await services.accounts.startSession(userId))
    await markDevice(c, await readDevice(c), { profileId: profile.id, email: account.email })
    services.mail.later(() => mailConfirmation(services, profile.id, language))
    return c.json({ user: await sessionUser(services.store.db, profile.id), message: null }, 201)
  })

/** Whether this is the address of whoever comes, and no account has it: nothing is left to confirm. */
const isFree = async ({ store }: Services, { email, emailVerified }: PendingSignUp) =>
  emailVerified && (await findUserByEmail(store.db, email)) === undefined

const isOn = (c: Context<AppEnv>, provider: SocialProvider): boolean =>
  c.var.services.env.social[provider] !== undefined

/** Never to a page of others. */
function ownPath(publicOrigin: string, returnTo = '/dashboard'): string {
  const url = URL.canParse(returnTo, publicOrigin) ? new URL(returnTo, publicOrigin) : undefined
  if (url?.origin !== publicOrigin) return '/dashboard'
  return url.pathname + url.search + url.hash
}
