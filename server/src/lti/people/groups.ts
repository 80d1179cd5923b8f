import type { LtiGroup, LtiGroupList } from '@pathquest/core'
import type { Db } from '../../db/db'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { findLtiContext, type LtiContext, nameLtiGroups } from '../launches/store/contexts'
import {
  type LtiLaunchRow,
  listLatestLtiLaunches,
  saveLaunchGroups,
} from '../launches/store/launches'

/**
 * The groups of the person who is here: by the launch, else once per visit by the course's roster.
 * Throws AppError `lti_roster_unavailable` where only the roster could say and cannot be read.
 */
export async function ownGroups(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
): Promise<LtiGroup[]> {
  const { db } = services.store
  if (launch.groups?.length === 0) return []
  const context = await contextOf(services, launch)
  if (launch.groups !== null) return withNames(launch.groups, context, await others(db, launch))
  const groups = context ? await groupsByRoster(services, context, launch.sub) : []
  await saveLaunchGroups(db, launch.id, groups)
  return withNames(groups, context)
}

const contextOf = async ({ store }: Pick<Services, 'store'>, { contextId }: LtiLaunchRow) =>
  contextId === null ? undefined : findLtiContext(store.db, contextId)

/**
 * Names as people read them: the platform's (somebody else's launch may tell one that this one
 * does not), else what a teacher of the course called the group.
 */
function withNames(
  groups: readonly LtiGroup[],
  context: LtiContext | undefined,
  told: readonly LtiGroup[] = [],
): LtiGroup[] {
  const names = new Map(told.filter(isNamed).map(({ id, name }) => [id, name]))
  const given = new Map(Object.entries(context?.groupNames ?? {}))
  return groups.map((group) => {
    const { id } = group
    const name = isNamed(group) ? group.name : names.get(id)
    return name === undefined ? { id, name: given.get(id) ?? id, isUnnamed: true } : { id, name }
  })
}

const isNamed = ({ id, name }: LtiGroup): boolean => name !== id

async function groupsByRoster(
  { lti }: Pick<Services, 'lti'>,
  context: LtiContext,
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
  const context = await contextOf(services, launch)
  if (context?.groupsUrl) return withNames(await services.lti.groups(context), context)
  const told = await others(services.store.db, launch)
  const once = new Map(told.map((group) => [group.id, group]))
  return withNames([...once.values()], context, told)
}

/** What launches of the course told of its groups. */
async function others(db: Db, launch: LtiLaunchRow): Promise<LtiGroup[]> {
  const { contextId, linkId } = launch
  const place = contextId !== null ? { contextId } : linkId !== null ? { linkId } : null
  const launches = place ? await listLatestLtiLaunches(db, place) : []
  return launches.flatMap(({ groups }) => groups ?? [])
}

/** A teacher calls groups by names, where the platform tells none; for the whole course. */
export async function nameGroups(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
  names: readonly { id: string; name: string }[],
): Promise<LtiGroupList> {
  const { groups } = await groupsFor(services, launch)
  const unnamed = new Set(groups.flatMap(({ id, isUnnamed }) => (isUnnamed ? [id] : [])))
  const isTheirs = names.every(({ id }) => unnamed.has(id))
  if (!isTheirs || launch.contextId === null) throw new AppError('lti_group_unknown')
  await nameLtiGroups(services.store.db, launch.contextId, names)
  return groupsFor(services, launch)
}

/**
 * Whom a teacher sees: these groups; null: everybody. A group that is not theirs is refused: names
 * and grades of another teacher's students stay with that one.
 */
export async function seenGroups(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
  requested: string | undefined,
): Promise<string[] | null> {
  if (requested === undefined) {
    const own = await ownGroups(services, launch)
    return own.length > 0 ? own.map(({ id }) => id) : null
  }
  const { groups } = await groupsFor(services, launch)
  if (!groups.some(({ id }) => id === requested)) throw new AppError('lti_group_unknown')
  return [requested]
}

/** Who plays a game that this teacher starts: the one group, or null, the whole class. */
export async function playingGroup(
  services: Pick<Services, 'store' | 'lti'>,
  launch: LtiLaunchRow,
  requested: string | undefined,
): Promise<string | null> {
  const seen = await seenGroups(services, launch, requested)
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
