import type { UserType } from '@pathquest/core/accounts/account-choices'
import { eq, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { prepared } from '../../db/prepared'
import { AppError } from '../../runtime/errors'
import { newId } from '../../runtime/tokens'

export type Profile = Row<'profiles'>

export interface NewProfile {
  id?: string
  email?: string | null
  displayName: string
  userType: UserType
  schoolId?: string | null
  awaitsApproval?: boolean
  createdAt?: number
}

export async function insertProfile(db: Db, profile: NewProfile): Promise<Profile> {
  const createdAt = profile.createdAt ?? Date.now()
  const [row] = await db
    .insert(db.tables.profiles)
    .values({ ...profile, id: profile.id ?? newId('profile'), createdAt, updatedAt: createdAt })
    .returning()
  if (!row) throw new AppError('insert_failed')
  return row
}

const byId = ({ select, tables: { profiles } }: Db) =>
  select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare()

export async function findProfile(db: Db, id: string): Promise<Profile | undefined> {
  const [row] = await prepared(db, byId).execute({ id })
  return row
}

export async function updateDisplayName(
  db: Db,
  id: string,
  displayName: string,
  now = Date.now(),
): Promise<Profile> {
  const { profiles } = db.tables
  const [row] = await db
    .update(profiles)
    .set({ displayName, updatedAt: now })
    .where(eq(profiles.id, id))
    .returning()
  if (!row) throw new AppError('update_failed')
  return row
}

/** Takes the account's own records along; games keep the seats without the profile. */
export async function removeProfile(db: Db, id: string): Promise<boolean> {
  const { profiles } = db.tables
  const removed = await db.delete(profiles).where(eq(profiles.id, id)).returning()
  return removed.length > 0
}
