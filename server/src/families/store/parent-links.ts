import { and, asc, eq } from 'drizzle-orm'
import type { Profile } from '../../accounts'
import type { Db } from '../../db/db'

export interface ParentLink {
  parentProfileId: string
  childProfileId: string
}

/** False: the two are linked already. */
export async function insertParentLink(
  db: Db,
  link: ParentLink,
  now = Date.now(),
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.parentLinks)
    .values({ ...link, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

/** Either side may unlink. False: there was no link. */
export async function removeParentLink(db: Db, link: ParentLink): Promise<boolean> {
  const { parentLinks } = db.tables
  const removed = await db
    .delete(parentLinks)
    .where(
      and(
        eq(parentLinks.parentProfileId, link.parentProfileId),
        eq(parentLinks.childProfileId, link.childProfileId),
      ),
    )
    .returning()
  return removed.length > 0
}

export async function listChildren(db: Db, parentProfileId: string): Promise<Profile[]> {
  const { parentLinks, profiles } = db.tables
  const rows = await db
    .select({ profile: profiles })
    .from(parentLinks)
    .innerJoin(profiles, eq(profiles.id, parentLinks.childProfileId))
    .where(eq(parentLinks.parentProfileId, parentProfileId))
    .orderBy(asc(profiles.displayName), asc(profiles.id))
  return rows.map((row) => row.profile)
}

export async function listParents(db: Db, childProfileId: string): Promise<Profile[]> {
  const { parentLinks, profiles } = db.tables
  const rows = await db
    .select({ profile: profiles })
    .from(parentLinks)
    .innerJoin(profiles, eq(profiles.id, parentLinks.parentProfileId))
    .where(eq(parentLinks.childProfileId, childProfileId))
    .orderBy(asc(profiles.displayName), asc(profiles.id))
  return rows.map((row) => row.profile)
}
