import type { LtiAttemptList, LtiAttempts, LtiContent, LtiProgress, LtiSync } from '@pathquest/core'
import type { Db } from '../../db/db'
import type { ScoreResult } from '../../db/schema/json'
import { countAskedQuestions, getGradeBasis, gradeOf, isFinished, questionsOf } from '../../games'
import type { Services } from '../../services/services'
import { seenStanding } from '../grades/read-back/column-reader'
import { findLtiScore, type LtiScore } from '../grades/store/scores'
import { isPastDue } from '../launches/link-overrides'
import {
  type LaunchPlace,
  type LtiLaunchRow,
  listFormerProfileIds,
} from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { linkOf } from '../launches/visit'
import { findLtiGame, type LtiAttempt, type LtiGame, listLtiAttempts } from './store'

type Content = Pick<LtiContent, 'kind' | 'contentId'>

/** Once other content was selected for an activity, what was played before is no attempt at it. */
export const isOfContent =
  ({ content }: { content: Content | null }) =>
  ({ ltiGame }: { ltiGame: Pick<LtiGame, 'content'> }): boolean =>
    content !== null &&
    ltiGame.content.kind === content.kind &&
    ltiGame.content.contentId === content.contentId

const NO_SYNC: LtiSync = {
  state: 'none',
  score: null,
  reason: null,
  detail: null,
  sentAt: null,
  seen: null,
  seenScore: null,
}

/** Where a score stands. What the LMS said of it is for teachers. */
export const syncOf = (row: LtiScore | undefined, role: 'teacher' | 'student'): LtiSync =>
  row
    ? {
        state: row.state,
        score: row.score,
        reason: row.reason,
        detail: role === 'teacher' ? row.detail : null,
        sentAt: row.sentAt,
        ...seenOf(row, role),
      }
    : NO_SYNC

/** Another grade that a gradebook shows may be held back from students there. */
function seenOf(row: LtiScore, role: 'teacher' | 'student'): Pick<LtiSync, 'seen' | 'seenScore'> {
  const seen = seenStanding(row)
  const isTold = seen === 'same' || role === 'teacher'
  return isTold && seen ? { seen, seenScore: row.seenScore } : { seen: null, seenScore: null }
}

/** How far each person's unfinished attempt has come, as its room told last; by profile. */
export const progressByProfile = (
  attempts: readonly LtiAttempt[],
): Map<string | null, LtiProgress> =>
  new Map(
    attempts.flatMap(({ game, player }) =>
      game.sessionType === 'solo' && game.status === 'in_progress'
        ? [
            [
              player.profileId,
              { answered: player.totalAnswers, questions: game.totalQuestions },
            ] as const,
          ]
        : [],
    ),
  )

/** By the rules that held when it was begun. */
const isForGrade = ({ ltiGame }: LtiAttempt): boolean =>
  ltiGame.content.graded && !ltiGame.isPractice

const mayCount = (attempt: LtiAttempt): boolean =>
  isForGrade(attempt) && isFinished(attempt) && gradeOf(attempt) !== null

/** The one of a person's attempts that goes to the gradebook. */
export function countedAttempt(
  attempts: readonly LtiAttempt[],
  rule: LtiAttempts,
): LtiAttempt | undefined {
  const inOrder = attempts
    .filter(mayCount)
    .sort((a, b) => (a.game.endedAt ?? 0) - (b.game.endedAt ?? 0))
  if (rule === 'first') return inOrder[0]
  if (rule === 'last') return inOrder.at(-1)
  const scoreOf = (attempt: LtiAttempt) => gradeOf(attempt) ?? 0
  // Of equal ones the earlier: nothing new to tell the gradebook.
  return inOrder.reduce<LtiAttempt | undefined>(
    (best, attempt) => (best && scoreOf(best) >= scoreOf(attempt) ? best : attempt),
    undefined,
  )
}

/** What a grade was given for, and which of the person's own attempts it is. */
export function resultOf(counted: LtiAttempt, own: readonly LtiAttempt[]): ScoreResult {
  const { game, player } = counted
  const endedAt = game.endedAt ?? 0
  const attempt = own.filter((one) => mayCount(one) && (one.game.endedAt ?? 0) <= endedAt).length
  if (getGradeBasis(game) !== 'points') return { correct: null, questions: null, attempt }
  return { correct: player.correctAnswers, questions: countAskedQuestions(game), attempt }
}

type AttemptState = 'open' | 'early' | 'practice' | 'closed' | 'used'

