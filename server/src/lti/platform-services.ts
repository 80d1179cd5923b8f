import { AppError } from '../runtime/errors'
import type { LtiKeys, LtiServices } from '../services/lti-services'
import type { Services } from '../services/services'
import { ScoreSender } from './grades/sender/score-sender'
import type { FetchGuarded } from './outgoing'
import { findPlatform } from './platforms/store/platforms'
import { AccessTokens, fetchMembers, LinkLineItems, PlatformCalls, Rosters } from './services'

export interface PlatformServicesOptions extends Pick<Services, 'store' | 'log' | 'now'> {
  fetchGuarded: FetchGuarded
  keys: Pick<LtiKeys, 'signing'>
}

export type PlatformServices = Pick<
  LtiServices,
  'members' | 'ensureLineItem' | 'wakeScores' | 'stop'
>

/** Roster and gradebook of platforms. Sends at once what an earlier process left. */
export async function startPlatformServices(
  options: PlatformServicesOptions,
): Promise<PlatformServices> {
  const { store, now } = options
  const stopping = new AbortController()
  const fetchGuarded = until(stopping.signal, options.fetchGuarded)
  const calls = new PlatformCalls(fetchGuarded, new AccessTokens({ ...options, fetchGuarded }))
  const lineItems = new LinkLineItems(store, calls)
  const rosters = new Rosters(async ({ platformId, membershipsUrl }) => {
    const platform = await findPlatform(store.db, platformId)
    if (!platform?.isActive || membershipsUrl === null) throw new AppError('platform_not_found')
    return fetchMembers(calls, platform, membershipsUrl)
  }, now)
  const sender = new ScoreSender({ ...options, calls, lineItems })
  await sender.start()
  return {
    members: (context) => rosters.of(context),
    ensureLineItem: (link) => lineItems.ensure(link.id),
    wakeScores: () => sender.wake(),
    stop: async () => {
      const stopped = sender.stop()
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
