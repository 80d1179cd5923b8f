import type { LtiGrades, LtiSync } from '@pathquest/core'
import { isFinished } from '../../games'
import type { Services } from '../../services/services'
import { isOfContent, pointsOfLink, progressByProfile, syncOf } from '../activities/attempts'
import { listLtiAttempts } from '../activities/store'
import { listProfilesOfSubs, personId } from '../launches/store/identities'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { linkOf, platformOf } from '../launches/visit'
import { seenGroups } from '../people/groups'
import { type CoursePerson, inGroups, rosterOrVisitors } from '../people/people'
import { groupBy, requeueGrades } from './queue-scores'
import { listLtiScores, resendLtiScores } from './store/scores'

/** Each student's grade and where it stands on its way to the gradebook. */
export async function gradesOf(
  services: Services,
  launch: LtiLaunchRow,
  group: string | undefined,
): Promise<LtiGrades> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const scores = new Map((await listLtiScores(db, link.id)).map((row) => [row.sub, row]))
  const groups = await seenGroups(services, launch, group)
  const students = await studentsOf(services, launch, { link, groups, known: [...scores.keys()] })
  const all = (await listLtiAttempts(db, { linkIds: [link.id] })).filter(isOfContent(link))
  const attempts = groupBy(all.filter(isFinished), ({ player }) => player.profileId)
  const progress = progressByProfile(all)
  return {
    graded: link.content?.graded ?? false,
    points: pointsOfLink(link),
    columns: link.columnCount,
    rows: students.map(({ id, name, isTest, sub, profileId }) => ({
      id,
      name,
      isTest,
      attempts: profileId === null ? 0 : (attempts.get(profileId)?.length ?? 0),
      sync: shownSync(syncOf(scores.get(sub), 'teacher'), isTest),
      progress: (profileId !== null && progress.get(profileId)) || null,
    })),
  }
}

/** A gradebook need not know whoever only tries things out. */
const shownSync = (sync: LtiSync, isTest: boolean): LtiSync =>
  isTest && sync.state === 'failed' ? { ...sync, state: 'none', reason: null, detail: null } : sync

/**
 * The course's students, and those who are `known` by a grade, or otherwise, though they are not in
 * it any more: they are in no group, so who sees groups alone does not see them.
 */
export async function studentsOf(
  services: Services,
  launch: LtiLaunchRow,
  { link, groups, known }: { link: LtiLink; groups: string[] | null; known: readonly string[] },
): Promise<CoursePerson[]> {
  const { people } = await rosterOrVisitors(services, launch, link)
  const listed = new Set(people.map(({ sub }) => sub))
  const others = groups === null ? known.filter((sub) => !listed.has(sub)) : []
  const platform = await platformOf(services, launch)
  const profiles = await listProfilesOfSubs(services.store.db, platform, others)
  return [
    ...inGroups(people, groups).filter(({ role }) => role === 'student'),
    ...others.map((sub) => ({
      id: personId(link.platformId, sub),
      sub,
      name: profiles.get(sub)?.displayName ?? '',
      role: 'student' as const,
      isTest: false,
      groups: [],
      profileId: profiles.get(sub)?.id ?? null,
    })),
  ]
}

/** Puts grades back on their way: of these students, or of all. */
export async function resendGrades(
  services: Services,
  launch: LtiLaunchRow,
  { ids, group }: { ids?: readonly string[]; group?: string },
): Promise<LtiGrades> {
  const { store, lti, now } = services
  const link = await linkOf(services, launch)
  // Nobody sends again what they may not see.
  const seen = new Set((await gradesOf(services, launch, group)).rows.map(({ id }) => id))
  const wanted = ids && new Set(ids)
  const isMeant = (sub: string) => {
    const id = personId(link.platformId, sub)
    return seen.has(id) && (wanted === undefined || wanted.has(id))
  }
  await store.transact(async (tx) => {
    await requeueGrades(tx, link, isMeant, now())
    const subs = (await listLtiScores(tx, link.id)).map(({ sub }) => sub).filter(isMeant)
    await resendLtiScores(tx, link.id, subs, now())
  })
  lti.wakeScores()
  return gradesOf(services, launch, group)
}
