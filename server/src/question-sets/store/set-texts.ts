import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { visibleTo } from './question-sets'

/** What the search compares and the filters look at, of the sets that this profile may see. */
export async function listSetTexts(db: Db, profileId: string | null, where: SQL) {
  const { careers, questionSets } = db.tables
  const { id, title, description, subject, careerId, careerSector, tags, gradeLevel } = questionSets
  return db
    .select({
      set: { id, title, description, subject, careerId, careerSector, tags, gradeLevel },
      career: { title: careers.title, otherTitles: careers.otherTitles },
    })
    .from(questionSets)
    .leftJoin(careers, eq(careers.id, questionSets.careerId))
    .where(and(visibleTo(db, profileId), where))
    .orderBy(asc(title), asc(id))
}
