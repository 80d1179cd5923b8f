import {
  type BusinessDriver,
  HIDDEN_SET_REVIEWS,
  type SetRight,
  SPANISH_TAG,
} from '@pathquest/core/question-sets/set-choices'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, NewRow } from '../../db/db'
import { isEditedBy, type QuestionSet, visibleTo } from './question-sets'

interface DriverCount {
  driver: BusinessDriver
  count: number
}
interface KindCount {
  kind: string
  count: number
}
export type QuestionSetInList = QuestionSet & {
  careerTitle: string | null
  right: SetRight
  isFavourite: boolean
  businessDrivers: DriverCount[]
  kinds: KindCount[]
  /** Of its creator's list; 0 for everybody else. */
  openReports: number
}

export interface QuestionSetChoice {
  id?: string
  /** These alone, in this order. */
  ids?: readonly string[]
}

/** Public sets, the profile's own and those it edits, by title. */
export async function listQuestionSets(
  db: Db,
  profileId: string | null,
  { id, ids }: QuestionSetChoice = {},
): Promise<QuestionSetInList[]> {
  if (ids?.length === 0) return []
  const { careers, questionSets } = db.tables
  const rows = await db
    .select({
      set: questionSets,
      careerTitle: careers.title,
      isEditor: editorFlag(db, profileId),
    })
    .from(questionSets)
    .leftJoin(careers, eq(careers.id, questionSets.careerId))
    .where(
      and(
        visibleTo(db, profileId),
        id === undefined ? undefined : eq(questionSets.id, id),
        ids === undefined ? undefined : inArray(questionSets.id, [...ids]),
      ),
    )
    .orderBy(asc(questionSets.title), asc(questionSets.id))
  const placeOf = new Map(ids?.map((id, place) => [id, place]))
  if (ids) rows.sort((a, b) => (placeOf.get(a.set.id) ?? 0) - (placeOf.get(b.set.id) ?? 0))
  const setIds = rows.map(({ set }) => set.id)
  const drivers = await countDrivers(db, setIds)
  const kinds = await countKinds(db, setIds)
  const favourites = await listFavourites(db, profileId)
  const reports = await countReportsOfCreator(db, profileId, id)
  return rows.map(({ set, careerTitle, isEditor }) => ({
    ...set,
    careerTitle,
    right: rightOf(set, profileId, Number(isEditor) === 1),
    isFavourite: favourites.has(set.id),
    businessDrivers: drivers.get(set.id) ?? [],
    kinds: kinds.get(set.id) ?? [],
    openReports: reports.get(set.id) ?? 0,
  }))
}

/** One that this profile may see, as in its list. */
export async function findListedSet(
  db: Db,
  id: string,
  profileId: string,
): Promise<QuestionSetInList | undefined> {
  const [set] = await listQuestionSets(db, profileId, { id })
  return set
}

const rightOf = (set: QuestionSet, profileId: string | null, isEditor: boolean): SetRight =>
  profileId !== null && set.creatorId === profileId ? 'creator' : isEditor ? 'editor' : 'reader'

/** 1 or 0: the dialects have no common truth. */
const editorFlag = (db: Db, profileId: string | null) =>
  profileId === null
    ? sql<number>`0`
    : sql<number>`case when ${isEditedBy(db, profileId)} then 1 else 0 end`

export async function listFavourites(db: Db, profileId: string | null): Promise<Set<string>> {
  if (profileId === null) return new Set()
  const { setFavourites: t } = db.tables
  const rows = await db.select({ id: t.questionSetId }).from(t).where(eq(t.profileId, profileId))
  return new Set(rows.map(({ id }) => id))
}

/** Open reports of the questions of this creator's sets, or of one of them. */
async function countReportsOfCreator(
  db: Db,
  creatorId: string | null,
  setId?: string,
): Promise<Map<string, number>> {
  if (creatorId === null) return new Map()
  const { questionReports, questions, questionSets } = db.tables
  const rows = await db
    .select({ setId: questionSets.id, reports: count() })
    .from(questionSets)
    .innerJoin(questions, eq(questions.questionSetId, questionSets.id))
    .innerJoin(questionReports, eq(questionReports.questionId, questions.id))
    .where(
      and(
        eq(questionSets.creatorId, creatorId),
        setId === undefined ? undefined : eq(questionSets.id, setId),
        isNull(questionReports.closedAt),
      ),
    )
    .groupBy(questionSets.id)
  return new Map(rows.map(({ setId, reports }) => [setId, reports]))
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

/**
 * What a teacher most likely wants to host next: their latest own set, else what is played most in
 * their language.
 */
export async function suggestQuestionSet(
  db: Db,
  profileId: string,
  lang: 'en' | 'es' = 'en',
): Promise<QuestionSet | undefined> {
  const { questionSets: t } = db.tables
  // Tags are stored as a JSON array of texts.
  const isSpanish = sql`cast(${t.tags} as text) like ${`%"${SPANISH_TAG}"%`}`
  const isOwn = eq(t.creatorId, profileId)
  const isForAll = and(eq(t.isPublic, true), isNull(t.careerId))
  const [set] = await db
    .select()
    .from(t)
    .where(and(isNull(t.withdrawnAt), gt(t.totalQuestions, 0), or(isOwn, isForAll)))
    .orderBy(
      sql`case when ${isOwn} then 0 else 1 end`,
      desc(sql`case when ${isOwn} then ${t.updatedAt} else 0 end`),
      lang === 'es' ? desc(isSpanish) : asc(isSpanish),
      desc(t.isVerified),
      desc(t.timesPlayed),
      asc(t.title),
      asc(t.id),
    )
    .limit(1)
  return set
}

/** Saved again it is saved once. */
export async function insertFavourite(db: Db, row: NewRow<'setFavourites'>): Promise<void> {
  await db.insert(db.tables.setFavourites).values(row).onConflictDoNothing()
}

export async function removeFavourite(
  db: Db,
  { profileId, questionSetId }: Pick<NewRow<'setFavourites'>, 'profileId' | 'questionSetId'>,
): Promise<void> {
  const { setFavourites: t } = db.tables
  await db.delete(t).where(and(eq(t.profileId, profileId), eq(t.questionSetId, questionSetId)))
}

/**
 * An administrator, or somebody who has had a public set and none that was refused since. A set that
 * was made private before reviews were kept tells nothing: nobody knows that it has been public.
 */
export async function isKnownPublisher(db: Db, profileId: string): Promise<boolean> {
  const { admins, profiles, questionSets: t } = db.tables
  const own = eq(t.creatorId, profileId)
  const find = (what: ReturnType<typeof and>) =>
    db.select({ id: t.id }).from(t).where(and(own, what)).limit(1)
  const asAdmin = await db.select().from(admins).where(eq(admins.profileId, profileId))
  if (asAdmin.length > 0) return true
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId))
  if (!profile || profile.setRefusedAt !== null) return false
  if ((await find(inArray(t.review, [...HIDDEN_SET_REVIEWS]))).length > 0) return false
  return (await find(or(eq(t.isPublic, true), eq(t.review, 'approved')))).length > 0
}

/** Outlives the refused set itself; null: an administrator has looked at a later one. */
export async function putSetRefused(db: Db, profileId: string, at: number | null): Promise<void> {
  const { profiles: t } = db.tables
  await db.update(t).set({ setRefusedAt: at }).where(eq(t.id, profileId))
}

/** A career that a set may be about. */
export async function isCareer(db: Db, id: string): Promise<boolean> {
  const { careers: t } = db.tables
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.id, id), isNull(t.withdrawnAt)))
  return row !== undefined
}
