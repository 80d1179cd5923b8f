import type { Health } from '@pathquest/core'
import { checkDisk } from '../runtime/disk'
import { describeError, type Log } from '../runtime/log'
import { VERSION } from '../runtime/program-folder'
import type { Services } from '../services/services'

type Asked = Pick<Services, 'store' | 'roomsHealthy' | 'env' | 'proxies' | 'clock'>

/** The state of each part. Whatever stops people from playing or saving is `down`. */
export async function checkHealth(
  { store, roomsHealthy, env, proxies, clock }: Asked,
  log: Log,
): Promise<Health> {
  const [hasDatabase, hasRooms, disk] = await Promise.all([
    store.ping().then(
      () => true,
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'the database does not answer')
        return false
      },
    ),
    roomsHealthy(),
    checkDisk(env.dataDir),
  ])
  const { writes, integrity } = store.health()
  const isUp =
    hasDatabase && hasRooms && disk !== 'full' && writes === 'ok' && integrity !== 'damaged'
  const warnings = [
    ...(proxies.wasSeen ? (['proxy_not_declared'] as const) : []),
    ...(clock.steppedMs !== 0 ? (['clock_stepped'] as const) : []),
  ]
  return {
    status: isUp ? 'ok' : 'down',
    version: VERSION,
    database: hasDatabase ? 'ok' : 'down',
    rooms: hasRooms ? 'ok' : 'down',
    disk,
    writes,
    integrity,
    ...(warnings.length > 0 && { warnings }),
  }
}
