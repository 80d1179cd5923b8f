import { and, asc, eq, gt } from 'drizzle-orm'
import type { Profile } from '../../accounts'
import type { Db, NewRow } from '../../db/db'

interface ParentLink {
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

export async function isLinked(
  db: Db,
  { parentProfileId, childProfileId }: ParentLink,
): Promise<boolean> {
  const { parentLinks: t } = db.tables
  const [row] = await db
    .select({ id: t.childProfileId })
    .from(t)
    .where(and(eq(t.parentProfileId, parentProfileId), eq(t.childProfileId, childProfileId)))
  return row !== undefined
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

/** Every parent of this child, and the code for another one. */
export async function unlinkParents(db: Db, childProfileId: string): Promise<void> {
  const { parentCodes, parentLinks } = db.tables
  await db.delete(parentCodes).where(eq(parentCodes.childProfileId, childProfileId))
  await db.delete(parentLinks).where(eq(parentLinks.childProfileId, childProfileId))
}

/** The child's one code; a former one ends. */
export async function putParentCode(db: Db, code: NewRow<'parentCodes'>): Promise<void> {
  const { parentCodes: t } = db.tables
  const { codeHash, createdAt, expiresAt } = code
  await db
    .insert(t)
    .values(code)
    .onConflictDoUpdate({ target: t.childProfileId, set: { codeHash, createdAt, expiresAt } })
}

/** Uses a code up: of many at once one gets its child. */
export async function takeParentCode(
  db: Db,
  codeHash: string,
  now: number,
): Promise<string | undefined> {
  const { parentCodes: t } = db.tables
  const [taken] = await db
    .delete(t)
    .where(and(eq(t.codeHash, codeHash), gt(t.expiresAt, now)))
    .returning()
  return taken?.childProfileId
}
