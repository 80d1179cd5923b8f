import { acceptedLanguage } from '../runtime/language'
import type { LtiServices } from '../services/lti-services'
import type { Services } from '../services/services'
import { makeRoutes } from './tool-routes'
import { makeHandle } from './pages/refusal'
import type { MakePageContext } from './pages/launch-pages'
import { browserCookie } from './launches/browser-cookie'
import { PlatformKeys } from './launches/platform-keys'
import { makeLtiKeys } from './ltijs/keys'
import { startProvider } from './ltijs/provider'
import { LtijsStorage } from './ltijs/storage'
import { makeFetchGuarded } from './outgoing'
import { startPlatformServices } from './platform-services'
import { makeFrameAncestors } from './platforms/frames'
import { findPlatform } from './platforms/store/platforms'
import { startLtiPurge } from './purge'
import { makeRegistration } from './registration'
import { toolUrls } from './registration/tool'

export type { LtiServices } from '../services/lti-services'

/** Everything of LTI, once per process. */
export async function startLti(services: Omit<Services, 'lti'>): Promise<LtiServices> {
  const { store, secrets, env, now, log, limits } = services
  const { launchUrl } = toolUrls(env.publicOrigin)
  const fetchGuarded = makeFetchGuarded({ privateAddresses: env.ltiPrivateAddresses })
  const keys = makeLtiKeys(services)
  const provider = await startProvider(new LtijsStorage(services, keys), keys, secrets.lti)
  const frameAncestors = makeFrameAncestors(services)
  const pageContext: MakePageContext = async (headers) => ({
    frameAncestors: await frameAncestors(),
    language: acceptedLanguage(headers['accept-language']),
  })
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

  const stopSweeper = startLtiPurge(services)
  const { stop: stopServices, ...platformServices } = await startPlatformServices({
    store,
    log,
    now,
    fetchGuarded,
    keys,
  })

  return {
    handle: makeHandle({ env, log, limits, routes, pageContext }),
    frameAncestors,
    ...platformServices,
    signDeepLinking: async (launch, items, messages) => {
      const platform = await findPlatform(store.db, launch.platformId)
      if (!platform) throw new Error('A launch of a platform that is gone')
      return provider.signDeepLinking(platform, launch, items, messages)
    },
    keys,
    registration,
    stop: async () => {
      await stopSweeper()
      await stopServices()
    },
  }
}
