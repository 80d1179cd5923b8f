import { EnvError } from '../runtime/env'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import { differingSecrets, fingerprintsOf, SECRET_VARIABLES } from './fingerprints'
import {
  type ApiProcess,
  listRunningProcesses,
  putApiProcess,
  removeApiProcess,
  removeDeadProcesses,
} from './store'

const BEAT_MS = 30_000
/** After three beats without a word. */
const ALIVE_MS = 3 * BEAT_MS

/**
 * Processes on one database have the same secrets: a session, a seat or a ticket of one is good at
 * all of them. Refuses a start with others while another process runs; where none does, secrets may
 * change, as on a single server. Returns what says that this process has stopped.
 */
export async function registerProcess({
  store,
  secrets,
  now,
  log,
}: Pick<Services, 'store' | 'secrets' | 'now' | 'log'>): Promise<() => Promise<void>> {
  // The database of a single process.
  if (store.dialect === 'sqlite') return async () => {}
  const fingerprints = fingerprintsOf(secrets)
  const id = newId('apiProcess')
  const current = (): ApiProcess => ({ id, ...fingerprints, aliveUntil: now() + ALIVE_MS })
  await store.transact(async (tx) => {
    const running = await listRunningProcesses(tx, now())
    const differing = new Set(running.flatMap((other) => differingSecrets(fingerprints, other)))
    if (differing.size > 0) throw new EnvError(refusal([...differing]))
    await removeDeadProcesses(tx, now())
    await putApiProcess(tx, current())
  })
  const stop = every(
    BEAT_MS,
    () => putApiProcess(store.db, current()),
    (error) =>
      log.error(
        { kind: 'database', error: describeError(error) },
        'this process is not registered',
      ),
  )
  return async () => {
    await stop()
    await removeApiProcess(store.db, id)
  }
}

const refusal = (names: readonly string[]): string =>
  `${names.join(', ')}: another server that runs on this DATABASE_URL has other secrets, so neither would know the other's sessions. Set ${SECRET_VARIABLES.join(', ')} in the environment of every server, to the same values. To change them, stop every server first; one that was killed counts as running for ${ALIVE_MS / 1000} s.`
