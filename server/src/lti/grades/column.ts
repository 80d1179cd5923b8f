import { describeError } from '../../runtime/log'
import type { Services } from '../../services/services'
import type { LtiLaunchRow } from '../launches/store/launches'
import { findLtiLink } from '../launches/store/links'
import { LINE_ITEM_SCOPE } from '../services/scopes'

/**
 * Where the LMS made no column for a graded activity, its gradebook has one as soon as a teacher
 * opens it, not only with the first grade. What fails here is tried again with that grade.
 */
export async function openColumn(
  { store, lti, log }: Pick<Services, 'store' | 'lti' | 'log'>,
  { role, linkId }: LtiLaunchRow,
): Promise<void> {
  if (role !== 'teacher' || linkId === null) return
  try {
    const link = await findLtiLink(store.db, linkId)
    const isWanted =
      link?.content?.graded && link.lineItemUrl === null && link.lineItemsUrl !== null
    if (isWanted && link.agsScopes.includes(LINE_ITEM_SCOPE)) await lti.ensureLineItem(link)
  } catch (error) {
    log.warn({ error: describeError(error) }, 'the column of an activity could not be made yet')
  }
}
