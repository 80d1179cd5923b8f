import { and, asc, count, eq, gt, inArray, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'
import type { ScoreResult } from '../../../db/schema/json'
import { newId } from '../../../runtime/tokens'

export type LtiScore = Row<'ltiScores'>

/** Between two sends for one student and column: some platforms refuse a second one sooner. */
export const SCORE_PACE_MS = 2_000
/** How long one process has a score to itself; longer than a send can take. */
export const SCORE_LEASE_MS = 60_000
/** Platforms that keep whole seconds must still see the later one. */
const LATER_MS = 1_000

interface WantedScore {
  linkId: string
  sub: string
  gameSessionId: string | null
  /** 0-100. */
  score: number
  /** End of the attempt. */
  scoredAt: number
  /** What it was given for. */
  result?: ScoreResult | null
}

/**
 * Queues the score that counts for a student of a link; part of what decided it. The same score
 * again changes nothing (a failed one is tried again); another one gets a later timestamp.
 */
export async function queueLtiScore(
  db: Db,
  { linkId, sub, gameSessionId, score, scoredAt, result = null }: WantedScore,
  now = Date.now(),
): Promise<void> {
  const { ltiScores: t } = db.tables
  const found = await findLtiScore(db, linkId, sub)
  if (!found) {
    const row = { id: newId('ltiScore'), linkId, sub, gameSessionId, score, scoredAt, result }
    await db
      .insert(t)
      .values({ ...row, state: 'pending', nextTryAt: now, createdAt: now, updatedAt: now })
    return
  }
  const isSame = found.score === score
  await db
    .update(t)
    .set({
      gameSessionId,
      // What was said is about the attempt that it was said of.
      ...(found.gameSessionId === gameSessionId ? {} : { comment: null, setAsideAt: null }),
      result,
      ...(isSame ? {} : { score, ...changed(found, scoredAt) }),
      ...(isSame && found.state !== 'failed' ? {} : dueAgain(found, now)),
      updatedAt: now,
    })
    .where(eq(t.id, found.id))
}

/**
 * Puts scores of a link back into the queue: these students', or all. What the platform has
 * already is sent as a later score, since it refuses the same one.
 */
export async function resendLtiScores(
  db: Db,
  linkId: string,
  subs: readonly string[] | undefined,
  now = Date.now(),
): Promise<number> {
  const { ltiScores: t } = db.tables
  const rows = await listLtiScores(db, linkId, subs)
  for (const row of rows) {
    // A gradebook that dropped it may remember its time all the same.
    const isRecorded = row.state === 'sent' || row.reason === 'lti_grade_not_kept'
    await db
      .update(t)
      .set({ ...(isRecorded ? changed(row, now) : {}), ...dueAgain(row, now), updatedAt: now })
      .where(eq(t.id, row.id))
  }
  return rows.length
}

/** What a teacher says about a grade: it goes along with it, now. */
export async function commentLtiScore(
  db: Db,
  row: LtiScore,
  comment: string | null,
  now = Date.now(),
): Promise<void> {
  const { ltiScores: t } = db.tables
  await db
    .update(t)
    .set({ comment, ...changed(row, now), ...dueAgain(row, now), updatedAt: now })
    .where(eq(t.id, row.id))
}

/** Its attempt counts no more: it stands until the next one is graded, whatever that comes to. */
export async function setAsideLtiScore(
  db: Db,
  { linkId, sub }: Pick<LtiScore, 'linkId' | 'sub'>,
  now: number,
): Promise<void> {
  const { ltiScores: t } = db.tables
  await db
    .update(t)
    .set({ setAsideAt: now })
    .where(and(eq(t.linkId, linkId), eq(t.sub, sub)))
}

/**
 * Puts back what a column had, or refused, that is another one now. What is on its way goes there
 * by itself.
 */
export async function requeueLtiScores(db: Db, linkId: string, now = Date.now()): Promise<void> {
  const settled = (await listLtiScores(db, linkId)).filter(({ state }) => state !== 'pending')
  await resendLtiScores(
    db,
    linkId,
    settled.map(({ sub }) => sub),
    now,
  )
}

const changed = (row: LtiScore, at: number) => ({
  version: row.version + 1,
  scoredAt: Math.max(at, row.scoredAt + LATER_MS),
})

/** Due now, but for a send that is under way: whoever sends looks again when it ends. */
const dueAgain = (row: LtiScore, now: number) => ({
  state: 'pending' as const,
  tries: 0,
  firstTryAt: null,
  reason: null,
  detail: null,
  nextTryAt: isLeased(row, now) ? row.nextTryAt : Math.max(now, pacedAfter(row)),
})

const isLeased = ({ lastTryAt, nextTryAt }: LtiScore, now: number): boolean =>
  lastTryAt !== null && nextTryAt === lastTryAt + SCORE_LEASE_MS && nextTryAt > now

const pacedAfter = ({ lastTryAt }: LtiScore): number => (lastTryAt ?? 0) + SCORE_PACE_MS

export async function findLtiScore(
  db: Db,
  linkId: string,
  sub: string,
): Promise<LtiScore | undefined> {
  const { ltiScores: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.linkId, linkId), eq(t.sub, sub)))
  return row
}

