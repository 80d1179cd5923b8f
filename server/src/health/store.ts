import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db'

/** For the home page: what anybody can find here. */
export async function countContent(db: Db): Promise<{ careers: number; questionSets: number }> {
  const { careers, questionSets } = db.tables
  const [verified] = await db
    .select({ careers: count() })
    .from(careers)
    .where(and(eq(careers.isVerified, true), isNull(careers.withdrawnAt)))
  const [open] = await db
    .select({ questionSets: count() })
    .from(questionSets)
    .where(and(eq(questionSets.isPublic, true), isNull(questionSets.withdrawnAt)))
  return { careers: verified?.careers ?? 0, questionSets: open?.questionSets ?? 0 }
}
