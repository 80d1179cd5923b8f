import type { LtiGroup, LtiGroupList } from '@pathquest/game-core'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { placeOf } from '../activities/attempts'
import { linkOf } from '../launches/launch-view'
import { findLtiContext } from '../launches/store/contexts'
import {
  keepLaunchGroups,
  type LtiLaunchRow,
  listLatestLtiLaunches,
} from '../launches/store/launches'
import type { LtiContextRow } from '../rows'

/**
 * The groups of the person who is here: by the launch, else once per visit by the course's roster.
 * Throws AppError `lti_roster_unavailable` where only the roster could say and cannot be read.
 */
export async function ownGroups(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
): Promise<LtiGroup[]> {
  if (launch.groups !== null) return launch.groups
  const { db } = services.store
  const context = launch.contextId === null ? undefined : await findLtiContext(db, launch.contextId)
  const groups = context ? await groupsByRoster(services, context, launch.sub) : []
  await keepLaunchGroups(db, launch.id, groups)
  return groups
}

async function groupsByRoster(
  { lti }: Pick<Services, 'lti'>,
  context: LtiContextRow,
  sub: string,
): Promise<LtiGroup[]> {
  if (context.groupsUrl === null || context.membershipsUrl === null) return []
  const [all, members] = await Promise.all([lti.groups(context), lti.members(context)])
  const own = members.find((member) => member.sub === sub)?.groups ?? []
  return all.filter(({ id }) => own.includes(id))
}

/** The groups that a teacher sees: their own, or all of the course for who is in none. */
export async function groupsFor(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
): Promise<LtiGroupList> {
  const own = await ownGroups(services, launch)
  if (own.length > 0) return { groups: byName(own), own: true }
  return { groups: byName(await groupsOfCourse(services, launch)), own: false }
}

/** By the groups service; where there is none, those that launches of the course told of. */
export async function groupsOfCourse(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
): Promise<LtiGroup[]> {
  const { db } = services.store
  const context = launch.contextId === null ? undefined : await findLtiContext(db, launch.contextId)
  if (context?.groupsUrl) return services.lti.groups(context)
  const link = await linkOf(services, launch)
  const launches = await listLatestLtiLaunches(db, placeOf(link))
  const told = launches.flatMap(({ groups }) => groups ?? [])
  return [...new Map(told.map((group) => [group.id, group])).values()]
}

/**
 * Whom a teacher sees: these groups; null: everybody. A group that is not theirs is refused: names
 * and grades of another teacher's students stay with that one.
 */
export async function seenGroups(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
  wish: string | undefined,
): Promise<string[] | null> {
  if (wish === undefined) {
    const own = await ownGroups(services, launch)
    return own.length > 0 ? own.map(({ id }) => id) : null
  }
  const { groups } = await groupsFor(services, launch)
  if (!groups.some(({ id }) => id === wish)) throw new AppError('lti_group_unknown')
  return [wish]
}

/** Who plays a game that this teacher starts: the one group, or null, the whole class. */
export async function playingGroup(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
  wish: string | undefined,
): Promise<string | null> {
  const seen = await seenGroups(services, launch, wish)
  if (seen === null) return null
  const [only, ...others] = seen
  if (only === undefined || others.length > 0) throw new AppError('lti_group_unknown')
  return only
}

const byName = (groups: readonly LtiGroup[]): LtiGroup[] =>
  [...groups].sort(
    (a, b) =>
      a.name.localeCompare(b.name, undefined, { numeric: true }) || a.id.localeCompare(b.id),
  )
