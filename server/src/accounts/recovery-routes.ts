import { ForgotPassword, ResetPassword, VerifyEmail, validateForgotPassword } from '@pathquest/core'
import type { Db } from '../db/db'
import { isUniqueViolation } from '../db/storage-fault'
import type { Principal } from '../http/app-env'
import { defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { confirmsFirst } from './confirm-sign-up'
import { mailConfirmation, mailReset } from './mail-links'
import { resetPassword, type UnlinkEverybody } from './passwords'
import { countSignInOf } from './session'
import { takeMailToken } from './store/mail-tokens'
import { changeEmail, confirmEmail, findUserByProfile } from './store/users'

const forgotRoute = defineSilentRoute({
  path: '/api/auth/forgot-password',
  access: 'anyone',
  summary: 'Mail a link for a new password; the answer is the same without an account',
  request: { body: json(ForgotPassword) },
})
const resetRoute = defineSilentRoute({
  path: '/api/auth/reset-password',
  access: 'anyone',
  summary: 'Choose a new password by the link of a mail; every session ends',
  request: { body: json(ResetPassword) },
})
const verifyRoute = defineSilentRoute({
  path: '/api/auth/verify-email',
  access: 'anyone',
  summary: 'Confirm an e-mail address, or a new one, by the link of a mail',
  request: { body: json(VerifyEmail) },
})
const confirmationRoute = defineSilentRoute({
  path: '/api/auth/confirmation',
  access: 'signed_in',
  summary: 'Mail the link that confirms the own e-mail address again',
  request: { body: json(NoFields) },
})

/** Ways back into an account, and whose address it is: all by links in mails. */
export const makeRecoveryRoutes = (unlinkEverybody: UnlinkEverybody) =>
  makeRouter()
    .openapi(forgotRoute, async (c) => {
      const { services } = c.var
      const form = c.req.valid('json')
      await countSignInOf(c)
      const { email: error } = validateForgotPassword(form)
      if (error) throw new AppError(error, {}, 'email')
      const email = form.email.trim().toLowerCase()
      services.limits.countMail(email)
      const language = acceptedLanguage(c.req.header('accept-language'))
      services.mail.later(() => mailReset(services, email, language))
      return c.body(null, 204)
    })
    .openapi(resetRoute, async (c) => {
      await countSignInOf(c)
      await resetPassword(c.var.services, c.req.valid('json'), unlinkEverybody)
      await c.var.services.sessionSockets.recheck()
      return c.body(null, 204)
    })
    .openapi(verifyRoute, async (c) => {
      const { services, principal } = c.var
      const { store, now } = services
      await countSignInOf(c)
      const hash = tokenHash(c.req.valid('json').token)
      const isConfirmed = await store
        .transact(async (tx) => {
          const owner = await takeMailToken(tx, 'verify-email', hash, now())
          const change = owner ? undefined : await takeMailToken(tx, 'change-email', hash, now())
          const token = owner ?? change
          if (token && !(await mayConfirm(services, tx, principal, token))) {
            // The link stays good for who signs in.
            throw new AppError('sign_in_to_confirm')
          }
          if (owner) return confirmEmail(tx, owner, now())
          if (change?.newEmail === undefined) return false
          return changeEmail(tx, { ...change, newEmail: change.newEmail }, now())
        })
        .catch((error: unknown) => {
          // Somebody else has made an account with it meanwhile.
          if (isUniqueViolation(error)) throw new AppError('email_taken')
          throw error
        })
      if (!isConfirmed) throw new AppError('link_invalid')
      return c.body(null, 204)
    })
    .openapi(confirmationRoute, async (c) => {
      const { services, principal } = c.var
      const profileId = principal.profileId as string
      const user = await findUserByProfile(services.store.db, profileId)
      if (user) services.limits.countMail(user.email)
      const language = acceptedLanguage(c.req.header('accept-language'))
      await mailConfirmation(services, profileId, language)
      return c.body(null, 204)
    })

/**
 * The link proves the mailbox alone: a stranger may have made the account, or changed its address to
 * this one, and the click of its owner would confirm an account whose password a stranger knows.
 */
async function mayConfirm(
  services: Services,
  tx: Db,
  { profileId }: Principal,
  { userId }: { userId: string },
): Promise<boolean> {
  if (!confirmsFirst(services)) return true
  return profileId !== null && (await findUserByProfile(tx, profileId))?.userId === userId
}
