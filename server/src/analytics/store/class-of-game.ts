import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { GameSession } from '../../games'

/** The class of a game that its host still teaches; undefined: none. */
export async function findClassOfGame(
  db: Db,
  { classId, hostProfileId }: GameSession,
): Promise<{ id: string; name: string } | undefined> {
  const { classes, classTeachers: t } = db.tables
  if (classId === null || hostProfileId === null) return undefined
  const [row] = await db
    .select({ id: classes.id, name: classes.name })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .where(and(eq(t.classId, classId), eq(t.profileId, hostProfileId)))
  return row
}

/** Names of its students who are none of these. */
export async function listOtherMembers(
  db: Db,
  classId: string,
  profileIds: string[],
): Promise<string[]> {
  const { classStudents: t, profiles } = db.tables
  const rows = await db
    .select({ displayName: profiles.displayName })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(
      and(
        eq(t.classId, classId),
        profileIds.length > 0 ? notInArray(t.profileId, profileIds) : undefined,
      ),
    )
  return rows.map(({ displayName }) => displayName)
}