/** What a new solo game of this person would be. */
export async function nextAttempt(
  db: Db,
  link: LtiLink,
  launch: LtiLaunchRow,
  { attempts, now }: { attempts: readonly LtiAttempt[]; now: number },
): Promise<AttemptState> {
  const { content } = link
  const startsAt = content?.startsAt ?? null
  if (startsAt !== null && now < startsAt && launch.role === 'student') return 'early'
  const late = isPastDue(launch, link, now)
  if (late && content?.afterDue === 'closed') return 'closed'
  if (!content || launch.role !== 'student') return 'practice'
  if (content.graded && late && content.afterDue === 'practice') return 'practice'
  const allowed = allowedAttempts(content)
  if (allowed !== null && (await usedAttempts(db, link, launch, attempts)) >= allowed) return 'used'
  return content.graded ? 'open' : 'practice'
}

/** How many attempts a student has; null: no limit. Where the first counts there is no second. */
export function allowedAttempts({
  play,
  graded,
  attempts,
  attemptsAllowed = null,
}: LtiContent): number | null {
  if (play !== 'solo') return null
  return graded && attempts === 'first' ? 1 : attemptsAllowed
}

/**
 * Finished attempts of a person, under whatever rules. Who parts a login from an account begins
 * anew, but has no more attempts for it: what was left open there counts, too.
 */
export async function usedAttempts(
  db: Db,
  link: LtiLink,
  launch: LtiLaunchRow,
  attempts: readonly LtiAttempt[],
): Promise<number> {
  const counts = link.content?.graded ? mayCount : isFinished
  const profileIds = await listFormerProfileIds(db, placeOf(link), launch)
  const former = (await listLtiAttempts(db, { linkIds: [link.id], profileIds })).filter(
    isOfContent(link),
  )
  const isUsed = (attempt: LtiAttempt) =>
    counts(attempt) || (isForGrade(attempt) && attempt.game.status === 'in_progress')
  const used = attempts.filter(counts).length + former.filter(isUsed).length
  return used > 0 ? used : Number(await hasGradeBefore(db, link, launch))
}

/** A grade of attempts that nobody knows any more. */
async function hasGradeBefore(db: Db, link: LtiLink, launch: LtiLaunchRow): Promise<boolean> {
  const score = await findLtiScore(db, link.id, launch.sub)
  const scored = score?.gameSessionId ? await findLtiGame(db, score.gameSessionId) : undefined
  const counts = !scored || isOfContent(link)({ ltiGame: scored })
  return score?.setAsideAt === null && counts
}

/** How many points a grade of a link has: as its column says, else as they were chosen. */
export const pointsOfLink = ({ content, columnMaximum }: LtiLink): number =>
  columnMaximum ?? content?.points ?? 0

/** Where people of a link are looked for. */
export const placeOf = ({ id, contextId }: Pick<LtiLink, 'id' | 'contextId'>): LaunchPlace =>
  contextId === null ? { linkId: id } : { contextId }

export const attemptsOf = async (db: Db, link: LtiLink, profileId: string): Promise<LtiAttempt[]> =>
  (await listLtiAttempts(db, { linkIds: [link.id], profileIds: [profileId] })).filter(
    isOfContent(link),
  )

/** A person's own attempts, newest first, and where their grade stands. */
export async function ownAttempts(
  services: Services,
  launch: LtiLaunchRow,
): Promise<LtiAttemptList> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const attempts = await attemptsOf(db, link, launch.profileId)
  const counted = countedAttempt(attempts, link.content?.attempts ?? 'best')
  const isOpen = attempts.some(
    ({ game }) => game.sessionType === 'solo' && game.status !== 'completed',
  )
  const next = await nextAttempt(db, link, launch, { attempts, now: services.now() })
  const shown = attempts.filter(
    (attempt) => attempt.game.status === 'in_progress' || isFinished(attempt),
  )
  return {
    attempts: shown.reverse().map((attempt) => ({
      sessionId: attempt.game.id,
      status: attempt.game.status === 'completed' ? 'completed' : 'in_progress',
      score: attempt.game.status === 'completed' ? gradeOf(attempt) : null,
      correctAnswers: attempt.player.correctAnswers,
      totalAnswers: attempt.player.totalAnswers,
      questions: questionsOf(attempt.game),
      counts: attempt === counted,
      endedAt: attempt.game.endedAt,
    })),
    sync: syncOf(await findLtiScore(db, link.id, launch.sub), 'student'),
    canStart:
      link.content?.play === 'solo' &&
      link.content.kind !== 'career_browser' &&
      (isOpen || next === 'open' || next === 'practice'),
  }
}
