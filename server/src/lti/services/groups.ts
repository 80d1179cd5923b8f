import { z } from 'zod'
import type { LaunchGroup } from '../../db/schema/json'
import { AppError } from '../../runtime/errors'
import type { LtiPlatform } from '../platforms/store/platforms'
import { nextPage, parsed } from './pages'
import type { PlatformCalls } from './platform-calls'
import { GROUPS_SCOPE } from './scopes'

const GROUPS = 'application/vnd.ims.lti-gs.v1.contextgroupcontainer+json'
const MOST_PAGES = 10
const MOST_GROUPS = 200
const LONGEST_NAME = 100

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
  for (let page = 0; next !== undefined && page < MOST_PAGES; page++) {
    const answer = await calls.call(platform, { url: next, scope: GROUPS_SCOPE, accept: GROUPS })
    const read = parsed(Groups, answer)
    if (!read) throw new AppError('lti_platform_unreachable')
    for (const entry of read.groups) {
      const group = Group.safeParse(entry).data
      if (!group || groups.size >= MOST_GROUPS) continue
      const { id, name } = group
      groups.set(id, { id, name: (name ?? id).slice(0, LONGEST_NAME) })
    }
    next = nextPage(answer, next)
  }
  return [...groups.values()]
}
