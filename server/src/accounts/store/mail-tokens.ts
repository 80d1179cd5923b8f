import { randomUUID } from 'node:crypto'
import { and, eq, gt, like } from 'drizzle-orm'
import type { Db } from '../../db/db'

export type MailTokenPurpose = 'reset-password' | 'verify-email'

/** Whom a link in a mail stands for, and the address it was sent to. */
export interface MailTokenOwner {
  userId: string
  email: string
}

export interface NewMailToken extends MailTokenOwner {
  purpose: MailTokenPurpose
  tokenHash: string
  createdAt: number
  expiresAt: number
}

const identifierOf = (purpose: MailTokenPurpose, tokenHash: string): string =>
  `${purpose}:${tokenHash}`

export async function insertMailToken(db: Db, token: NewMailToken): Promise<void> {
  const createdAt = new Date(token.createdAt)
  await db.insert(db.tables.authVerification).values({
    id: randomUUID(),
    identifier: identifierOf(token.purpose, token.tokenHash),
    value: JSON.stringify([token.userId, token.email]),
    expiresAt: new Date(token.expiresAt),
    createdAt,
    updatedAt: createdAt,
  })
}

const isGood = (db: Db, purpose: MailTokenPurpose, tokenHash: string, now: number) => {
  const { authVerification: t } = db.tables
  return and(eq(t.identifier, identifierOf(purpose, tokenHash)), gt(t.expiresAt, new Date(now)))
}

export async function hasMailToken(
  db: Db,
  purpose: MailTokenPurpose,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const { authVerification: t } = db.tables
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(isGood(db, purpose, tokenHash, now))
  return rows.length > 0
}

/** Uses a token up: of many at once one gets its owner. */
export async function takeMailToken(
  db: Db,
  purpose: MailTokenPurpose,
  tokenHash: string,
  now: number,
): Promise<MailTokenOwner | undefined> {
  const [taken] = await db
    .delete(db.tables.authVerification)
    .where(isGood(db, purpose, tokenHash, now))
    .returning()
  if (!taken) return undefined
  const [userId, email] = JSON.parse(taken.value) as [string, string]
  return { userId, email }
}

/** No link that was mailed for this account is of use any more. */
export async function removeMailTokens(db: Db, userId: string): Promise<void> {
  const { authVerification: t } = db.tables
  await db.delete(t).where(like(t.value, `["${userId}",%`))
}
