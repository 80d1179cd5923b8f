import { and, asc, count, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

export type RosterImport = Row<'rosterImports'>

export async function insertImport(
  db: Db,
  row: Pick<RosterImport, 'id' | 'profileId' | 'preview' | 'total' | 'createdAt'>,
): Promise<void> {
  await db.insert(db.tables.rosterImports).values({ ...row, status: 'reading' })
}

export async function insertPart(db: Db, row: Row<'rosterParts'>): Promise<void> {
  await db.insert(db.tables.rosterParts).values(row)
}

/** Its parts are all there; the former one of this teacher ends. False: that one is running. */
export const makeReady = (db: Db, { id, profileId }: Pick<RosterImport, 'id' | 'profileId'>) =>
  db.transact(async (tx) => {
    const { rosterImports: t } = tx.tables
    const ofTeacher = eq(t.profileId, profileId)
    if (await hasRunning(tx, profileId)) return false
    await tx.delete(t).where(and(ofTeacher, ne(t.id, id)))
    const ready = await tx.update(t).set({ status: 'ready' }).where(eq(t.id, id)).returning()
    return ready.length > 0
  })

export async function hasRunning(db: Db, profileId: string): Promise<boolean> {
  const { rosterImports: t } = db.tables
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.profileId, profileId), eq(t.status, 'running')))
    .limit(1)
  return rows.length > 0
}

/** The one that the teacher sees: read to its end. */
export async function findImport(db: Db, profileId: string): Promise<RosterImport | undefined> {
  const { rosterImports: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.profileId, profileId), ne(t.status, 'reading')))
  return row
}

/** Undefined: it is not ready, or not this teacher's. Without `leave` nobody leaves. */
export const startImport = (
  db: Db,
  { id, profileId, leave }: { id: string; profileId: string; leave: boolean },
): Promise<RosterImport | undefined> =>
  db.transact(async (tx) => {
    const { rosterImports: t, rosterParts: part } = tx.tables
    if (!leave) {
      const ids = tx
        .select({ id: t.id })
        .from(t)
        .where(and(eq(t.id, id), eq(t.profileId, profileId), eq(t.status, 'ready')))
      await tx.delete(part).where(and(inArray(part.importId, ids), eq(part.isLeaving, true)))
    }
    const [parts] = await tx.select({ total: count() }).from(part).where(eq(part.importId, id))
    const [started] = await tx
      .update(t)
      .set({ status: 'running', total: parts?.total ?? 0 })
      .where(and(eq(t.id, id), eq(t.profileId, profileId), eq(t.status, 'ready')))
      .returning()
    return started
  })

/** False: it is running, or there is none. */
export async function dropImport(
  db: Db,
  { id, profileId }: Pick<RosterImport, 'id' | 'profileId'>,
): Promise<boolean> {
  const { rosterImports: t } = db.tables
  const dropped = await db
    .delete(t)
    .where(and(eq(t.id, id), eq(t.profileId, profileId), ne(t.status, 'running')))
    .returning()
  return dropped.length > 0
}

/** The one that has waited longest. */
export async function nextRunning(db: Db): Promise<RosterImport | undefined> {
  const { rosterImports: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.status, 'running'))
    .orderBy(asc(t.createdAt), asc(t.id))
    .limit(1)
  return row
}

export async function nextPart(db: Db, importId: string): Promise<Row<'rosterParts'> | undefined> {
  const { rosterParts: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.importId, importId))
    .orderBy(asc(t.seq))
    .limit(1)
  return row
}

/** In the transaction that applied it, so that it is applied once. */
export async function finishPart(
  tx: Db,
  { importId, seq }: Pick<Row<'rosterParts'>, 'importId' | 'seq'>,
  progress: { done: number; skipped: number },
): Promise<void> {
  const { rosterImports: t, rosterParts: part } = tx.tables
  await tx.delete(part).where(and(eq(part.importId, importId), eq(part.seq, seq)))
  await tx.update(t).set(progress).where(eq(t.id, importId))
}

/** `preview`: without names. */
export async function finishImport(db: Db, id: string, preview: string): Promise<void> {
  const { rosterImports: t } = db.tables
  await db.update(t).set({ status: 'done', preview }).where(eq(t.id, id))
}

/** Nobody looks at those any more; one that runs goes on. */
export async function removeImportsBefore(db: Db, before: number): Promise<void> {
  const { rosterImports: t } = db.tables
  await db.delete(t).where(and(ne(t.status, 'running'), lt(t.createdAt, before)))
}
