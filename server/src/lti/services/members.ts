import { z } from 'zod'
import { AppError } from '../../runtime/errors'
import type { LtiMember } from '../../services/lti-services'
import { roleInContext } from '../launches/roles'
import type { LtiContextRow, LtiPlatformRow } from '../rows'
import { nextPage, parsed, withQuery } from './pages'
import type { PlatformCalls } from './platform-calls'
import { MEMBERS_SCOPE } from './scopes'

const MEMBERS = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const PAGE = 100
const MOST_PAGES = 50
const MOST_MEMBERS = 5_000
const KEPT_MS = 30_000
const LONGEST_NAME = 200

const text = z.string().nullish().catch(null)
const Member = z.object({
  user_id: z.coerce.string().min(1),
  status: text,
  name: text,
  given_name: text,
  family_name: text,
  roles: z.array(z.string()).catch([]),
})
const Membership = z.object({ members: z.array(z.unknown()) })

/** Members of a course by the names and roles service, all pages; deleted ones left out. */
export async function fetchMembers(
  calls: PlatformCalls,
  platform: LtiPlatformRow,
  membershipsUrl: string,
): Promise<LtiMember[]> {
  const members = new Map<string, LtiMember>()
  let next: string | undefined = withQuery(membershipsUrl, { limit: String(PAGE) })
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
    role: roleInContext(member.roles),
    isActive: (member.status ?? 'Active').toLowerCase() === 'active',
  }
}

/** Rosters, kept for half a minute: a teacher's page asks again and again. */
export class Rosters {
  readonly #kept = new Map<string, { until: number; members: Promise<LtiMember[]> }>()

  constructor(
    private readonly read: (context: LtiContextRow) => Promise<LtiMember[]>,
    private readonly now: () => number,
  ) {}

  /** Throws AppError `lti_roster_unavailable`. */
  async of(context: LtiContextRow): Promise<LtiMember[]> {
    const now = this.now()
    for (const [id, { until }] of this.#kept) if (until <= now) this.#kept.delete(id)
    const kept = this.#kept.get(context.id)
    if (kept) return kept.members
    const members = this.read(context).catch((error: unknown) => {
      this.#kept.delete(context.id)
      throw new AppError('lti_roster_unavailable', {}, undefined, { cause: error })
    })
    this.#kept.set(context.id, { until: now + KEPT_MS, members })
    return members
  }
}
