import { AppError } from '../runtime/errors'
import type { Language } from '../runtime/language'
import { newToken } from '../runtime/random'
import { tokenHash } from '../runtime/token-hash'
import type { Services } from '../services/services'
import { isDemoEmail } from './demo-email'
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

/** Mails a link to the new address, and tells the old one, whose owner can stop it. */
export async function mailEmailChange(
  services: Mailing,
  user: LoginUser,
  newEmail: string,
  language: Language,
): Promise<void> {
  const { store, mail, env, now } = services
  if (isDemoEmail(user.email)) throw new AppError('email_invalid', {}, 'email')
  await removeEmailChanges(store.db, user.userId)
  await mailLink(services, { ...user, newEmail }, 'change-email', language)
  await mail.send({
    kind: 'email-changing',
    to: user.email,
    language,
    link: `${env.publicOrigin}/forgot-password`,
    goodUntil: now() + GOOD_MS,
  })
}

/** The token is in the fragment: no server, log or other site is told it. */
async function mailLink(
  { store, mail, env, now }: Mailing,
  { userId, email, newEmail }: LoginUser & { newEmail?: string },
  purpose: MailTokenPurpose,
  language: Language,
): Promise<void> {
  if (isDemoEmail(email)) return
  const token = newToken()
  const createdAt = now()
  const expiresAt = createdAt + GOOD_MS
  const hash = tokenHash(token)
  const owner = { userId, email, newEmail }
  await insertMailToken(store.db, { purpose, tokenHash: hash, ...owner, createdAt, expiresAt })
  await mail.send({
    kind: purpose,
    to: newEmail ?? email,
    language,
    // One page confirms both kinds of address.
    link: `${env.publicOrigin}/${purpose === 'change-email' ? 'verify-email' : purpose}#c=${token}`,
    goodUntil: expiresAt,
  })
}
