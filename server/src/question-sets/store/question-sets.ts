import type { BusinessDriver, ExplorationType } from '@pathquest/game-core/constants'
import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { newId } from '../../runtime/random'
import { listQuestions, type Question } from './questions'

export type QuestionSet = Row<'questionSets'>
export interface DriverCount {
  driver: BusinessDriver
  count: number
}
export interface KindCount {
  kind: string
  count: number
}
export type QuestionSetInList = QuestionSet & {
  businessDrivers: DriverCount[]
  kinds: KindCount[]
}
export type QuestionSetWithQuestions = QuestionSet & { questions: Question[] }

export interface QuestionSetFilters {
  grade?: number
  /** industry: sets without a career; career: sets with one. */
  explorationType?: ExplorationType | 'all'
  /** Only for the type subject. */
  subject?: string
}

const visibleTo = ({ tables: { questionSets } }: Db, profileId: string | null) =>
  and(
    isNull(questionSets.withdrawnAt),
    or(
      eq(questionSets.isPublic, true),
      profileId === null ? undefined : eq(questionSets.creatorId, profileId),
    ),
  )

/** Public sets and the profile's own, by title. */
export async function listQuestionSets(
  db: Db,
  profileId: string | null,
  { grade, explorationType = 'all', subject }: QuestionSetFilters = {},
): Promise<QuestionSetInList[]> {
  const { questionSets } = db.tables
  const sets = await db
    .select()
    .from(questionSets)
    .where(
      and(
        visibleTo(db, profileId),
        explorationType === 'industry' ? isNull(questionSets.careerId) : undefined,
        explorationType === 'career' ? isNotNull(questionSets.careerId) : undefined,
        explorationType === 'subject' && subject ? eq(questionSets.subject, subject) : undefined,
      ),
    )
    .orderBy(asc(questionSets.title), asc(questionSets.id))
  // A list in JSON is asked differently by each dialect; a set without grades fits every grade.
  const fitting = sets.filter(
    ({ gradeLevel }) =>
      grade === undefined || gradeLevel.length === 0 || gradeLevel.includes(grade),
  )
  const setIds = fitting.map((set) => set.id)
  const drivers = await countDrivers(db, setIds)
  const kinds = await countKinds(db, setIds)
  return fitting.map((set) => ({
    ...set,
    businessDrivers: drivers.get(set.id) ?? [],
    kinds: kinds.get(set.id) ?? [],
  }))
}

async function countKinds(db: Db, setIds: string[]): Promise<Map<string, KindCount[]>> {
  const { questions } = db.tables
  const found = new Map<string, KindCount[]>()
  if (setIds.length === 0) return found
  const rows = await db
    .select({ setId: questions.questionSetId, kind: questions.kind, count: count() })
    .from(questions)
    .where(inArray(questions.questionSetId, setIds))
    .groupBy(questions.questionSetId, questions.kind)
    .orderBy(asc(questions.kind))
  for (const { setId, kind, count } of rows) {
    found.set(setId, [...(found.get(setId) ?? []), { kind, count }])
  }
  return found
}

async function countDrivers(db: Db, setIds: string[]): Promise<Map<string, DriverCount[]>> {
  const { questions } = db.tables
  const found = new Map<string, DriverCount[]>()
  if (setIds.length === 0) return found
  const rows = await db
    .select({ setId: questions.questionSetId, driver: questions.businessDriver, count: count() })
    .from(questions)
    .where(and(inArray(questions.questionSetId, setIds), isNotNull(questions.businessDriver)))
    .groupBy(questions.questionSetId, questions.businessDriver)
    .orderBy(asc(questions.businessDriver))
  for (const { setId, driver, count } of rows) {
    if (driver) found.set(setId, [...(found.get(setId) ?? []), { driver, count }])
  }
  return found
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
  wish: { careerId: string; careerSector: string | null },
): Promise<QuestionSet | undefined> {
  const { questionSets } = db.tables
  const ofCareer = and(
    eq(questionSets.careerId, wish.careerId),
    eq(questionSets.questionSetType, 'career_quest'),
  )
  const ofSector = wish.careerSector ? eq(questionSets.careerSector, wish.careerSector) : sql`1 = 0`
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
