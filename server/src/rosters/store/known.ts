import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { KnownClass, KnownMember } from '../changes'

/** Classes of former rosters that the teacher still teaches, with what a roster says of them. */
export async function listRosterClasses(db: Db, teacherId: string): Promise<KnownClass[]> {
  const { rosterClasses: t, classes, classTeachers: teacher } = db.tables
  const rows = await db
    .select({
      hash: t.sourceHash,
      id: classes.id,
      name: classes.name,
      period: classes.period,
      grade: classes.grade,
    })
    .from(t)
    .innerJoin(classes, eq(classes.id, t.classId))
    .innerJoin(teacher, and(eq(teacher.classId, t.classId), eq(teacher.profileId, teacherId)))
    .where(eq(t.teacherId, teacherId))
    .orderBy(asc(classes.id))
  return rows.map(({ hash, id, ...fields }) => [hash, id, fields])
}

/** Who is in one of these classes, page by page; `after` is the last row of the former page. */
export async function listRosterMembers(
  db: Db,
  { teacherId, after, limit }: { teacherId: string; after: KnownMember | undefined; limit: number },
): Promise<KnownMember[]> {
  const {
    rosterClasses,
    rosterStudents: t,
    classTeachers: teacher,
    classStudents: student,
    profiles,
    studentCards: card,
  } = db.tables
  const [classId = '', profileId = ''] = after ?? []
  const rows = await db
    .select({
      classId: student.classId,
      profileId: student.profileId,
      name: profiles.displayName,
      hash: t.sourceHash,
      hasCard: isNotNull(card.profileId).mapWith(Boolean),
    })
    .from(rosterClasses)
    .innerJoin(
      teacher,
      and(eq(teacher.classId, rosterClasses.classId), eq(teacher.profileId, teacherId)),
    )
    .innerJoin(student, eq(student.classId, rosterClasses.classId))
    .innerJoin(profiles, eq(profiles.id, student.profileId))
    .leftJoin(t, and(eq(t.profileId, student.profileId), eq(t.teacherId, teacherId)))
    .leftJoin(card, eq(card.profileId, student.profileId))
    .where(
      and(
        eq(rosterClasses.teacherId, teacherId),
        or(
          gt(student.classId, classId),
          and(eq(student.classId, classId), gt(student.profileId, profileId)),
        ),
      ),
    )
    .orderBy(asc(student.classId), asc(student.profileId))
    .limit(limit)
  return rows.map((row) => [row.classId, row.profileId, row.name, row.hash, row.hasCard])
}