/** Scores of a link: of these students, or of all. */
export async function listLtiScores(
  db: Db,
  linkId: string,
  subs?: readonly string[],
): Promise<LtiScore[]> {
  const { ltiScores: t } = db.tables
  return db
    .select()
    .from(t)
    .where(and(eq(t.linkId, linkId), subs ? inArray(t.sub, [...subs]) : undefined))
    .orderBy(asc(t.createdAt), asc(t.id))
}

const ofActivePlatforms = (db: Db) => {
  const { ltiScores: t, ltiLinks, ltiPlatforms } = db.tables
  return {
    t,
    platformId: ltiLinks.platformId,
    toLink: eq(ltiLinks.id, t.linkId),
    toPlatform: and(eq(ltiPlatforms.id, ltiLinks.platformId), eq(ltiPlatforms.isActive, true)),
  }
}

/** Active platforms that a score is due for and that have not asked for quiet. */
export async function listPlatformsWithDueScores(db: Db, now = Date.now()): Promise<string[]> {
  const { ltiLinks, ltiPlatforms } = db.tables
  const { t, platformId, toLink, toPlatform } = ofActivePlatforms(db)
  const rows = await db
    .selectDistinct({ platformId })
    .from(t)
    .innerJoin(ltiLinks, toLink)
    .innerJoin(ltiPlatforms, toPlatform)
    .where(
      and(
        eq(t.state, 'pending'),
        lte(t.nextTryAt, now),
        or(isNull(ltiPlatforms.quietUntil), lte(ltiPlatforms.quietUntil, now)),
      ),
    )
  return rows.map((row) => row.platformId)
}

/** Due scores of a platform, the longest waiting first. */
export async function listDueLtiScores(
  db: Db,
  platformId: string,
  limit: number,
  now = Date.now(),
): Promise<LtiScore[]> {
  const { ltiScores: t, ltiLinks } = db.tables
  const rows = await db
    .select({ score: t })
    .from(t)
    .innerJoin(ltiLinks, eq(ltiLinks.id, t.linkId))
    .where(and(eq(ltiLinks.platformId, platformId), eq(t.state, 'pending'), lte(t.nextTryAt, now)))
    .orderBy(asc(t.nextTryAt), asc(t.id))
    .limit(limit)
  return rows.map(({ score }) => score)
}

/**
 * When the next score of an active platform gets due, or the next platform has had its quiet, after
 * that time; null: none waits.
 */
export async function nextLtiScoreAt(db: Db, after: number): Promise<number | null> {
  const { ltiLinks, ltiPlatforms } = db.tables
  const { t, toLink, toPlatform } = ofActivePlatforms(db)
  const [quiet] = await db
    .select({ at: min(ltiPlatforms.quietUntil) })
    .from(ltiPlatforms)
    .where(gt(ltiPlatforms.quietUntil, after))
  const [row] = await db
    .select({ at: min(t.nextTryAt) })
    .from(t)
    .innerJoin(ltiLinks, toLink)
    .innerJoin(ltiPlatforms, toPlatform)
    .where(and(eq(t.state, 'pending'), gt(t.nextTryAt, after)))
  const times = [row?.at, quiet?.at].flatMap((at) => at ?? []).map(Number)
  return times.length > 0 ? Math.min(...times) : null
}

/** Takes a due score for one try; undefined: somebody else has it, or it is not due any more. */
export async function claimLtiScore(
  db: Db,
  id: string,
  now = Date.now(),
): Promise<LtiScore | undefined> {
  const { ltiScores: t } = db.tables
  const [row] = await db
    .update(t)
    .set({
      tries: sql`${t.tries} + 1`,
      firstTryAt: sql`coalesce(${t.firstTryAt}, ${now})`,
      lastTryAt: now,
      nextTryAt: now + SCORE_LEASE_MS,
    })
    .where(and(eq(t.id, id), eq(t.state, 'pending'), lte(t.nextTryAt, now)))
    .returning()
  return row
}

/** Gives back what a process that died had taken. Only where no other process can be sending. */
export async function releaseLtiScores(db: Db): Promise<void> {
  const { ltiScores: t } = db.tables
  await db
    .update(t)
    .set({ nextTryAt: sql`${t.lastTryAt} + ${SCORE_PACE_MS}` })
    .where(and(eq(t.state, 'pending'), eq(t.nextTryAt, sql`${t.lastTryAt} + ${SCORE_LEASE_MS}`)))
}

/** Scores that wait to be sent, or that a platform refused for good. */
export async function countGrades(db: Db, state: 'pending' | 'failed'): Promise<number> {
  const { ltiScores } = db.tables
  const [row] = await db
    .select({ grades: count() })
    .from(ltiScores)
    .where(eq(ltiScores.state, state))
  return row?.grades ?? 0
}
