import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Profile } from './profiles'

/** Teachers whom no administrator has answered yet, the longest waiting first. */
export async function listWaitingTeachers(db: Db): Promise<Profile[]> {
  const { profiles: t } = db.tables
  return db.select().from(t).where(eq(t.awaitsApproval, true)).orderBy(asc(t.createdAt), asc(t.id))
}

/** Who is refused goes on as a student. Undefined: nobody waits under this id. */
export async function answerTeacher(
  db: Db,
  id: string,
  isApproved: boolean,
  now: number,
): Promise<Profile | undefined> {
  const { profiles: t } = db.tables
  const [row] = await db
    .update(t)
    .set({
      awaitsApproval: false,
      ...(isApproved ? {} : { userType: 'student' as const }),
      updatedAt: now,
    })
    .where(and(eq(t.id, id), eq(t.awaitsApproval, true)))
    .returning()
  return row
}
