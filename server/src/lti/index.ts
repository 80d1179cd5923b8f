import type { Services } from '../services'
import { findPlatform } from '../store'
import { browserCookie } from './browser-cookie'
import { makeRoutes } from './endpoints'
import { makeFrameAncestors } from './frames'
import { makeHandle } from './handle'
import { makeLtiKeys } from './keys'
import type { LtiServices } from './lti-services'
import { makeFetchGuarded } from './outgoing'
import { PlatformKeys } from './platform-keys'
import { startProvider } from './provider'
import { makeRegistration } from './registration'
import { toolUrls } from './registration/tool'
import { ScoreSender } from './scores'
import { AccessTokens, fetchMembers, LineItemDesk, PlatformCalls, Rosters } from './services'
import { LtijsStorage } from './storage'
import { startSweeper } from './sweeper'

export type { LtiServices } from './lti-services'

/** Everything of LTI, once per process. */
export async function startLti(services: Omit<Services, 'lti'>): Promise<LtiServices> {
  const { store, secrets, env, now, log, limits } = services
  const { launchUrl } = toolUrls(env.publicOrigin)
  const fetchGuarded = makeFetchGuarded({ privateAddresses: env.ltiPrivateAddresses })
  const keys = makeLtiKeys(services)
  const provider = await startProvider(new LtijsStorage(services, keys), keys, secrets.lti)
  const frameAncestors = makeFrameAncestors(services)
  const pageContext = async () => ({ frameAncestors: await frameAncestors() })
  const registration = makeRegistration({ store, env, now, fetchGuarded, keys })
  const routes = makeRoutes({
    services,
    store,
    env,
    now,
    limits,
    provider,
    registration,
    launchUrl,
    pageContext,
    cookie: browserCookie(env.publicOrigin),
    platformKeys: new PlatformKeys(fetchGuarded, now),
  })

  const calls = new PlatformCalls(fetchGuarded, new AccessTokens({ fetchGuarded, keys, now }))
  const lineItems = new LineItemDesk(store, calls)
  const sender = new ScoreSender({ store, calls, lineItems, log, now })
  const rosters = new Rosters(async (context) => {
    const platform = await findPlatform(store.db, context.platformId)
    if (!platform || context.membershipsUrl === null) {
      throw new Error('A course without names and roles service')
    }
    return fetchMembers(calls, platform, context.membershipsUrl)
  }, now)
  const stopSweeper = startSweeper(services)
  await sender.start()

  return {
    handle: makeHandle({ env, log, routes, pageContext }),
    frameAncestors,
    members: (context) => rosters.of(context),
    ensureLineItem: (link) => lineItems.ensure(link.id),
    wakeScores: () => sender.wake(),
    signDeepLinking: async (launch, items, messages) => {
      const platform = await findPlatform(store.db, launch.platformId)
      if (!platform) throw new Error('A launch of a platform that is gone')
      return provider.signDeepLinking(platform, launch, items, messages)
    },
    keys,
    registration,
    stop: async () => {
      await stopSweeper()
      await sender.stop()
    },
  }
}
