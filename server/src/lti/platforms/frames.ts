import { TimedCache } from '../../runtime/cache'
import type { Services } from '../../services/services'
import { listPlatforms } from './store/platforms'

const KEPT_MS = 2_000
/** What may stand in a policy: a scheme, a host, a port. */
const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i
/** A wildcard is an administrator's word; in an address it is no host. */
const GIVEN_ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/i

/** Origins of active platforms: their pages may frame a launch and the app behind it. */
export function makeFrameAncestors({ store, now }: Pick<Services, 'store' | 'now'>) {
  const kept = new TimedCache<readonly string[]>(KEPT_MS, now)
  return () => kept.of('all', async () => originsOf(await listPlatforms(store.db)))
}

function originsOf(platforms: Awaited<ReturnType<typeof listPlatforms>>): string[] {
  const given = platforms
    .filter(({ isActive }) => isActive)
    .flatMap(({ issuer, authUrl, frameOrigins }) => [
      ...[issuer, authUrl]
        .flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
        .filter((origin) => ORIGIN.test(origin)),
      ...frameOrigins.filter((origin) => GIVEN_ORIGIN.test(origin)),
    ])
  return [...new Set(given)]
}
