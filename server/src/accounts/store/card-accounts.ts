import { randomUUID } from 'node:crypto'
import { DEFAULT_MAILS } from '@pathquest/core'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Language } from '../../runtime/language'
import { newId } from '../../runtime/tokens'
import { cardEmail } from '../card-account'
import { putMailChoices } from './settings'
import { CREDENTIAL, endSessions } from './users'

/**
 * Accounts of students without an address: nothing but a name is kept, and no password or provider
 * opens them. Returns their profiles' ids, in the order of the names.
 */
export async function insertCardAccounts(
  tx: Db,
  names: readonly string[],
  createdAt: number,
): Promise<string[]> {
  const at = new Date(createdAt)
  const people = names.map((displayName) => ({
    displayName,
    profileId: newId('profile'),
    userId: randomUUID(),
  }))
  await tx.insert(tx.tables.profiles).values(
    people.map(({ displayName, profileId }) => ({
      id: profileId,
      displayName,
      userType: 'student' as const,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  await tx.insert(tx.tables.authUser).values(
    people.map(({ displayName, profileId, userId }) => ({
      id: userId,
      name: displayName,
      email: cardEmail(userId),
      // An older server mails results and news to whichever address is confirmed.
      emailVerified: false,
      profileId,
      createdAt: at,
      updatedAt: at,
    })),
  )
  return people.map(({ profileId }) => profileId)
}

/** The card that was shown: one that is made later is another one. */
export interface CardOfAccount {
  profileId: string
  userId: string
  cardHash: string
}

interface OwnLogin {
  email: string
  passwordHash: string
  emailVerified: boolean
  language?: Language | undefined
  now: number
}

/**
 * Gives an account of a class an address and a password of its owner: no card opens it any more, and
 * whoever signed in by one is signed out. False: the card is another one by now. A taken address is
 * a unique violation.
 */
export async function openCardAccount(
  tx: Db,
  card: CardOfAccount,
  { email, passwordHash, emailVerified, language, now }: OwnLogin,
): Promise<boolean> {
  const { authUser, authAccount, profiles } = tx.tables
  if (!(await takeCard(tx, card))) return false
  const { profileId, userId } = card
  const at = new Date(now)
  await tx
    .update(authUser)
    .set({ email, emailVerified, updatedAt: at })
    .where(eq(authUser.id, userId))
  await tx.update(profiles).set({ email, updatedAt: now }).where(eq(profiles.id, profileId))
  await tx.insert(authAccount).values({
    id: randomUUID(),
    accountId: userId,
    providerId: CREDENTIAL,
    userId,
    password: passwordHash,
    createdAt: at,
    updatedAt: at,
  })
  if (language) await putMailChoices(tx, { profileId, language, ...DEFAULT_MAILS })
  return true
}

/**
 * Nobody signs in to this account any more; its profile stays, to be merged into another one. False:
 * the card is another one by now.
 */
export async function endCardAccount(tx: Db, card: CardOfAccount): Promise<boolean> {
  const { authUser } = tx.tables
  if (!(await takeCard(tx, card))) return false
  await tx.delete(authUser).where(eq(authUser.id, card.userId))
  return true
}

/** Of two who show one card, one takes it. */
async function takeCard(tx: Db, { profileId, userId, cardHash }: CardOfAccount): Promise<boolean> {
  const { studentCards: t } = tx.tables
  const taken = await tx
    .delete(t)
    .where(and(eq(t.profileId, profileId), eq(t.codeHash, cardHash)))
    .returning()
  if (taken.length === 0) return false
  await endSessions(tx, userId)
  return true
}
