import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/db'
import { newId } from '../../runtime/tokens'
import { cardEmail } from '../card-account'

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
