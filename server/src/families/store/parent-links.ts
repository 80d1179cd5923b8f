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

/** The other side of a link. */
export type LinkedPerson = Profile & { linkedAt: number }

export const listChildren = (db: Db, parentProfileId: string): Promise<LinkedPerson[]> =>
  listLinked(db, { of: 'parentProfileId', id: parentProfileId, other: 'childProfileId' })

export const listParents = (db: Db, childProfileId: string): Promise<LinkedPerson[]> =>
  listLinked(db, { of: 'childProfileId', id: childProfileId, other: 'parentProfileId' })

/** By name. */
async function listLinked(
  db: Db,
  { of, id, other }: { of: keyof ParentLink; id: string; other: keyof ParentLink },
): Promise<LinkedPerson[]> {
  const { parentLinks, profiles } = db.tables
  const rows = await db
    .select({ profile: profiles, linkedAt: parentLinks.createdAt })
    .from(parentLinks)
    .innerJoin(profiles, eq(profiles.id, parentLinks[other]))
    .where(eq(parentLinks[of], id))
    .orderBy(asc(profiles.displayName), asc(profiles.id))
  return rows.map(({ profile, linkedAt }) => ({ ...profile, linkedAt }))
}
