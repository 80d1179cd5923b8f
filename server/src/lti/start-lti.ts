import type { LtiServices } from '../services/lti-services'
import type { Services } from '../services/services'
import { PlatformKeys } from './launches/platform-keys'
import { makeLtiKeys } from './ltijs/keys'
import { startProvider } from './ltijs/provider'
import { LtijsStorage } from './ltijs/storage'
import { makeFetchGuarded } from './outgoing'
import { startPlatformServices } from './platform-services'
import { makeFrameAncestors } from './platforms/frames'
import { findPlatform } from './platforms/store/platforms'
import { startLtiPurge } from './purge'
import { makeDynamicRegistration } from './registration/dynamic-registration'
import { makeToolRoutes } from './tool-routes'

/** Everything of LTI, once per process: what other features ask of it, and its own routes. */
export async function startLti(services: Omit<Services, 'lti'>) {
  const { store, secrets, env, now, log } = services
  const fetchGuarded = makeFetchGuarded({ privateAddresses: env.ltiPrivateAddresses })
  const keys = makeLtiKeys(services)
  const provider = await startProvider(new LtijsStorage(services, keys), keys, secrets.lti)
  const toolRoutes = makeToolRoutes({
    provider,
    platformKeys: new PlatformKeys(fetchGuarded, now),
    registerPlatform: makeDynamicRegistration({ store, env, now, fetchGuarded, keys }),
  })

  const stopSweeper = startLtiPurge(services)
  const { stop: stopServices, ...platformServices } = await startPlatformServices({
    store,
    log,
    now,
    fetchGuarded,
    keys,
  })

  const lti: LtiServices = {
    frameAncestors: makeFrameAncestors(services),
    ...platformServices,
    signDeepLinking: async (launch, items, messages) => {
      const platform = await findPlatform(store.db, launch.platformId)
      if (!platform) throw new Error('A launch of a platform that is gone')
      return provider.signDeepLinking(platform, launch, items, messages)
    },
    keys,
    stop: async () => {
      await stopSweeper()
      await stopServices()
    },
  }
  return { lti, toolRoutes }
}
