import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, like } from 'drizzle-orm'
import type { Db } from '../../db/db'

export type MailTokenPurpose = 'reset-password' | 'verify-email' | 'change-email'

/** Whom a link in a mail stands for, and the address it was sent to. */
export interface MailTokenOwner {
  userId: string
  email: string
  /** Of `change-email`: what `email` is to become; the mail went there. */
  newEmail?: string | undefined
}

interface NewMailToken extends MailTokenOwner {
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
    value: JSON.stringify([token.userId, token.email, ...(token.newEmail ? [token.newEmail] : [])]),
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
  return ownerOf(taken.value)
}

function ownerOf(value: string): MailTokenOwner {
  const [userId, email, newEmail] = JSON.parse(value) as [string, string, string?]
  return newEmail === undefined ? { userId, email } : { userId, email, newEmail }
}

/** The address that this account is to have once it is confirmed: the last that was asked for. */
export async function findEmailChange(
  db: Db,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const { authVerification: t } = db.tables
  const [row] = await db
    .select({ value: t.value })
    .from(t)
    .where(
      and(
        like(t.identifier, 'change-email:%'),
        like(t.value, `["${userId}",%`),
        gt(t.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(t.createdAt))
    .limit(1)
  return row && ownerOf(row.value).newEmail
}

/** Only the last change that was asked for can be confirmed. */
export async function removeEmailChanges(db: Db, userId: string): Promise<void> {
  const { authVerification: t } = db.tables
  await db
    .delete(t)
    .where(and(like(t.identifier, 'change-email:%'), like(t.value, `["${userId}",%`)))
}

/** No link that was mailed for this account is of use any more. */
export async function removeMailTokens(db: Db, userId: string): Promise<void> {
  const { authVerification: t } = db.tables
  await db.delete(t).where(like(t.value, `["${userId}",%`))
}
