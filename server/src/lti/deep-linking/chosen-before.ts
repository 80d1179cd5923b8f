import type { LtiContent } from '@pathquest/game-core'
import type { Db } from '../../db/db'
import { dueDateOf } from '../launches/due-date'
import type { LaunchClaims } from '../launches/launch-claims'
import { asItCounts } from '../launches/link-overrides'
import { findLtiLinkByKey, type LtiLink, listLtiLinksByTitle } from '../launches/store/links'

/**
 * What an activity leads to whose content is selected again. Where the LMS does not name the
 * activity (Moodle sends its title alone), the one of the course with this title is meant, if there
 * is one. Null: a new activity.
 */
export async function chosenBefore(
  db: Db,
  { askedLinkId, deepLinking }: LaunchClaims,
  key: { platformId: string; deploymentId: string },
  contextId: string | null,
): Promise<LtiContent | null> {
  if (askedLinkId !== null) {
    const link = await findLtiLinkByKey(db, { ...key, resourceLinkId: askedLinkId })
    return link ? shown(asItCounts(link)) : null
  }
  const title = deepLinking?.title ?? null
  if (title === null || contextId === null) return null
  const [link, another] = await listLtiLinksByTitle(db, contextId, title)
  return !link || another ? null : shown(link)
}

/** With what a teacher set on the activity's page: what is added is then as it was seen here. */
const shown = (link: LtiLink): LtiContent | null =>
  link.content && { ...link.content, dueAt: dueDateOf({ dueAt: null }, link)?.at ?? null }
