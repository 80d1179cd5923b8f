import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import { and, asc, count, eq, exists, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { newId } from '../../runtime/tokens'
import { listQuestions, type Question } from './questions'

export type QuestionSet = Row<'questionSets'>
type QuestionSetWithQuestions = QuestionSet & { questions: Question[] }

/** Public ones, the profile's own, and those it was asked to edit. */
export const visibleTo = (db: Db, profileId: string | null) => {
  const { questionSets } = db.tables
  return and(
    isNull(questionSets.withdrawnAt),
    or(
      eq(questionSets.isPublic, true),
      ...(profileId === null
        ? []
        : [eq(questionSets.creatorId, profileId), isEditedBy(db, profileId)]),
    ),
  )
}

export function isEditedBy(db: Db, profileId: string) {
  const { questionSets, setEditors } = db.tables
  return exists(
    db
      .select({ id: setEditors.questionSetId })
      .from(setEditors)
      .where(
        and(eq(setEditors.questionSetId, questionSets.id), eq(setEditors.profileId, profileId)),
      ),
  )
}

export async function findQuestionSet(db: Db, id: string): Promise<QuestionSet | undefined> {
  const { questionSets } = db.tables
  const [row] = await db.select().from(questionSets).where(eq(questionSets.id, id))
  return row
}

/** Only if this profile may see it. */
export async function findVisibleQuestionSet(
  db: Db,
  id: string,
  profileId: string | null,
): Promise<QuestionSet | undefined> {
  const { questionSets } = db.tables
  const [row] = await db
    .select()
    .from(questionSets)
    .where(and(eq(questionSets.id, id), visibleTo(db, profileId)))
  return row
}

/** Those of these that this profile may see. */
export async function listVisibleSets(
  db: Db,
  ids: readonly string[],
  profileId: string | null,
): Promise<Pick<QuestionSet, 'id' | 'title' | 'totalQuestions'>[]> {
  if (ids.length === 0) return []
  const { questionSets: t } = db.tables
  return db
    .select({ id: t.id, title: t.title, totalQuestions: t.totalQuestions })
    .from(t)
    .where(and(inArray(t.id, [...ids]), visibleTo(db, profileId)))
}

/** With solutions: for teachers and for making a game. */
export async function findQuestionSetWithQuestions(
  db: Db,
  id: string,
  businessDriver: BusinessDriver | null = null,
): Promise<QuestionSetWithQuestions | undefined> {
  const set = await findQuestionSet(db, id)
  return set && { ...set, questions: await listQuestions(db, id, businessDriver) }
}

/** A career's quest: a public set of that career, else of its sector, else any. */
export async function findQuestSet(
  db: Db,
  requested: { careerId: string; careerSector: string | null },
): Promise<QuestionSet | undefined> {
  const { questionSets } = db.tables
  const ofCareer = and(
    eq(questionSets.careerId, requested.careerId),
    eq(questionSets.questionSetType, 'career_quest'),
  )
  const ofSector = requested.careerSector
    ? eq(questionSets.careerSector, requested.careerSector)
    : sql`1 = 0`
  const [row] = await db
    .select()
    .from(questionSets)
    .where(visibleTo(db, null))
    .orderBy(
      sql`case when ${ofCareer} then 0 when ${ofSector} then 1 else 2 end`,
      asc(questionSets.createdAt),
      asc(questionSets.id),
    )
    .limit(1)
  return row
}

export type QuestSet = Pick<
  QuestionSet,
  'id' | 'title' | 'totalQuestions' | 'careerId' | 'careerSector' | 'questionSetType'
>

/** The same for many careers, by one reading; a career without any is left out. */
export async function listQuestSets(
  db: Db,
  wishes: readonly { careerId: string; careerSector: string | null }[],
): Promise<Map<string, QuestSet>> {
  const { questionSets: t } = db.tables
  const { id, title, totalQuestions, careerId, careerSector, questionSetType } = t
  const sets: QuestSet[] = await db
    .select({ id, title, totalQuestions, careerId, careerSector, questionSetType })
    .from(t)
    .where(visibleTo(db, null))
    .orderBy(asc(t.createdAt), asc(t.id))
  const ofCareer = new Map<string | null, QuestSet>()
  const ofSector = new Map<string | null, QuestSet>()
  // The oldest of each comes last.
  for (const set of sets.toReversed()) {
    if (set.questionSetType === 'career_quest') ofCareer.set(set.careerId, set)
    ofSector.set(set.careerSector, set)
  }
  ofSector.delete(null)
  return new Map(
    wishes.flatMap((requested) => {
      const set =
        ofCareer.get(requested.careerId) ?? ofSector.get(requested.careerSector) ?? sets[0]
      return set ? [[requested.careerId, set] as const] : []
    }),
  )
}

export type NewQuestion = Omit<NewRow<'questions'>, 'id' | 'questionSetId' | 'orderIndex'> & {
  id?: string
}
export type NewQuestionSet = Omit<
  NewRow<'questionSets'>,
  'id' | 'totalQuestions' | 'timesPlayed' | 'averageScore' | 'createdAt' | 'updatedAt'
> & { id?: string; questions: NewQuestion[] }

/** The questions keep the order they are given in. */
export async function insertQuestionSet(
  db: Db,
  { questions, ...set }: NewQuestionSet,
  now = Date.now(),
): Promise<QuestionSet> {
  return db.transact(async (tx) => {
    const [row] = await tx
      .insert(tx.tables.questionSets)
      .values({
        ...set,
        id: set.id ?? newId('questionSet'),
        totalQuestions: questions.length,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('Insert failed')
    if (questions.length > 0) {
      await tx.insert(tx.tables.questions).values(
        questions.map((question, orderIndex) => ({
          ...question,
          id: question.id ?? newId('question'),
          questionSetId: row.id,
          orderIndex,
        })),
      )
    }
    return row
  })
}

/** Games keep their copies. */
export async function removeQuestionSet(db: Db, id: string): Promise<boolean> {
  const { questionSets } = db.tables
  const removed = await db.delete(questionSets).where(eq(questionSets.id, id)).returning()
  return removed.length > 0
}

/** How many this profile has made. */
export async function countQuestionSets(db: Db, creatorId: string): Promise<number> {
  const { questionSets: t } = db.tables
  const [row] = await db.select({ count: count() }).from(t).where(eq(t.creatorId, creatorId))
  return row?.count ?? 0
}

/**
 * Writes fields and gives the set its next version. False: it is not at this version any more, and
 * nothing is written.
 */
export async function updateQuestionSet(
  db: Db,
  { id, updatedAt }: Pick<QuestionSet, 'id' | 'updatedAt'>,
  fields: Partial<NewRow<'questionSets'>>,
  now: number,
): Promise<boolean> {
  const { questionSets: t } = db.tables
  const written = await db
    .update(t)
    .set({ ...fields, updatedAt: Math.max(now, updatedAt + 1) })
    .where(and(eq(t.id, id), eq(t.updatedAt, updatedAt)))
    .returning()
  return written.length > 0
}

/** One more completed game: times_played + 1 and the mean of its Class Average with the others'. */
export async function updateQuestionSetStatistics(
  db: Db,
  id: string,
  classAverage: number,
): Promise<void> {
  const { questionSets: t } = db.tables
  await db
    .update(t)
    .set({
      timesPlayed: sql`${t.timesPlayed} + 1`,
      averageScore: sql`(coalesce(${t.averageScore}, 0) * ${t.timesPlayed} + ${classAverage}) / (${t.timesPlayed} + 1)`,
    })
    .where(eq(t.id, id))
}

/** The Class Average of one of its games is another now, by this much. */
export async function changeQuestionSetAverage(
  db: Db,
  id: string,
  difference: number,
): Promise<void> {
  const { questionSets: t } = db.tables
  await db
    .update(t)
    .set({ averageScore: sql`${t.averageScore} + (${difference} * 1.0) / ${t.timesPlayed}` })
    .where(and(eq(t.id, id), gte(t.timesPlayed, 1)))
}

/** Whose public sets are whose creator is gone. Nobody signs in to it, and it has no name. */
export const FORMER_TEACHER = 'pf_former_teacher'

/** Sets that come with the product, and those whose creator is gone. */
export const isOwnerless = ({ tables: { questionSets: t } }: Db) =>
  or(isNull(t.creatorId), eq(t.creatorId, FORMER_TEACHER))
