import { GAME_RETENTION_MS } from '@pathquest/core'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { LtiServices } from '../services/lti-services'
import type { Services } from '../services/services'
import { makeFetchGuarded } from './fetch-guarded'
import { PlatformKeys } from './launches/platform-keys'
import { removeLtiLaunchesBefore } from './launches/store/launches'
import { removeLoginsBefore } from './launches/store/logins'
import { makeLtiKeys } from './ltijs/keys'
import { startProvider } from './ltijs/provider'
import { LtijsStorage } from './ltijs/storage'
import { removeDocumentsBefore } from './ltijs/store'
import { startPlatformServices } from './platform-services'
import { makeFrameAncestors } from './platforms/platforms'
import { findPlatform } from './platforms/store/platforms'
import { makeDynamicRegistration } from './registration/dynamic-registration'
import { makeToolRoutes } from './tool-routes'
import { removeChoicesBefore } from './waiting-frame/store'

/** Everything of LTI, once per process: what other features ask of it, and its own routes. */
export async function startLti(services: Omit<Services, 'lti'>) {
  const { store, secrets, env, now, log, metrics } = services
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
    retried: () => metrics.retried('grade'),
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

const EVERY_MS = 60_000
/** A launch that comes too late shall still hear why. */
const LOGINS_KEPT_MS = 60 * 60_000

/**
 * Forgets logins, documents and visits that have ended: here and not in a launch, where a class
 * that comes at once would wait for each other. Returns what stops it.
 */
export function startLtiPurge({ store, now, log }: Pick<Services, 'store' | 'now' | 'log'>) {
  return every(
    EVERY_MS,
    async () => {
      await store.tryWithLock('lti purge', async () => {
        await removeLoginsBefore(store.db, now() - LOGINS_KEPT_MS)
        await removeChoicesBefore(store.db, now())
        await removeDocumentsBefore(store.db, now())
        await removeLtiLaunchesBefore(store.db, now() - GAME_RETENTION_MS)
      })
    },
    (error) =>
      log.error(
        { kind: 'lti', error: describeError(error) },
        'what has ended could not be removed',
      ),
  )
}
