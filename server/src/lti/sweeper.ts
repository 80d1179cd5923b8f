import { describeError } from '../log'
import type { Services } from '../services'
import { removeDocumentsBefore, removeLoginsBefore } from '../store'

const EVERY_MS = 60_000
/** A launch that comes too late shall still hear why. */
const LOGINS_KEPT_MS = 60 * 60_000

/** Forgets logins and documents that have ended. Returns what stops it. */
export function startSweeper({ store, now, log }: Pick<Services, 'store' | 'now' | 'log'>) {
  let underWay: Promise<void> = Promise.resolve()
  const sweep = async () => {
    try {
      await removeLoginsBefore(store.db, now() - LOGINS_KEPT_MS)
      await removeDocumentsBefore(store.db, now())
    } catch (error) {
      log.error({ kind: 'lti', error: describeError(error) }, 'ended logins could not be removed')
    }
  }
  const timer = setInterval(() => {
    underWay = underWay.then(sweep)
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
