import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { QuestionSet } from './question-sets'

/** What a teacher most likely wants to host next: their latest own set, else what is played most. */
export async function suggestQuestionSet(
  db: Db,
  profileId: string,
): Promise<QuestionSet | undefined> {
  const { questionSets: t } = db.tables
  const isOwn = eq(t.creatorId, profileId)
  const isForAll = and(eq(t.isPublic, true), isNull(t.careerId))
  const [set] = await db
    .select()
    .from(t)
    .where(and(isNull(t.withdrawnAt), gt(t.totalQuestions, 0), or(isOwn, isForAll)))
    .orderBy(
      sql`case when ${isOwn} then 0 else 1 end`,
      desc(sql`case when ${isOwn} then ${t.updatedAt} else 0 end`),
      desc(t.isVerified),
      desc(t.timesPlayed),
      asc(t.title),
      asc(t.id),
    )
    .limit(1)
  return set
}
