import { describeError } from '../../runtime/log'
import type { Services } from '../../services/services'
import type { LtiLaunchRow } from '../launches/store/launches'
import { findLtiLink } from '../launches/store/links'
import { LINE_ITEM_SCOPE } from '../services/access-tokens'

/**
 * A graded activity has its column as soon as a teacher opens it, not only with the first grade;
 * one that was deleted meanwhile, or stands beside another, is seen here. What fails is tried again
 * with the next grade.
 */
export async function openColumn(
  { store, lti, log }: Pick<Services, 'store' | 'lti' | 'log'>,
  { role, looksOn, linkId }: LtiLaunchRow,
): Promise<void> {
  if (role !== 'teacher' || looksOn || linkId === null) return
  try {
    const link = await findLtiLink(store.db, linkId)
    const isWanted = link?.content?.graded && link.lineItemsUrl !== null
    if (isWanted && link.agsScopes.includes(LINE_ITEM_SCOPE)) await lti.lookAtColumn(link)
  } catch (error) {
    log.warn({ error: describeError(error) }, 'the column of an activity could not be made yet')
  }
}
