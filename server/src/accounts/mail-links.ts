import { MAIL_PAGES } from '@pathquest/core'
import { AppError } from '../runtime/errors'
import type { Language } from '../runtime/language'
import { newToken, tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { isCardEmail } from './card-account'
import { isDemoEmail } from './demo'
import { insertMailToken, type MailTokenPurpose, removeEmailChanges } from './store/mail-tokens'
import { findUserByEmail, findUserByProfile, type LoginUser } from './store/users'

const GOOD_MS = 60 * 60_000

type Mailing = Pick<Services, 'store' | 'mail' | 'env' | 'now'>

/** Mails a link for a new password, where the address has an account. */
export async function mailReset(
  services: Mailing,
  email: string,
  language: Language,
): Promise<void> {
  const user = await findUserByEmail(services.store.db, email)
  if (user) await mailLink(services, user, 'reset-password', language)
}

/** Mails a link that confirms the account's address, unless it is confirmed. */
export async function mailConfirmation(
  services: Mailing,
  profileId: string,
  language: Language,
): Promise<void> {
  const user = await findUserByProfile(services.store.db, profileId)
  if (user && !user.emailVerified) await mailLink(services, user, 'verify-email', language)
}

/**
 * Mails a link to the new address, and tells the old one, whose owner can stop it. A new address that
 * has an account gets no link but is told so: everything else stays the same for who asked.
 */
export async function mailEmailChange(
  services: Mailing,
  user: LoginUser,
  { newEmail, isTaken }: { newEmail: string; isTaken: boolean },
  language: Language,
): Promise<void> {
  const { store, mail, env } = services
  if (isDemoEmail(user.email)) throw new AppError('email_invalid', {}, 'email')
  await removeEmailChanges(store.db, user.userId)
  const { link, goodUntil } = await keepLink(services, { ...user, newEmail }, 'change-email')
  const toNew = isTaken
    ? ({
        kind: 'change-email-taken',
        link: env.publicOrigin + MAIL_PAGES['change-email-taken'],
      } as const)
    : ({ kind: 'change-email', link } as const)
  await mail.send({ ...toNew, to: newEmail, language, goodUntil })
  await mail.send({
    kind: 'email-changing',
    to: user.email,
    language,
    link: env.publicOrigin + MAIL_PAGES['email-changing'],
    goodUntil,
  })
}

/** Mails a link to the account's own address, where that one exists. */
async function mailLink(
  services: Mailing,
  user: LoginUser,
  purpose: 'reset-password' | 'verify-email',
  language: Language,
): Promise<void> {
  if (isDemoEmail(user.email) || isCardEmail(user.email)) return
  const link = await keepLink(services, user, purpose)
  await services.mail.send({ kind: purpose, to: user.email, language, ...link })
}

/** The token is in the fragment: no server, log or other site is told it. */
async function keepLink(
  { store, env, now }: Mailing,
  { userId, email, newEmail }: LoginUser & { newEmail?: string },
  purpose: MailTokenPurpose,
): Promise<{ link: string; goodUntil: number }> {
  const token = newToken()
  const createdAt = now()
  const expiresAt = createdAt + GOOD_MS
  const hash = tokenHash(token)
  const owner = { userId, email, newEmail }
  await insertMailToken(store.db, { purpose, tokenHash: hash, ...owner, createdAt, expiresAt })
  return { link: `${env.publicOrigin}${MAIL_PAGES[purpose]}#c=${token}`, goodUntil: expiresAt }
}
