import type { LtiContent } from '@pathquest/core'
import type { Db } from '../../db/db'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import type { LaunchClaims } from '../launches/launch-claims'
import { asItCounts, dueDateOf } from '../launches/link-overrides'
import type { LtiLaunchRow } from '../launches/store/launches'
import {
  chooseLtiContent,
  findLtiLinkByKey,
  type LtiLink,
  listLtiLinksByTitle,
} from '../launches/store/links'
import { linkOf } from '../launches/visit'
import { checkedContent, normalized } from './content'
import { listAnswered } from './store'

/** What an activity leads to, chosen here: only where the LMS does not say it in `custom`. */
export async function chooseContent(
  services: Services,
  launch: LtiLaunchRow,
  requested: LtiContent,
): Promise<void> {
  const { store, now } = services
  const link = await linkOf(services, launch)
  const { content } = await checkedContent(store.db, launch.profileId, requested)
  const chosen = await chooseLtiContent(store.db, link.id, content, now())
  if (!chosen) throw new AppError('content_fixed')
}

/**
 * What an activity leads to whose content is selected again. Where the LMS does not name the
 * activity (Moodle sends its title alone), those of the course with this title are meant; before
 * anybody has opened one, what was chosen under this title. Null: a new activity, or they differ.
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
  const links = await listLtiLinksByTitle(db, contextId, title)
  return links.length > 0 ? theOne(links.map(shown)) : answeredBefore(db, contextId, title)
}

/** What was handed to the LMS under this title, since an activity of it was last chosen anew. */
async function answeredBefore(
  db: Db,
  contextId: string,
  title: string,
): Promise<LtiContent | null> {
  const contents: LtiContent[] = []
  for (const picker of await listAnswered(db, contextId)) {
    const named = picker.answered?.filter((item) => item.title === title) ?? []
    contents.push(...named.map(({ content }) => normalized(content)))
    // It took the place of what was chosen before.
    if (named.length > 0 && picker.title === title) break
  }
  return theOne(contents)
}

/** The newest, unless one of them is another. */
function theOne(contents: readonly (LtiContent | null)[]): LtiContent | null {
  const [newest = null, ...others] = contents
  const text = JSON.stringify(newest)
  return others.every((content) => JSON.stringify(content) === text) ? newest : null
}

/** With what a teacher set on the activity's page: what is added is then as it was seen here. */
const shown = (link: LtiLink): LtiContent | null =>
  link.content && { ...link.content, dueAt: dueDateOf({ dueAt: null }, link)?.at ?? null }
