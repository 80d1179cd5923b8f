import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

export type LtiDocument = Row<'ltiDocuments'>
/** What a document is found by: every field has to be equal. */
export type DocumentQuery = Record<string, string>

/** Living documents of a collection, oldest first. */
export async function findDocuments(
  db: Db,
  collection: string,
  query: DocumentQuery,
  now: number,
): Promise<LtiDocument[]> {
  const { ltiDocuments } = db.tables
  const rows = await db
    .select()
    .from(ltiDocuments)
    .where(
      and(
        eq(ltiDocuments.collection, collection),
        or(isNull(ltiDocuments.expiresAt), gt(ltiDocuments.expiresAt, now)),
      ),
    )
    .orderBy(asc(ltiDocuments.createdAt), asc(ltiDocuments.id))
  return rows.filter(({ fields }) =>
    Object.entries(query).every(([name, value]) => fields[name] === value),
  )
}

export async function findDocument(
  db: Db,
  id: string,
  now: number,
): Promise<LtiDocument | undefined> {
  const { ltiDocuments } = db.tables
  const [row] = await db
    .select()
    .from(ltiDocuments)
    .where(
      and(
        eq(ltiDocuments.id, id),
        or(isNull(ltiDocuments.expiresAt), gt(ltiDocuments.expiresAt, now)),
      ),
    )
  return row
}

/** False: there is one with this id. */
export async function insertDocument(db: Db, document: LtiDocument): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.ltiDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: db.tables.ltiDocuments.id })
  return inserted.length > 0
}

export async function updateDocument(
  db: Db,
  id: string,
  changes: Partial<Pick<LtiDocument, 'fields' | 'content' | 'expiresAt'>>,
): Promise<void> {
  await db.update(db.tables.ltiDocuments).set(changes).where(eq(db.tables.ltiDocuments.id, id))
}

export async function removeDocuments(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(db.tables.ltiDocuments).where(inArray(db.tables.ltiDocuments.id, [...ids]))
}

export async function removeDocumentsBefore(db: Db, expiredAt: number): Promise<void> {
  await db.delete(db.tables.ltiDocuments).where(lt(db.tables.ltiDocuments.expiresAt, expiredAt))
}
