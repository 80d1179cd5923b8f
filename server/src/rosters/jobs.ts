import { setImmediate } from 'node:timers/promises'
import type { RosterPreview } from '@pathquest/core'
import { type DeletionServices, type RemoveAccount, removeStudent, taughtClass } from '../classes'
import { AppError } from '../runtime/errors'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { applyPart } from './apply-part'
import type { RosterChange } from './changes'
import { finishImport, finishPart, nextPart, nextRunning, type RosterImport } from './store/imports'

type JobServices = DeletionServices & Pick<Services, 'secrets'>

/** A teacher waits for it; where there is nothing to do it is one look at an index. */
const EVERY_MS = 1_000

/** Applies rosters, also those that a process left when it was killed. Returns what stops it. */
export function startRosterJobs(services: JobServices, removeAccount: RemoveAccount) {
  const { store, log } = services
  return every(
    EVERY_MS,
    async (signal) => {
      if (!(await nextRunning(store.db))) return
      await store.tryWithLock('rosters', () =>
        applyRosters(services, removeAccount, () => signal.aborted),
      )
    },
    (error) =>
      log.error({ kind: 'roster', error: describeError(error) }, 'a roster waits for its next try'),
  )
}

/** One after another, the oldest first, part by part with room for others in between. */
export async function applyRosters(
  services: JobServices,
  removeAccount: RemoveAccount,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db } = services.store
  for (let job = await nextRunning(db); job && !isStopping(); job = await nextRunning(db)) {
    await applyRoster(services, removeAccount, job, isStopping)
  }
}

async function applyRoster(
  services: JobServices,
  removeAccount: RemoveAccount,
  { id, profileId, preview, ...job }: RosterImport,
  isStopping: () => boolean,
): Promise<void> {
  const { store } = services
  let { done, skipped } = job
  for (let part = await nextPart(store.db, id); part; part = await nextPart(store.db, id)) {
    if (isStopping()) return
    const changes: RosterChange[] = JSON.parse(part.changes)
    // Their rooms are called first; who has left already is passed over when a part is repeated.
    if (part.isLeaving) await leave(services, removeAccount, profileId, changes)
    const { seq } = part
    await store.transact(async (tx) => {
      const more = part?.isLeaving ? 0 : await applyPart(services, tx, profileId, changes)
      await finishPart(tx, { importId: id, seq }, { done: done + 1, skipped: skipped + more })
      skipped += more
    })
    done++
    // SQLite runs in the thread that serves everybody.
    await setImmediate()
  }
  // The log of the database, large by now, is truncated by the hourly run: here it would stop games.
  await finishImport(store.db, id, withoutNames(preview))
}

async function leave(
  services: JobServices,
  removeAccount: RemoveAccount,
  teacherId: string,
  changes: readonly RosterChange[],
): Promise<void> {
  for (const change of changes) {
    if (change.do !== 'leave') continue
    try {
      await taughtClass(services.store.db, change.classId, teacherId)
      await removeStudent(services, removeAccount, change)
    } catch (error) {
      // Removed by somebody meanwhile, or the class is not this teacher's any more.
      const isGone = error instanceof AppError && /^class_/.test(error.code)
      if (!isGone) throw error
    }
    await setImmediate()
  }
}

function withoutNames(preview: string): string {
  const { newClasses: _, leaves: __, ...counts }: RosterPreview = JSON.parse(preview)
  return JSON.stringify({ ...counts, newClasses: [], leaves: [] } satisfies RosterPreview)
}
