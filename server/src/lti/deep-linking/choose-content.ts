import type { LtiContent } from '@pathquest/core'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import { chooseLtiContent } from '../launches/store/links'
import { checkedContent } from './content'

/** What an activity leads to, chosen here: only where the LMS does not say it in `custom`. */
export async function chooseContent(
  services: Services,
  launch: LtiLaunchRow,
  wish: LtiContent,
): Promise<void> {
  const { store, now } = services
  const link = await linkOf(services, launch)
  const { content } = await checkedContent(store.db, launch.profileId, wish)
  const chosen = await chooseLtiContent(store.db, link.id, content, now())
  if (!chosen) throw new AppError('content_fixed')
}
