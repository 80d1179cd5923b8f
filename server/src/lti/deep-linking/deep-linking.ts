import { type DeepLinkingAnswer, LtiContent, type LtiItem } from '@pathquest/game-core'
import type { z } from 'zod'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { platformOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LINE_ITEM_TAG, lineItemResourceId } from '../services/line-item-names'
import { checkedContent, customOf } from './content'

const FRAME_WIDTH = 1024
const FRAME_HEIGHT = 768

type Item = z.output<typeof LtiItem>
type Settings = NonNullable<LtiLaunchRow['deepLinking']>

/** The signed answer to the LMS's content picker; no items: nothing was picked. */
export async function deepLinkingAnswer(
  services: Services,
  launch: LtiLaunchRow,
  items: readonly Item[],
): Promise<DeepLinkingAnswer> {
  const { deepLinking } = launch
  if (launch.message !== 'deep_linking' || !deepLinking) throw new AppError('deep_linking_only')
  if (items.length > 0 && !deepLinking.acceptTypes.includes('ltiResourceLink')) {
    throw new AppError('item_not_accepted')
  }
  if (items.length > 1 && !deepLinking.acceptMultiple) throw new AppError('too_many_items')
  const platform = await platformOf(services, launch)
  const contentItems: object[] = []
  for (const item of items) {
    contentItems.push(
      await contentItem(services, launch, { platform, settings: deepLinking, item }),
    )
  }
  const jwt = await services.lti.signDeepLinking(launch, contentItems, {})
  return { returnUrl: deepLinking.returnUrl, jwt }
}

interface Answering {
  platform: LtiPlatform
  settings: Settings
  item: Item
}

/** An `ltiResourceLink` (Deep Linking 2.0, 2.2): what it leads to stands in `custom`. */
async function contentItem(
  services: Services,
  { profileId }: LtiLaunchRow,
  { platform, settings, item }: Answering,
): Promise<object> {
  const { title, dueAt, ...wish } = item
  const { content } = await checkedContent(services.store.db, profileId, LtiContent.parse(wish))
  return {
    type: 'ltiResourceLink',
    title,
    url: `${services.env.publicOrigin}/lti/launch`,
    custom: await customOf(services, platform, content),
    ...(content.graded && settings.acceptLineItem ? { lineItem: lineItemOf(content, title) } : {}),
    ...(dueAt === null ? {} : { submission: { endDateTime: new Date(dueAt).toISOString() } }),
    ...presentation(settings),
  }
}

/** `resourceId` survives a copy of the course, like `custom`. */
const lineItemOf = (content: LtiContent, label: string) => ({
  scoreMaximum: content.points,
  label,
  resourceId: lineItemResourceId(content),
  tag: LINE_ITEM_TAG,
})

function presentation({ acceptTargets }: Settings) {
  return {
    ...(acceptTargets.includes('iframe')
      ? { iframe: { width: FRAME_WIDTH, height: FRAME_HEIGHT } }
      : {}),
    ...(acceptTargets.includes('window') ? { window: { targetName: 'pathquest' } } : {}),
  }
}
