import {
  AccountNames,
  AccountSettings,
  EmailChange,
  MailChoices,
  PasswordChange,
  readDisplayName,
  validateForgotPassword,
} from '@pathquest/game-core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, defineSilentRoute, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { isDemoEmail } from './demo-email'
import { mailEmailChange } from './mail-links'
import { checkNewPassword } from './new-password'
import { proveOwner } from './prove-owner'
import { findSettings, putMailChoices, updateNames } from './store/settings'
import { changePassword, findUserByEmail, findUserByProfile } from './store/users'

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

/** What the owner of an account changes about it. */
export const settingsRoutes = makeRouter()
  .openapi(settingsRoute, async (c) => c.json(await settingsOf(c), 200))
  .openapi(namesRoute, async (c) => {
    const { store, now } = c.var.services
    const names = c.req.valid('json')
    const [firstName, lastName] = [tidy(names.firstName), tidy(names.lastName)]
    if (firstName === '') throw new AppError('first_name_required', {}, 'firstName')
    if (lastName === '') throw new AppError('last_name_required', {}, 'lastName')
    for (const [field, name] of Object.entries({ firstName, lastName })) checkWords(field, name)
    const read = readDisplayName(names.displayName)
    if (!read.ok) throw new AppError(read.code, read.params, 'displayName')
    const profileId = c.var.principal.profileId as string
    await updateNames(store.db, profileId, { firstName, lastName, displayName: read.name }, now())
    return c.json(await settingsOf(c), 200)
  })
  .openapi(emailRoute, async (c) => {
    const { services } = c.var
    const form = c.req.valid('json')
    const email = form.email.trim().toLowerCase()
    const error = validateForgotPassword({ email }).email
    if (error ?? isDemoEmail(email)) throw new AppError(error ?? 'email_invalid', {}, 'email')
    const user = await proveOwner(c, form.password)
    services.limits.countMail(user.email)
    services.limits.countMail(email)
    if (await findUserByEmail(services.store.db, email)) {
      throw new AppError('email_taken', {}, 'email')
    }
    const language = acceptedLanguage(c.req.header('accept-language'))
    await mailEmailChange(services, user, email, language)
    return c.body(null, 204)
  })
  .openapi(mailsRoute, async (c) => {
    const { store } = c.var.services
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
    return c.body(null, 204)
  })

async function settingsOf(c: Context<AppEnv>): Promise<AccountSettings> {
  const { store, env, now } = c.var.services
  const user = await findUserByProfile(store.db, c.var.principal.profileId as string)
  if (!user) throw new AppError('not_authenticated')
  const { mails, ...settings } = await findSettings(store.db, user, now())
  return { ...settings, mails: env.smtpUrl === undefined ? null : mails }
}

const tidy = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim()

/** A name may be longer than one in a game, but has the same characters. */
function checkWords(field: string, name: string): void {
  for (const word of name.split(' ')) {
    const read = readDisplayName(word.slice(0, 30))
    if (!read.ok) throw new AppError(read.code, read.params, field)
  }
}
