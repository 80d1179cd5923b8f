import type { LtiAttempts } from '@pathquest/core'
import type { Db } from '../../db/db'
import { gradeOf } from '../../games'
import { countedAttempt, isOfContent, placeOf, resultOf } from '../activities/attempts'
import { findLtiGame, type LtiAttempt, listLtiAttempts } from '../activities/store'
import { listSubsOfProfiles } from '../launches/store/identities'
import { listLatestLtiLaunches } from '../launches/store/launches'
import { findLtiLink, type LtiLink } from '../launches/store/links'
import { findPlatform } from '../platforms/store/platforms'
import { findLtiScore, type LtiScore, queueLtiScore } from './store/scores'

/** What has the same key, in order. */
export function groupBy<T, Key>(all: readonly T[], keyOf: (one: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

/** Part of settling a game: what its players' grades are now. Guests have no gradebook. */
export async function queueScoresOfGame(tx: Db, gameId: string, now: number): Promise<void> {
  const ltiGame = await findLtiGame(tx, gameId)
  if (!ltiGame?.content.graded || ltiGame.isPractice) return
  const link = await findLtiLink(tx, ltiGame.linkId)
  if (!link) return
  const attempts = await listLtiAttempts(tx, { linkIds: [link.id] })
  const players = new Set(
    attempts.flatMap(({ game, player }) => (game.id === gameId ? (player.profileId ?? []) : [])),
  )
  const ofPlayers = attempts.filter(({ player }) => players.has(player.profileId ?? ''))
  await queueScores(tx, link, { attempts: ofPlayers, rule: ltiGame.content.attempts }, now)
}

/** The grades of these students by the rule of today: before a resend. */
export async function requeueGrades(
  tx: Db,
  link: LtiLink,
  isMeant: (sub: string) => boolean,
  now: number,
): Promise<void> {
  if (!link.content?.graded) return
  const attempts = await listLtiAttempts(tx, { linkIds: [link.id] })
  await queueScores(tx, link, { attempts, rule: link.content.attempts, isMeant }, now)
}

interface Counting {
  attempts: readonly LtiAttempt[]
  rule: LtiAttempts
  /** Absent: whoever has one of the attempts. */
  isMeant?: (sub: string) => boolean
}

async function queueScores(
  tx: Db,
  link: LtiLink,
  { attempts, rule, isMeant = () => true }: Counting,
  now: number,
): Promise<void> {
  const byProfile = groupBy(attempts, ({ player }) => player.profileId)
  const profileIds = [...byProfile.keys()].filter((id) => id !== null)
  const subOf = await subsInCourse(tx, link, profileIds)
  for (const [profileId, own] of byProfile) {
    const sub = profileId === null ? undefined : subOf.get(profileId)
    const ofContent = own.filter(isOfContent(link))
    const counted = countedAttempt(ofContent, rule)
    if (sub === undefined || !isMeant(sub) || !counted) continue
    const { game } = counted
    const score = gradeOf(counted)
    const scoredAt = game.endedAt
    if (score === null || scoredAt === null) continue
    const former = await gradeOfFormerProfile(tx, link, sub, own)
    if (former && !replaces[rule]({ score, scoredAt }, former)) continue
    const result = resultOf(counted, ofContent)
    const grade = { gameSessionId: game.id, score, scoredAt, result }
    await queueLtiScore(tx, { linkId: link.id, sub, ...grade }, now)
  }
}

type Scored = Pick<LtiScore, 'score' | 'scoredAt'>

/** Whether a grade takes the place of one that this login has from another profile. */
const replaces: Record<LtiAttempts, (grade: Scored, former: Scored) => boolean> = {
  best: (grade, former) => grade.score > former.score,
  last: (grade, former) => grade.scoredAt > former.scoredAt,
  first: () => false,
}

/**
 * Parting a login from an account leaves its attempts there; its grade stays the login's, as long
 * as it is one for the content of today.
 */
async function gradeOfFormerProfile(
  tx: Db,
  link: LtiLink,
  sub: string,
  own: readonly LtiAttempt[],
): Promise<LtiScore | undefined> {
  const grade = await findLtiScore(tx, link.id, sub)
  if (!grade || grade.setAsideAt) return undefined
  if (own.some(({ game }) => game.id === grade.gameSessionId)) return undefined
  const ltiGame = grade.gameSessionId ? await findLtiGame(tx, grade.gameSessionId) : undefined
  return !ltiGame || isOfContent(link)({ ltiGame }) ? grade : undefined
}

/**
 * Each profile's student login of this platform: of several, the one that was in this course last.
 * Who teaches the course has no grade in it.
 */
async function subsInCourse(
  tx: Db,
  link: LtiLink,
  profileIds: readonly string[],
): Promise<Map<string, string>> {
  const platform = await findPlatform(tx, link.platformId)
  if (!platform) return new Map()
  const logins = await listSubsOfProfiles(tx, platform, profileIds)
  const subs = logins.map(({ sub }) => sub)
  const launches = await listLatestLtiLaunches(tx, placeOf(link), subs)
  const seen = new Map(launches.map((launch) => [launch.sub, launch]))
  const lastSeen = ({ sub }: { sub: string }) => seen.get(sub)?.createdAt ?? 0
  const students = logins
    .filter(({ sub }) => (seen.get(sub)?.role ?? 'student') === 'student')
    .sort((a, b) => lastSeen(a) - lastSeen(b))
  return new Map(students.map(({ profileId, sub }) => [profileId, sub]))
}
