import { setImmediate } from 'node:timers/promises'
import { removeAccount } from '../account-data'
import { deleteClass } from '../classes'
import { purgeConcerns } from '../concerns'
import type { Db } from '../db/db'
import { removeFailuresBefore } from '../limits/store'
import { purgeImages } from '../question-sets'
import { removeImportsBefore } from '../rosters'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import {
  purgeAudit,
  purgeClassInvites,
  purgeHomework,
  purgeMailTokens,
  purgeParentCodes,
  purgeSchools,
  purgeSessions,
  purgeSetReports,
} from './store/ended'
import { purgeGuests, purgeShares } from './store/guests'
import { type PurgedPeople, purgePeople } from './store/people'
import { isUntaughtClass, listUntaughtClasses } from './store/untaught-classes'
import { isUnusedCard, listUnusedCards, type UnusedCard } from './store/unused-cards'

/** A roster that was read and is not applied, or its result. */
const ROSTER_KEPT_MS = 24 * 60 * 60_000

type PurgeServices = Pick<Services, 'store' | 'env' | 'rooms' | 'sessionSockets' | 'log' | 'now'>

/**
 * Purges all that is due, batch by batch with room for others in between. Ends early when
 * `isStopping`: what is left is found again. Returns how many rows it was; the log of the database is
 * the caller's to truncate.
 */
export async function purgeDue(
  services: PurgeServices,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { store, env, now } = services
  const { db } = store
  const at = now()
  // Not counted: they name nobody whom the account beside them does not name.
  await purgeMailTokens(db, at)
  await purgeParentCodes(db, at)
  await purgeClassInvites(db, at)
  await purgeSchools(db, at)
  await purgeAudit(db, at)
  await purgeSessions(db, at)
  await removeFailuresBefore(db, at)
  await purgeSetReports(db, at)
  await purgeHomework(db, at)
  await purgeConcerns(db, at)
  await purgeImages({ store, env, now })
  await removeImportsBefore(db, at - ROSTER_KEPT_MS)
  let count = await purgeShares(db, at)
  let hasMore = true
  while (hasMore && !isStopping()) {
    const guests = await purgeGuests(db, at)
    count += guests
    hasMore = guests > 0
    await setImmediate()
  }
  let after: string | null = ''
  while (after !== null && !isStopping()) {
    const people: PurgedPeople = await purgePeople(db, after, at)
    count += people.forgotten
    after = people.last
    await setImmediate()
  }
  // Last: their rooms may be away, and everything else has gone by then.
  count += await purgeClasses(services, isStopping)
  return count + (await purgeCards(services, at, isStopping))
}

async function purgeClasses(services: PurgeServices, isStopping: () => boolean): Promise<number> {
  const { store, log } = services
  let count = 0
  for (const id of await listUntaughtClasses(store.db)) {
    if (isStopping()) return count
    try {
      await deleteClass(services, removeAccount, id, (db) => isUntaughtClass(db, id))
      count++
    } catch (error) {
      const described = describeError(error)
      log.error({ kind: 'retention', error: described }, 'an untaught class was not deleted')
    }
  }
  return count
}

const CARDS_AT_ONCE = 100

async function purgeCards(
  services: PurgeServices,
  at: number,
  isStopping: () => boolean,
): Promise<number> {
  const { store, log } = services
  let count = 0
  let after: UnusedCard | undefined
  for (;;) {
    const unused = await listUnusedCards(store.db, at, CARDS_AT_ONCE, after)
    if (unused.length === 0) return count
    for (const student of unused) {
      if (isStopping()) return count
      const isUnused = (db: Db) => isUnusedCard(db, student.profileId, at)
      try {
        if (await removeAccount(services, student, isUnused)) count++
      } catch (error) {
        // Its room may be away for long: the others do not wait for it.
        const described = describeError(error)
        log.error({ kind: 'retention', error: described }, 'an unused account was not deleted')
      }
      await setImmediate()
    }
    after = unused.at(-1)
  }
}

const EVERY_MS = 60 * 60_000

/** Purges what is due, at once and then every hour. Returns what stops it. */
export function startPurge(services: PurgeServices, everyMs = EVERY_MS) {
  const { store, log } = services
  return every(
    everyMs,
    async (signal) => {
      const purged = await store.tryWithLock('purge', () =>
        purgeDue(services, () => signal.aborted),
      )
      const count = purged?.result ?? 0
      if (count > 0) log.info({ kind: 'retention', count }, 'names and answers were forgotten')
      // Also of accounts that were deleted meanwhile, and by a process that was killed.
      await store.truncateLog()
    },
    (error) => log.error({ kind: 'retention', error: describeError(error) }, 'forgetting failed'),
  )
}
