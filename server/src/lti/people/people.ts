import { findProfile } from '../../accounts'
import { AppError } from '../../runtime/errors'
import { tokenHash } from '../../runtime/token-hash'
import type { Services } from '../../services/services'
import { placeOf } from '../activities/attempts'
import { platformOf } from '../launches/launch-view'
import { findLtiContext } from '../launches/store/contexts'
import { listProfilesOfSubs } from '../launches/store/identities'
import { type LtiLaunchRow, listLatestLtiLaunches } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'

export interface CoursePerson {
  /** Opaque: a platform's own ids stay with us. */
  id: string
  sub: string
  /** Empty where neither the LMS nor we know one. */
  name: string
  role: 'teacher' | 'student'
  /** null: never came here. */
  profileId: string | null
}

export interface CoursePeople {
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
  const platform = await platformOf(services, launch)
  const profiles = await listProfilesOfSubs(
    services.store.db,
    platform,
    listed.map(({ sub }) => sub),
  )
  const people = listed.map(({ sub, name, role }) => ({
    id: personId(link.platformId, sub),
    sub,
    name: name ?? profiles.get(sub)?.displayName ?? '',
    role: role === 'teacher' ? ('teacher' as const) : ('student' as const),
    profileId: profiles.get(sub)?.id ?? null,
  }))
  return { source: 'roster', people: byName(people) }
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

async function whoLaunched({ store }: Services, link: LtiLink): Promise<CoursePeople> {
  const launches = await listLatestLtiLaunches(store.db, placeOf(link))
  const people: CoursePerson[] = []
  for (const { sub, role, profileId } of launches) {
    if (role === 'parent') continue
    const name = (await findProfile(store.db, profileId))?.displayName ?? ''
    people.push({ id: personId(link.platformId, sub), sub, name, role, profileId })
  }
  return { source: 'launched', people: byName(people) }
}

async function contextOf({ store }: Services, launch: LtiLaunchRow, link: LtiLink) {
  const id = launch.contextId ?? link.contextId
  return id === null ? undefined : findLtiContext(store.db, id)
}

const byName = (people: CoursePerson[]): CoursePerson[] =>
  people.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))

export const personId = (platformId: string, sub: string): string =>
  tokenHash(JSON.stringify([platformId, sub])).slice(0, 22)
