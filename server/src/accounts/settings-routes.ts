import {
  AccountNames,
  AccountSchool,
  AccountSettings,
  EmailChange,
  MailChoices,
  PasswordChange,
  validateForgotPassword,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter, NoFields } from '../http/define-route'
import { checkedName, FULL_NAME_MAX } from '../names'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { isCardEmail } from './card-account'
import { confirmsFirst } from './confirm-sign-up'
import { isDemoEmail } from './demo'
import { mailEmailChange } from './mail-links'
import { checkNewPassword, proveOwner } from './passwords'
import { setCookies } from './session'
import { findSettings, putMailChoices, putSchool, updateNames } from './store/settings'
import { changePassword, endSessions, findUserByEmail, findUserByProfile } from './store/users'

const settingsRoute = defineRoute({
  method: 'get',
  path: '/api/account',
  access: 'signed_in',
  summary: 'What the account is set to',
  answer: AccountSettings,
})
const namesRoute = defineRoute({
  method: 'patch',
  path: '/api/account/names',
  access: 'signed_in',
  summary: 'Change the own names',
  request: { body: json(AccountNames) },
  answer: AccountSettings,
})
const schoolRoute = defineRoute({
  method: 'put',
  path: '/api/account/school',
  access: 'signed_in',
  summary: 'Say at which school one is, or that one does not; it opens nothing',
  request: { body: json(AccountSchool) },
  answer: AccountSettings,
})
const emailRoute = defineSilentRoute({
  path: '/api/account/email',
  access: 'signed_in',
  summary:
    'Ask for another e-mail address: it counts once the link that is mailed to it was opened',
  request: { body: json(EmailChange) },
})
const mailsRoute = defineSilentRoute({
  path: '/api/account/mails',
  access: 'signed_in',
  summary: 'Choose which mails the account gets',
  request: { body: json(MailChoices) },
})
const passwordRoute = defineSilentRoute({
  path: '/api/account/password',
  access: 'signed_in',
  summary: 'Change the password; every other session ends',
  request: { body: json(PasswordChange) },
})

const everywhereRoute = defineSilentRoute({
  path: '/api/account/sign-out-everywhere',
  access: 'signed_in',
  summary: 'End every session of the account, this one as well, and the sockets opened in them',
  request: { body: json(NoFields) },
})

/** What the owner of an account changes about it. */
export const settingsRoutes = makeRouter()
  .openapi(settingsRoute, async (c) => c.json(await settingsOf(c), 200))
  .openapi(namesRoute, async (c) => {
    const { store, now } = c.var.services
    await checkOwnAccount(c)
    const names = c.req.valid('json')
    if (names.firstName.trim() === '') throw new AppError('first_name_required', {}, 'firstName')
    if (names.lastName.trim() === '') throw new AppError('last_name_required', {}, 'lastName')
    const firstName = checkedName(names.firstName, 'firstName', FULL_NAME_MAX)
    const lastName = checkedName(names.lastName, 'lastName', FULL_NAME_MAX)
    checkedName(`${firstName} ${lastName}`, 'lastName', 2 * FULL_NAME_MAX)
    const displayName = checkedName(names.displayName, 'displayName')
    const profileId = c.var.principal.profileId as string
    await updateNames(store.db, profileId, { firstName, lastName, displayName }, now())
    return c.json(await settingsOf(c), 200)
  })
  .openapi(schoolRoute, async (c) => {
    const { store, now } = c.var.services
    await checkOwnAccount(c)
    const { schoolId } = c.req.valid('json')
    const profileId = c.var.principal.profileId as string
    const isSaved = await putSchool(store.db, profileId, schoolId, now())
    if (!isSaved) throw new AppError('school_gone', {}, 'schoolId')
    return c.json(await settingsOf(c), 200)
  })
  .openapi(emailRoute, async (c) => {
    const { services } = c.var
    const form = c.req.valid('json')
    const email = form.email.trim().toLowerCase()
    const error = validateForgotPassword({ email }).email
    const isReserved = isDemoEmail(email) || isCardEmail(email)
    if (error ?? isReserved) throw new AppError(error ?? 'email_invalid', {}, 'email')
    const user = await proveOwner(c, form.password)
    services.limits.countMail(user.email)
    services.limits.countMail(email)
    const isTaken = (await findUserByEmail(services.store.db, email)) !== undefined
    // Where mails are sent its owner alone is told.
    if (isTaken && !confirmsFirst(services)) throw new AppError('email_taken', {}, 'email')
    const language = acceptedLanguage(c.req.header('accept-language'))
    await mailEmailChange(services, user, { newEmail: email, isTaken }, language)
    return c.body(null, 204)
  })
  .openapi(mailsRoute, async (c) => {
    const { store } = c.var.services
    await checkOwnAccount(c)
    const profileId = c.var.principal.profileId as string
    const language = acceptedLanguage(c.req.header('accept-language'))
    await putMailChoices(store.db, { profileId, language, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(passwordRoute, async (c) => {
    const { store, accounts, now } = c.var.services
    const { password, newPassword } = c.req.valid('json')
    checkNewPassword(newPassword)
    const { userId } = await proveOwner(c, password)
    const passwordHash = await accounts.hashPassword(newPassword)
    const session = await accounts.find(c.req.header('cookie') ?? '')
    const kept = { userId, token: session?.token ?? '' }
    await store.transact((tx) => changePassword(tx, kept, passwordHash, now()))
    await c.var.services.sessionSockets.recheck()
    return c.body(null, 204)
  })
  .openapi(everywhereRoute, async (c) => {
    const { store, accounts, sessionSockets } = c.var.services
    const user = await findUserByProfile(store.db, c.var.principal.profileId as string)
    if (!user) throw new AppError('not_authenticated')
    await endSessions(store.db, user.userId)
    await sessionSockets.recheck()
    // The session is gone already: what is left of it is the cookie.
    setCookies(c, await accounts.signOut(c.req.header('cookie') ?? ''))
    return c.body(null, 204)
  })

/** The teachers of a class look after its accounts; nothing more is kept of these students. */
async function checkOwnAccount(c: Context<AppEnv>): Promise<void> {
  const { db } = c.var.services.store
  const user = await findUserByProfile(db, c.var.principal.profileId as string)
  if (user && isCardEmail(user.email)) throw new AppError('account_of_class')
}

async function settingsOf(c: Context<AppEnv>): Promise<AccountSettings> {
  const { store, env, now } = c.var.services
  const user = await findUserByProfile(store.db, c.var.principal.profileId as string)
  if (!user) throw new AppError('not_authenticated')
  const { mails, ...settings } = await findSettings(store.db, user, now())
  return { ...settings, mails: env.smtpUrl === undefined ? null : mails }
}
