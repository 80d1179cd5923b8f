import { asc, eq } from 'drizzle-orm'
import type { Db, Row } from '../db/db'

export type Career = Row<'careers'>

/** Alphabetical by title. */
export async function listVerifiedCareers(db: Db): Promise<Career[]> {
  const { careers } = db.tables
  return db.select().from(careers).where(eq(careers.isVerified, true)).orderBy(asc(careers.title))
}

export async function findCareer(db: Db, id: string): Promise<Career | undefined> {
  const { careers } = db.tables
  const [row] = await db.select().from(careers).where(eq(careers.id, id))
  return row
}
