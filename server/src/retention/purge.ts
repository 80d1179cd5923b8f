import { setImmediate } from 'node:timers/promises'
import { purgeImages } from '../question-sets'
import type { Services } from '../services/services'
import { purgeGuests, purgeShares } from './store/guests'
import { purgeMailTokens } from './store/mail-tokens'
import { purgeParentCodes } from './store/parent-codes'
import { type PurgedPeople, purgePeople } from './store/people'
import { purgeSessions } from './store/sessions'
import { purgeSetReports } from './store/set-reports'

/**
 * Purges all that is due, batch by batch with room for others in between. Ends early when
 * `isStopping`: what is left is found again. Returns how many rows it was.
 */
export async function purgeDue(
  { store, env, now }: Pick<Services, 'store' | 'env' | 'now'>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { db } = store
  const at = now()
  // Not counted: they name nobody whom the account beside them does not name.
  await purgeMailTokens(db, at)
  await purgeParentCodes(db, at)
  await purgeSessions(db, at)
  await purgeSetReports(db, at)
  await purgeImages({ store, env, now })
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
  return count
}
