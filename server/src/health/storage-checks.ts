import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'

const EVERY_MS = 24 * 60 * 60_000

/**
 * Checks the integrity of the whole database at the start, then daily; /api/health reports the
 * result.
 */
export function startStorageChecks({ store, log }: Pick<Services, 'store' | 'log'>) {
  return every(
    EVERY_MS,
    async () => {
      await store.check()
      if (store.health().integrity === 'damaged') {
        log.error({ kind: 'storage' }, 'the database is damaged: restore a backup')
      }
    },
    (error) =>
      log.error({ kind: 'storage', error: describeError(error) }, 'the database was not checked'),
  )
}
