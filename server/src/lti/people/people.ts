import { findProfile } from '../../accounts'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { placeOf } from '../activities/attempts'
import { findLtiContext } from '../launches/store/contexts'
import { listProfilesOfSubs, personId } from '../launches/store/identities'
import {
  type LtiLaunchRow,
  listLatestLtiLaunches,
  type SeenLaunch,
} from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { platformOf } from '../launches/visit'

export interface CoursePerson {
  /** Opaque: a platform's own ids stay with us. */
  id: string
  sub: string
  /** Empty where neither the LMS nor we know one. */
  name: string
  role: 'teacher' | 'student'
  /** Somebody who teaches here, in the role of a student, or the LMS's own test student. */
  isTest: boolean
  /** Ids of their groups. */
  groups: readonly string[]
  /** null: never came here. */
  profileId: string | null
}

interface CoursePeople {
  source: 'roster' | 'launched'
  people: CoursePerson[]
}

/** By the LMS's roster; where it gives none, whoever came. Parents are not listed. */
export async function peopleOfCourse(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
): Promise<CoursePeople> {
  const context = await contextOf(services, launch, link)
  if (!context?.membershipsUrl) return whoLaunched(services, link)
  const members = await services.lti.members(context)
  const listed = members.filter(({ isActive, role }) => isActive && role !== 'parent')
  const launches = await listLatestLtiLaunches(services.store.db, placeOf(link))
  const seen = new Map(launches.map((one) => [one.sub, one]))
  const platform = await platformOf(services, launch)
  const profiles = await listProfilesOfSubs(
    services.store.db,
    platform,
    listed.map(({ sub }) => sub),
  )
  const people = listed.map(({ sub, name, role, groups }) => ({
    id: personId(link.platformId, sub),
    sub,
    name: name ?? profiles.get(sub)?.displayName ?? '',
    ...placeInCourse(role, seen.get(sub)),
    groups: groupsOf(groups, seen.get(sub)),
    profileId: profiles.get(sub)?.id ?? null,
  }))
  // An LMS's own test student stands in no roster.
  const inRoster = new Set(members.map(({ sub }) => sub))
  const tests = launches.filter(({ sub, isTest }) => isTest && !inRoster.has(sub))
  return {
    source: 'roster',
    people: byName([...people, ...(await visitors(services, link, tests))]),
  }
}

/** Grades are shown whether or not the roster can be read. */
export async function rosterOrVisitors(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
): Promise<CoursePeople> {
  try {
    return await peopleOfCourse(services, launch, link)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    services.log.warn({ code: error.code }, 'the roster of a course could not be read')
    return whoLaunched(services, link)
  }
}

async function whoLaunched(services: Services, link: LtiLink): Promise<CoursePeople> {
  const launches = await listLatestLtiLaunches(services.store.db, placeOf(link))
  return { source: 'launched', people: byName(await visitors(services, link, launches)) }
}

async function visitors(
  { store }: Services,
  link: LtiLink,
  launches: readonly SeenLaunch[],
): Promise<CoursePerson[]> {
  const people: CoursePerson[] = []
  for (const launch of launches) {
    const { sub, role, profileId } = launch
    if (role === 'parent') continue
    const name = (await findProfile(store.db, profileId))?.displayName ?? ''
    const id = personId(link.platformId, sub)
    const groups = groupsOf(null, launch)
    people.push({ id, sub, name, ...placeInCourse(role, launch), groups, profileId })
  }
  return people
}

/**
 * What a launch says wins over the roster, which calls some teachers students. Who teaches here and
 * has come as a student, too, was trying things out: listed as such, so that what they were told of
 * their result is found.
 */
function placeInCourse(
  role: LtiLaunchRow['role'],
  seen: SeenLaunch | undefined,
): Pick<CoursePerson, 'role' | 'isTest'> {
  const teaches = role === 'teacher' || seen?.roles.has('teacher')
  const { roles } = seen ?? {}
  const cameSo = roles?.has('teacher') || roles?.has('student')
  const learns = cameSo ? roles?.has('student') : role !== 'teacher'
  if (!learns) return { role: 'teacher', isTest: false }
  return { role: 'student', isTest: teaches || (seen?.isTest ?? false) }
}

/** Of the roster; of the last launch where it knows of none, or the person chose one here. */
const groupsOf = (roster: readonly string[] | null, seen: SeenLaunch | undefined) =>
  roster && roster.length > 0 ? roster : (seen?.groups ?? []).map(({ id }) => id)

/** These groups' people; null: everybody. Teachers stay with those whom they teach. */
export const inGroups = (
  people: readonly CoursePerson[],
  groups: readonly string[] | null,
): CoursePerson[] =>
  people.filter(
    (person) => groups === null || person.groups.some((group) => groups.includes(group)),
  )

async function contextOf({ store }: Services, launch: LtiLaunchRow, link: LtiLink) {
  const id = launch.contextId ?? link.contextId
  return id === null ? undefined : findLtiContext(store.db, id)
}

const byName = (people: CoursePerson[]): CoursePerson[] =>
  people.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
