import { and, count, eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { isLookedAfter } from './students'

export interface CardOfClass {
  profileId: string
  userId: string
  displayName: string
  serial: number
  codeHash: string
  createdAt: number
}

export async function insertCards(db: Db, rows: Row<'studentCards'>[]): Promise<void> {
  await db.insert(db.tables.studentCards).values(rows)
}

/** Those that the class looks after; of one student where it is named. */
export async function listCards(
  db: Db,
  classId: string,
  profileId?: string,
): Promise<CardOfClass[]> {
  const { classStudents: t, profiles, studentCards: card, authUser: user } = db.tables
  return db
    .select({
      profileId: card.profileId,
      userId: user.id,
      displayName: profiles.displayName,
      serial: card.serial,
      codeHash: card.codeHash,
      createdAt: card.createdAt,
    })
    .from(t)
    .innerJoin(card, eq(card.profileId, t.profileId))
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .innerJoin(user, eq(user.profileId, t.profileId))
    .where(
      and(
        eq(t.classId, classId),
        profileId === undefined ? undefined : eq(t.profileId, profileId),
        isLookedAfter(db),
      ),
    )
}

/** In place of the former card, which is invalid from now on. */
export async function putCard(db: Db, card: Row<'studentCards'>): Promise<void> {
  const { studentCards: t } = db.tables
  const { profileId, ...set } = card
  await db.update(t).set(set).where(eq(t.profileId, profileId))
}

/** Of a code that is derived anew; the card is the same. */
export async function setCodeHash(db: Db, profileId: string, codeHash: string): Promise<void> {
  const { studentCards: t } = db.tables
  await db.update(t).set({ codeHash }).where(eq(t.profileId, profileId))
}

export async function findCardOwner(
  db: Db,
  codeHash: string,
): Promise<{ profileId: string; userId: string; email: string } | undefined> {
  const { studentCards: t, authUser: user } = db.tables
  const [row] = await db
    .select({ profileId: t.profileId, userId: user.id, email: user.email })
    .from(t)
    .innerJoin(user, eq(user.profileId, t.profileId))
    .where(eq(t.codeHash, codeHash))
  return row
}

/** In games of any host, also those of which nothing is counted. */
export async function countSeats(db: Db, profileId: string): Promise<number> {
  const { gamePlayers: t } = db.tables
  const [row] = await db.select({ games: count() }).from(t).where(eq(t.profileId, profileId))
  return row?.games ?? 0
}

/** False: the card was revoked meanwhile. */
export async function markCardUsed(db: Db, codeHash: string, usedAt: number): Promise<boolean> {
  const { studentCards: t } = db.tables
  const rows = await db.update(t).set({ usedAt }).where(eq(t.codeHash, codeHash)).returning()
  return rows.length > 0
}

export async function hasCard(db: Db, profileId: string): Promise<boolean> {
  const { studentCards: t } = db.tables
  const [row] = await db.select({ id: t.profileId }).from(t).where(eq(t.profileId, profileId))
  return row !== undefined
}
