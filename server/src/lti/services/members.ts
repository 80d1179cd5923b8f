import { z } from 'zod'
import { AppError } from '../../runtime/errors'
import type { LtiMember } from '../../services/lti-services'
import { standingInContext } from '../launches/roles'
import type { LtiContext } from '../launches/store/contexts'
import type { LtiPlatform } from '../platforms/store/platforms'
import { nextPage, parsed, withQuery } from './pages'
import type { PlatformCalls } from './platform-calls'
import { MEMBERS_SCOPE } from './scopes'

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
    role: standingInContext(member.roles).role,
    groups: member.group_enrollments?.map(({ group_id }) => group_id) ?? null,
    isActive: (member.status ?? 'Active').toLowerCase() === 'active',
  }
}
