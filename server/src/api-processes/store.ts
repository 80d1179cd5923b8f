import { eq, gt, lte } from 'drizzle-orm'
import type { Db, Row } from '../db/db'

export type ApiProcess = Row<'apiProcesses'>

/** New, or seen again. */
export async function putApiProcess(db: Db, process: ApiProcess): Promise<void> {
  const { apiProcesses: t } = db.tables
  const { aliveUntil } = process
  await db.insert(t).values(process).onConflictDoUpdate({ target: t.id, set: { aliveUntil } })
}

export async function listRunningProcesses(db: Db, now: number): Promise<ApiProcess[]> {
  const { apiProcesses: t } = db.tables
  return db.select().from(t).where(gt(t.aliveUntil, now))
}

/** Those that were killed long enough ago. */
export async function removeDeadProcesses(db: Db, now: number): Promise<void> {
  const { apiProcesses: t } = db.tables
  await db.delete(t).where(lte(t.aliveUntil, now))
}

export async function removeApiProcess(db: Db, id: string): Promise<void> {
  const { apiProcesses: t } = db.tables
  await db.delete(t).where(eq(t.id, id))
}
