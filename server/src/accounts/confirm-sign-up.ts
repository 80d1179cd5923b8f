import { createHash } from 'node:crypto'
import { MAIL_PAGES } from '@pathquest/core'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { SocialIdentity } from '../auth'
import type { Db } from '../db/db'
import { isUniqueViolation } from '../db/storage-fault'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { newToken, tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { insertAccount } from './store/accounts'
import { openCardAccount } from './store/card-accounts'
import { findUserByEmail, type LoginUser } from './store/users'
import {
  findWaitingSignUp,
  insertWaitingSignUp,
  type ReadSignUp,
  removeWaitingSignUp,
  type WaitingSignUp,
} from './store/waiting-sign-ups'

const COOKIE = 'pathquest.sign_up'
const GOOD_SECONDS = 10 * 60

/** Who a provider vouched for and has no account yet. Only their own browser knows, for ten minutes. */
export interface PendingSignUp extends SocialIdentity {
  email: string
}

const keyOf = (c: Context<AppEnv>): Uint8Array =>
  createHash('sha256').update(`pending sign-up ${c.var.services.secrets.auth}`).digest()

export async function setPendingCookie(c: Context<AppEnv>, pending: PendingSignUp): Promise<void> {
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
export async function readPendingCookie(c: Context<AppEnv>): Promise<PendingSignUp | undefined> {
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

export function clearPendingCookie(c: Context<AppEnv>): void {
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { path: '/api/auth' })
}

/** A mail of a school may be read the next morning. */
const GOOD_MS = 24 * 60 * 60_000

/** The answer to every sign-up that has to be confirmed, also where the address is taken. */
export const CHECK_YOUR_EMAIL = 'Please check your email to confirm your account.'

/** What becomes of an account that gives way: deleted with its rooms, which a higher feature does. */
type RemoveAccount = (services: Services, user: LoginUser) => Promise<void>

/** What confirming needs of higher features. */
export interface Beside {
  removeAccount: RemoveAccount
  /** Whoever had a card may have joined parents to its account. */
  unlinkParents: (tx: Db, profileId: string) => Promise<void>
}

/** Whether mails reach people, so that an account can wait until its address is confirmed. */
export const confirmsFirst = ({ env }: Pick<Services, 'env'>): boolean => env.smtpUrl !== undefined

/**
 * Keeps a sign-up until its mail is answered. Nothing is looked up before the answer: neither it nor
 * its time tells whether the address has an account. That is told in the mail, to its owner alone.
 */
export async function storeWaitingSignUp(services: Services, signUp: ReadSignUp): Promise<void> {
  const { store, now, mail, limits } = services
  limits.countMail(signUp.email)
  const token = newToken()
  const hash = tokenHash(token)
  const createdAt = now()
  const goodUntil = createdAt + GOOD_MS
  await insertWaitingSignUp(store.db, hash, signUp, { createdAt, expiresAt: goodUntil })
  mail.later(async () => {
    const { email, language } = signUp
    const { publicOrigin } = services.env
    const former = await findUserByEmail(store.db, email)
    if (former?.emailVerified) {
      await removeWaitingSignUp(store.db, hash)
      const link = publicOrigin + MAIL_PAGES['sign-up-taken']
      return mail.send({ kind: 'sign-up-taken', to: email, language, link, goodUntil })
    }
    const kind = former ? 'sign-up-replaces' : 'sign-up'
    const by = 'provider' in signUp ? 'provider' : 'password'
    const link = `${publicOrigin}${MAIL_PAGES[kind]}?new=${by}#c=${token}`
    await mail.send({ kind, to: email, language, link, goodUntil })
  })
}

/**
 * Makes the account of a sign-up whose mail was answered. The link proves the mailbox; that it was
 * its owner who signed up is proven by the password, or by the provider's word in this browser:
 * otherwise a click on a stranger's link would confirm a stranger's account. An account under this
 * address that nobody confirmed gives way.
 */
export async function confirmSignUp(
  c: Context<AppEnv>,
  { token, password }: { token: string; password?: string | undefined },
  { removeAccount, unlinkParents }: Beside,
): Promise<{ profileId: string; userId: string; email: string }> {
  const { services } = c.var
  const { store, now } = services
  const hash = tokenHash(token)
  const signUp = await findWaitingSignUp(store.db, hash, now())
  if (!signUp) throw new AppError('link_invalid')
  await proveSignUp(c, hash, signUp, password)
  const former = await findUserByEmail(store.db, signUp.email)
  if (former?.emailVerified) throw new AppError('link_invalid')
  if (former) await removeAccount(services, former)
  try {
    return await store.transact(async (tx) => {
      if (!(await removeWaitingSignUp(tx, hash))) throw new AppError('link_invalid')
      const { email } = signUp
      if (!('card' in signUp)) {
        const { profile, userId } = await insertAccount(tx, {
          ...signUp,
          createdAt: now(),
          emailVerified: true,
        })
        return { profileId: profile.id, userId, email }
      }
      const { card } = signUp
      const login = { ...signUp, emailVerified: true, now: now() }
      // A new card was made meanwhile, or the account was taken or deleted.
      if (!(await openCardAccount(tx, card, login))) throw new AppError('link_invalid')
      await unlinkParents(tx, card.profileId)
      return { profileId: card.profileId, userId: card.userId, email }
    })
  } catch (error) {
    // Another sign-up of this address, or of this person of a provider, was confirmed meanwhile.
    if (isUniqueViolation(error)) throw new AppError('link_invalid')
    throw error
  }
}

async function proveSignUp(
  c: Context<AppEnv>,
  hash: string,
  signUp: WaitingSignUp,
  password = '',
): Promise<void> {
  const { accounts, limits } = c.var.services
  if ('provider' in signUp) {
    const pending = await readPendingCookie(c)
    const isSame = pending?.provider === signUp.provider && pending.accountId === signUp.accountId
    if (!isSame) throw new AppError('sign_up_elsewhere')
    return
  }
  await limits.ownerFailures.run(
    hash,
    async () => {
      const isRight = await accounts.isPassword(password, signUp.passwordHash)
      if (!isRight) throw new AppError('sign_up_password_wrong', {}, 'password')
    },
    (error) => error.code === 'sign_up_password_wrong',
  )
}
