import { AppError } from '../runtime/errors'
import type { LtiKeys, LtiServices } from '../services/lti-services'
import type { Services } from '../services/services'
import type { FetchGuarded } from './fetch-guarded'
import { ColumnReader } from './grades/read-back/column-reader'
import { ScoreSender } from './grades/sender/score-sender'
import type { LtiContext } from './launches/store/contexts'
import { findPlatform } from './platforms/store/platforms'
import {
  AccessTokens,
  CourseCache,
  fetchGroups,
  fetchMembers,
  LinkLineItems,
  PlatformCalls,
} from './services'

interface PlatformServicesOptions extends Pick<Services, 'store' | 'log' | 'now'> {
  fetchGuarded: FetchGuarded
  keys: Pick<LtiKeys, 'signing'>
  retried?: () => void
}

export type PlatformServices = Pick<
  LtiServices,
  'members' | 'groups' | 'lookAtColumn' | 'wakeScores' | 'stop'
>

/** Roster and gradebook of platforms. Sends at once what an earlier process left. */
export async function startPlatformServices(
  options: PlatformServicesOptions,
): Promise<PlatformServices> {
  const { store, now } = options
  const stopping = new AbortController()
  const fetchGuarded = until(stopping.signal, options.fetchGuarded)
  const calls = new PlatformCalls(fetchGuarded, new AccessTokens({ ...options, fetchGuarded }))
  const lineItems = new LinkLineItems(store, calls, now)
  const activePlatform = async (platformId: string) => {
    const platform = await findPlatform(store.db, platformId)
    if (!platform?.isActive) throw new AppError('platform_not_found')
    return platform
  }
  const rosters = new CourseCache(async (context) => {
    if (context.membershipsUrl === null) throw new AppError('platform_not_found')
    return fetchMembers(calls, await activePlatform(context.platformId), context)
  }, now)
  const groups = new CourseCache(async ({ platformId, groupsUrl }) => {
    if (groupsUrl === null) return []
    return fetchGroups(calls, await activePlatform(platformId), groupsUrl)
  }, now)
  const members = (context: LtiContext, notBefore?: number) => rosters.of(context, notBefore)
  const reader = new ColumnReader({ ...options, calls, members })
  const onSent = () => reader.wake()
  const sender = new ScoreSender({ ...options, calls, lineItems, members, onSent })
  await sender.start()
  reader.wake()
  return {
    members: (context) => members(context),
    groups: (context) => groups.of(context),
    lookAtColumn: async (link) => {
      await lineItems.look(link.id)
      // A launch may have named another column than the one that has what was sent.
      sender.wake()
      await reader.look(link.id)
    },
    wakeScores: () => {
      sender.wake()
      reader.wake()
    },
    stop: async () => {
      const stopped = Promise.all([sender.stop(), reader.stop()])
      stopping.abort()
      await stopped
    },
  }
}

/** Calls that end with us. */
const until =
  (stopped: AbortSignal, fetchGuarded: FetchGuarded): FetchGuarded =>
  (url, options = {}) => {
    const { signal } = options
    return fetchGuarded(url, {
      ...options,
      signal: signal ? AbortSignal.any([stopped, signal]) : stopped,
    })
  }
