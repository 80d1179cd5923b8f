import { count, eq } from 'drizzle-orm'
import type { Db } from '../db/db'

/** For the home page: what anybody can find here. */
export async function countContent(db: Db): Promise<{ careers: number; questionSets: number }> {
  const { careers, questionSets } = db.tables
  const [verified] = await db
    .select({ careers: count() })
    .from(careers)
    .where(eq(careers.isVerified, true))
  const [open] = await db
    .select({ questionSets: count() })
    .from(questionSets)
    .where(eq(questionSets.isPublic, true))
  return { careers: verified?.careers ?? 0, questionSets: open?.questionSets ?? 0 }
}
