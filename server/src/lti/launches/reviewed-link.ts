import type { Db } from '../../db/db'
import type { LaunchClaims } from './launch-claims'
import { LaunchRefused } from './launch-refused'
import { asItCounts } from './link-overrides'
import {
  findLtiLinkByColumn,
  findLtiLinkByKey,
  type LaunchedLink,
  type LtiLink,
  saveLtiLink,
} from './store/links'

/**
 * The activity whose work is looked at: by its link, else by its column. A review tells an activity
 * that is known nothing new; one that nobody opened yet is kept as the review tells it.
 */
export async function reviewedLink(
  tx: Db,
  { ags, resourceLink }: Pick<LaunchClaims, 'ags' | 'resourceLink'>,
  launched: Omit<LaunchedLink, 'resourceLinkId' | 'title'>,
  now: number,
): Promise<LtiLink> {
  const known = await knownLink(tx, launched, resourceLink)
  const found = known ?? (ags?.lineItem && (await linkOfColumn(tx, launched, ags.lineItem)))
  if (found) return found
  if (!resourceLink) throw new LaunchRefused('review_unknown', 'review_of_unknown_column')
  const { id: resourceLinkId, title } = resourceLink
  return saveLtiLink(tx, { ...launched, resourceLinkId, title }, now)
}

async function knownLink(
  tx: Db,
  { platformId, deploymentId }: Pick<LaunchedLink, 'platformId' | 'deploymentId'>,
  resourceLink: LaunchClaims['resourceLink'],
): Promise<LtiLink | undefined> {
  if (!resourceLink) return undefined
  const key = { platformId, deploymentId, resourceLinkId: resourceLink.id }
  const row = await findLtiLinkByKey(tx, key)
  return row && asItCounts(row)
}

/** A role holds in its course alone. */
async function linkOfColumn(
  tx: Db,
  launched: Pick<LaunchedLink, 'platformId' | 'deploymentId' | 'contextId'>,
  lineItemUrl: string,
): Promise<LtiLink | undefined> {
  const link = await findLtiLinkByColumn(tx, launched, lineItemUrl)
  const isElsewhere = launched.contextId !== null && link?.contextId !== launched.contextId
  return isElsewhere ? undefined : link
}
