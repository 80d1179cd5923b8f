import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { purgeDue } from './purge'

const EVERY_MS = 60 * 60_000

/** Purges what is due, at once and then every hour. Returns what stops it. */
export function startPurge(
  { store, env, now, log }: Pick<Services, 'store' | 'env' | 'now' | 'log'>,
  everyMs = EVERY_MS,
) {
  return every(
    everyMs,
    async (signal) => {
      const count = await purgeDue({ store, env, now }, () => signal.aborted)
      if (count > 0) log.info({ kind: 'retention', count }, 'names and answers were forgotten')
      // Also of accounts that were deleted meanwhile, and by a process that was killed.
      await store.truncateLog()
    },
    (error) => log.error({ kind: 'retention', error: describeError(error) }, 'forgetting failed'),
  )
}
