import * as z from 'zod'
import type { LaunchGroup } from '../../db/schema/json'
import { AppError } from '../../runtime/errors'
import type { LtiMember } from '../../services/lti-services'
import { courseRole } from '../launches/roles'
import type { LtiContext } from '../launches/store/contexts'
import type { LtiPlatform } from '../platforms/store/platforms'
import { GROUPS_SCOPE, MEMBERS_SCOPE } from './access-tokens'
import { nextPage, type PlatformCalls, parsed, withQuery } from './platform-calls'

const MEMBERS = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const PAGE = 100
const MOST_PAGES = 50
const MOST_MEMBERS = 5_000
const LONGEST_NAME = 200

const text = z.string().nullish().catch(null)
const Member = z.object({
  user_id: z.coerce.string().min(1),
  status: text,
  name: text,
  given_name: text,
  family_name: text,
  roles: z.array(z.string()).catch([]),
  /** LTI Course Groups 1.0, 3. */
  group_enrollments: z
    .array(z.object({ group_id: z.coerce.string().min(1) }))
    .nullish()
    .catch(null),
})
const Membership = z.object({ members: z.array(z.unknown()) })

/** Members of a course by the names and roles service, all pages; deleted ones left out. */
export async function fetchMembers(
  calls: PlatformCalls,
  platform: LtiPlatform,
  { membershipsUrl, groupsUrl }: Pick<LtiContext, 'membershipsUrl' | 'groupsUrl'>,
): Promise<LtiMember[]> {
  if (membershipsUrl === null) return []
  const members = new Map<string, LtiMember>()
  let next: string | undefined = withQuery(membershipsUrl, {
    limit: String(PAGE),
    // Nobody else has to understand it.
    ...(groupsUrl === null ? {} : { groups: 'true' }),
  })
  for (let page = 0; next !== undefined && page < MOST_PAGES; page++) {
    const answer = await calls.call(platform, { url: next, scope: MEMBERS_SCOPE, accept: MEMBERS })
    const membership = parsed(Membership, answer)
    if (!membership) throw new AppError('lti_platform_unreachable')
    for (const entry of membership.members) {
      const member = Member.safeParse(entry).data
      if (!member || member.status?.toLowerCase() === 'deleted') continue
      members.set(member.user_id, shown(member))
      if (members.size >= MOST_MEMBERS) return [...members.values()]
    }
    next = nextPage(answer, next)
  }
  return [...members.values()]
}

function shown(member: z.output<typeof Member>): LtiMember {
  const parts = [member.given_name, member.family_name].filter((part) => part?.trim())
  const name = (member.name?.trim() || parts.join(' ').trim()).slice(0, LONGEST_NAME)
  return {
    sub: member.user_id,
    name: name === '' ? null : name,
    role: courseRole(member.roles).role,
    groups: member.group_enrollments?.map(({ group_id }) => group_id) ?? null,
    isActive: (member.status ?? 'Active').toLowerCase() === 'active',
  }
}

const GROUPS = 'application/vnd.ims.lti-gs.v1.contextgroupcontainer+json'
const MOST_GROUP_PAGES = 10
const MOST_GROUPS = 200
const LONGEST_GROUP_NAME = 100

const Group = z.object({
  id: z.coerce.string().min(1).max(255),
  name: z.string().trim().min(1).nullish().catch(null),
})
const Groups = z.object({ groups: z.array(z.unknown()) })

/** Groups of a course by the course groups service (LTI Course Groups 1.0, 2), all pages. */
export async function fetchGroups(
  calls: PlatformCalls,
  platform: LtiPlatform,
  groupsUrl: string,
): Promise<LaunchGroup[]> {
  const groups = new Map<string, LaunchGroup>()
  let next: string | undefined = groupsUrl
  for (let page = 0; next !== undefined && page < MOST_GROUP_PAGES; page++) {
    const answer = await calls.call(platform, { url: next, scope: GROUPS_SCOPE, accept: GROUPS })
    const read = parsed(Groups, answer)
    if (!read) throw new AppError('lti_platform_unreachable')
    for (const entry of read.groups) {
      const group = Group.safeParse(entry).data
      if (!group || groups.size >= MOST_GROUPS) continue
      const { id, name } = group
      groups.set(id, { id, name: (name ?? id).slice(0, LONGEST_GROUP_NAME) })
    }
    next = nextPage(answer, next)
  }
  return [...groups.values()]
}

const CACHED_MS = 30_000

/** Lists of courses, cached for half a minute: a teacher's page asks again and again. */
export class CourseCache<T> {
  readonly #cache = new Map<string, { askedAt: number; until: number; list: Promise<T[]> }>()

  constructor(
    private readonly read: (context: LtiContext) => Promise<T[]>,
    private readonly now: () => number,
  ) {}

  /**
   * `notBefore`: a list of that moment or later alone, for who has heard since then that somebody
   * left. Throws AppError `lti_roster_unavailable`.
   */
  async of(context: LtiContext, notBefore = 0): Promise<T[]> {
    const now = this.now()
    for (const [old, { until }] of this.#cache) if (until <= now) this.#cache.delete(old)
    // A course that tells of its groups since a moment is asked anew.
    const key = JSON.stringify([context.id, context.membershipsUrl, context.groupsUrl])
    const cached = this.#cache.get(key)
    if (cached && cached.askedAt >= notBefore) return cached.list
    const list: Promise<T[]> = this.read(context).catch((error: unknown) => {
      if (this.#cache.get(key)?.list === list) this.#cache.delete(key)
      throw new AppError('lti_roster_unavailable', {}, undefined, { cause: error })
    })
    this.#cache.set(key, { askedAt: now, until: now + CACHED_MS, list })
    return list
  }
}
