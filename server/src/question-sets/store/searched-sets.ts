import { and, asc, count, eq, inArray, max, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { listFavourites } from './listed-sets'
import { isEditedBy, visibleTo } from './question-sets'

/** Which sets there are at all, before anything is searched or filtered. */
export interface SetScope {
  ids?: readonly string[] | undefined
  /** Those that the profile may change. */
  isEditable?: boolean | undefined
}

/** What of a set is filtered, counted and put in order. */
export type SetFacts = Awaited<ReturnType<typeof listSetFacts>>[number]

/** Of those that this profile may see, by title; `where`: of those of them alone. */
export async function listSetFacts(db: Db, profileId: string | null, scope: SetScope, where?: SQL) {
  const { questionSets: t } = db.tables
  const rows = await db
    .select({
      id: t.id,
      subject: t.subject,
      careerId: t.careerId,
      careerSector: t.careerSector,
      tags: t.tags,
      gradeLevel: t.gradeLevel,
      difficultyLevel: t.difficultyLevel,
      totalQuestions: t.totalQuestions,
      creatorId: t.creatorId,
    })
    .from(t)
    .where(and(visibleTo(db, profileId), isInScope(db, profileId, scope), where))
    .orderBy(asc(t.title), asc(t.id))
  const favourites = await listFavourites(db, profileId)
  return rows.map(({ creatorId, ...facts }) => ({
    ...facts,
    isMine: profileId !== null && creatorId === profileId,
    isFavourite: favourites.has(facts.id),
  }))
}

function isInScope(db: Db, profileId: string | null, { ids, isEditable }: SetScope) {
  const { questionSets: t } = db.tables
  // Of nobody: none.
  const ofProfile = profileId ?? ''
  return and(
    ids && inArray(t.id, [...ids]),
    isEditable ? or(eq(t.creatorId, ofProfile), isEditedBy(db, ofProfile)) : undefined,
  )
}

/** What a search compares, by the id of the set. */
export async function readSetTexts(db: Db, profileId: string | null, where: SQL) {
  const { careers, questionSets } = db.tables
  const { id, title, description, subject, careerSector, tags } = questionSets
  const rows = await db
    .select({
      set: { id, title, description, subject, careerSector, tags },
      career: { title: careers.title, otherTitles: careers.otherTitles },
    })
    .from(questionSets)
    .leftJoin(careers, eq(careers.id, questionSets.careerId))
    .where(and(visibleTo(db, profileId), where))
  return new Map(rows.map((row) => [row.set.id, row]))
}

/** Changes with every set that is written: when one was last, and how many there are. */
export async function latestSetChange(db: Db): Promise<string> {
  const { questionSets: t } = db.tables
  const [row] = await db.select({ at: max(t.updatedAt), count: count() }).from(t)
  return `${row?.at}/${row?.count}`
}
