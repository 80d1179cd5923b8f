import { GAME_RETENTION_MS } from '@pathquest/core'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { removeLtiLaunchesBefore } from './launches/store/launches'
import { removeLoginsBefore } from './launches/store/logins'
import { removeDocumentsBefore } from './ltijs/store'
import { removeChoicesBefore } from './waiting-frame/store'

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
      await removeLoginsBefore(store.db, now() - LOGINS_KEPT_MS)
      await removeChoicesBefore(store.db, now())
      await removeDocumentsBefore(store.db, now())
      await removeLtiLaunchesBefore(store.db, now() - GAME_RETENTION_MS)
    },
    (error) =>
      log.error(
        { kind: 'lti', error: describeError(error) },
        'what has ended could not be removed',
      ),
  )
}
