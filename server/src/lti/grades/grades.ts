import type { LtiGrades } from '@pathquest/game-core'
import type { Services } from '../../services/services'
import { isFinished, syncOf } from '../activities/attempts'
import { listLtiAttempts } from '../activities/store'
import { linkOf, platformOf } from '../launches/launch-view'
import { listProfilesOfSubs } from '../launches/store/identities'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { type CoursePerson, personId, rosterOrVisitors } from '../people/people'
import { groupBy } from './group-by'
import { queueScoresOfLink } from './queue-scores'
import { listLtiScores, resendLtiScores } from './store/scores'

/** Each student's grade and where it stands on its way to the gradebook. */
export async function gradesOf(services: Services, launch: LtiLaunchRow): Promise<LtiGrades> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const scores = new Map((await listLtiScores(db, link.id)).map((row) => [row.sub, row]))
  const students = await studentsOf(services, launch, link, [...scores.keys()])
  const finished = (await listLtiAttempts(db, { linkIds: [link.id] })).filter(isFinished)
  const attempts = groupBy(finished, ({ player }) => player.profileId)
  return {
    graded: link.content?.graded ?? false,
    points: link.content?.points ?? 0,
    rows: students.map(({ id, name, sub, profileId }) => ({
      id,
      name,
      attempts: profileId === null ? 0 : (attempts.get(profileId)?.length ?? 0),
      sync: syncOf(scores.get(sub), 'teacher'),
    })),
  }
}

/** The course's students, and those whose grade is known though they are not in it any more. */
async function studentsOf(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  graded: readonly string[],
): Promise<CoursePerson[]> {
  const { people } = await rosterOrVisitors(services, launch, link)
  const listed = new Set(people.map(({ sub }) => sub))
  const others = graded.filter((sub) => !listed.has(sub))
  const platform = await platformOf(services, launch)
  const profiles = await listProfilesOfSubs(services.store.db, platform, others)
  return [
    ...people.filter(({ role }) => role === 'student'),
    ...others.map((sub) => ({
      id: personId(link.platformId, sub),
      sub,
      name: profiles.get(sub)?.displayName ?? '',
      role: 'student' as const,
      profileId: profiles.get(sub)?.id ?? null,
    })),
  ]
}

/** Puts grades back on their way: of these students, or of all. */
export async function resendGrades(
  services: Services,
  launch: LtiLaunchRow,
  ids: readonly string[] | undefined,
): Promise<LtiGrades> {
  const { store, lti, now } = services
  const link = await linkOf(services, launch)
  await store.transact(async (tx) => {
    await queueScoresOfLink(tx, link, now())
    const wanted = ids && new Set(ids)
    const subs = (await listLtiScores(tx, link.id))
      .map(({ sub }) => sub)
      .filter((sub) => wanted === undefined || wanted.has(personId(link.platformId, sub)))
    await resendLtiScores(tx, link.id, subs, now())
  })
  lti.wakeScores()
  return gradesOf(services, launch)
}
