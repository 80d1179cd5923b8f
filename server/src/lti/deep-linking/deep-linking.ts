import {
  type DeepLinking,
  type DeepLinkingAnswer,
  LtiContent,
  type LtiItem,
} from '@pathquest/game-core'
import type { z } from 'zod'
import { AppError } from '../../runtime/errors'
import type { Language } from '../../runtime/language'
import type { Services } from '../../services/services'
import { platformOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LINE_ITEM_TAG, lineItemResourceId } from '../services/line-item-names'
import { SUBMISSION_REVIEW } from '../services/submission-review'
import { findChoice, putChoice, withdrawChoice } from '../waiting-frame/store'
import { WAITING_MS } from '../waiting-frame/waiting-frame'
import { checkedContent, customOf, isoOf } from './content'
import { itemPicture, itemText } from './item-looks'

const FRAME_WIDTH = 1024
const FRAME_HEIGHT = 768

type Item = z.output<typeof LtiItem>
type Settings = NonNullable<LtiLaunchRow['deepLinking']>

/**
 * The answer to the LMS's content picker, signed; where a frame waits for this window it is kept for
 * that frame. No items: nothing was picked.
 */
export async function deepLinkingAnswer(
  services: Services,
  launch: LtiLaunchRow,
  { items, language, here }: z.output<typeof DeepLinking>,
): Promise<DeepLinkingAnswer> {
  const { deepLinking, waitingHash } = launch
  if (launch.message !== 'deep_linking' || !deepLinking) throw new AppError('deep_linking_only')
  if (items.length > 0 && !deepLinking.acceptTypes.includes('ltiResourceLink')) {
    throw new AppError('item_not_accepted')
  }
  if (items.length > 1 && !deepLinking.acceptMultiple) throw new AppError('too_many_items')
  const platform = await platformOf(services, launch)
  const contentItems: object[] = []
  for (const item of items) {
    contentItems.push(
      await contentItem(services, launch, { platform, settings: deepLinking, item, language }),
    )
  }
  if (waitingHash !== null && !here) {
    await keepForFrame(services, { waitingHash, launchId: launch.id, items: contentItems })
    return { to: 'frame' }
  }
  const { db } = services.store
  // One of two windows, or of the window and its frame, answers: the LMS takes one answer.
  if (waitingHash !== null && !(await withdrawChoice(db, waitingHash))) {
    throw new AppError('choice_taken')
  }
  const jwt = await services.lti.signDeepLinking(launch, contentItems, {})
  return { to: 'form', returnUrl: deepLinking.returnUrl, jwt }
}

async function keepForFrame(
  { store, now }: Pick<Services, 'store' | 'now'>,
  choice: { waitingHash: string; launchId: string; items: object[] },
): Promise<void> {
  const createdAt = now()
  const isKept = await putChoice(store.db, {
    ...choice,
    createdAt,
    expiresAt: createdAt + WAITING_MS,
  })
  if (!isKept) throw new AppError('choice_taken')
}

/** Whether the frame has taken what was chosen in this window. */
export async function isChoiceTaken(
  { store }: Pick<Services, 'store'>,
  { waitingHash }: LtiLaunchRow,
): Promise<boolean> {
  const choice = waitingHash === null ? undefined : await findChoice(store.db, waitingHash)
  return choice !== undefined && choice.takenAt !== null
}

interface Answering {
  platform: LtiPlatform
  settings: Settings
  item: Item
  language: Language
}

/** An `ltiResourceLink` (Deep Linking 2.0, 2.2): what it leads to stands in `custom`. */
async function contentItem(
  services: Services,
  { profileId }: LtiLaunchRow,
  { platform, settings, item, language }: Answering,
): Promise<object> {
  const { title, ...wish } = item
  const { content } = await checkedContent(services.store.db, profileId, LtiContent.parse(wish))
  const url = `${services.env.publicOrigin}/lti/launch`
  return {
    type: 'ltiResourceLink',
    title,
    text: itemText(content, language),
    ...itemPicture(services.env.publicOrigin, content),
    url,
    custom: await customOf(services, platform, content),
    ...(content.graded && settings.acceptLineItem
      ? { lineItem: lineItemOf(content, title, url) }
      : {}),
    ...datesOf(content),
    ...presentation(settings),
  }
}

/** `resourceId` survives a copy of the course, like `custom`. */
const lineItemOf = (content: LtiContent, label: string, url: string) => ({
  scoreMaximum: content.points,
  label,
  resourceId: lineItemResourceId(content),
  tag: LINE_ITEM_TAG,
  submissionReview: { ...SUBMISSION_REVIEW, url },
})

/** For the LMS's own calendar, where it takes them (Deep Linking 2.0, 2.2). */
const datesOf = ({ startsAt, dueAt }: LtiContent) => ({
  ...(startsAt === null ? {} : { available: { startDateTime: isoOf(startsAt) } }),
  ...(dueAt === null ? {} : { submission: { endDateTime: isoOf(dueAt) } }),
})

function presentation({ acceptTargets }: Settings) {
  return {
    ...(acceptTargets.includes('iframe')
      ? { iframe: { width: FRAME_WIDTH, height: FRAME_HEIGHT } }
      : {}),
    ...(acceptTargets.includes('window') ? { window: { targetName: 'pathquest' } } : {}),
  }
}
