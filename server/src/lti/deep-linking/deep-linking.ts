import { type DeepLinking, type DeepLinkingAnswer, LtiContent, type LtiItem } from '@pathquest/core'
import { modeNames } from '@pathquest/modes/mode-names'
import type * as z from 'zod'
import { AppError } from '../../runtime/errors'
import type { Language } from '../../runtime/language'
import type { Services } from '../../services/services'
import type { LtiLaunchRow } from '../launches/store/launches'
import { platformOf } from '../launches/visit'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LINE_ITEM_TAG, lineItemResourceId, SUBMISSION_REVIEW } from '../services/line-items'
import { findChoice, putChoice, withdrawChoice } from '../waiting-frame/store'
import { WAITING_MS } from '../waiting-frame/waiting-frame'
import { checkedContent, customOf, isoOf } from './content'
import { saveDeepLinkingAnswer } from './store'

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
  const answered: NonNullable<Settings['answered']> = []
  for (const item of items) {
    const content = await contentOf(services, launch, item)
    answered.push({ title: item.title, content })
    const answering = { platform, settings: deepLinking, title: item.title, content, language }
    contentItems.push(await contentItem(services, answering))
  }
  if (waitingHash !== null && !here) {
    await keepForFrame(services, { waitingHash, launchId: launch.id, items: contentItems })
    await remember(services, launch.id, { ...deepLinking, answered })
    return { to: 'frame' }
  }
  const { db } = services.store
  // One of two windows, or of the window and its frame, answers: the LMS takes one answer.
  if (waitingHash !== null && !(await withdrawChoice(db, waitingHash))) {
    throw new AppError('choice_taken')
  }
  const jwt = await services.lti.signDeepLinking(launch, contentItems, {})
  await remember(services, launch.id, { ...deepLinking, answered })
  return { to: 'form', returnUrl: deepLinking.returnUrl, jwt }
}

/** For when it is chosen anew before anybody has opened it. */
async function remember(
  { store }: Pick<Services, 'store'>,
  launchId: string,
  settings: Settings,
): Promise<void> {
  if (settings.answered?.length) await saveDeepLinkingAnswer(store.db, launchId, settings)
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
  title: string
  content: LtiContent
  language: Language
}

/** Of an item, as long as this teacher may use it. */
async function contentOf(
  { store }: Pick<Services, 'store'>,
  { profileId }: LtiLaunchRow,
  { title: _, ...requested }: Item,
): Promise<LtiContent> {
  return (await checkedContent(store.db, profileId, LtiContent.parse(requested))).content
}

/** An `ltiResourceLink` (Deep Linking 2.0, 2.2): what it leads to stands in `custom`. */
async function contentItem(
  services: Services,
  { platform, settings, title, content, language }: Answering,
): Promise<object> {
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

/** Beside the title on the page of a course: how it is played, and what it counts. */
const TEXTS = {
  en: {
    live: 'Live game: the teacher starts it, the class plays together.',
    solo: 'Solo assignment: each student at their own pace.',
    browser: 'Explore careers: what people do, what they earn, how the field grows.',
    graded: (points: number) => `Graded, ${points} ${points === 1 ? 'point' : 'points'}.`,
    ungraded: 'Not graded.',
  },
  es: {
    live: 'Juego en vivo: lo empieza el docente y toda la clase juega a la vez.',
    solo: 'Tarea individual: cada estudiante a su ritmo.',
    browser: 'Explora profesiones: qué se hace, cuánto se gana, cómo crece el campo.',
    graded: (points: number) => `Con calificación, ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
    ungraded: 'Sin calificación.',
  },
} satisfies Record<Language, unknown>

function itemText(content: LtiContent, language: Language): string {
  const texts = TEXTS[language]
  if (content.kind === 'career_browser') return texts.browser
  const counts = content.graded ? texts.graded(content.points) : texts.ungraded
  return `${texts[content.play]} ${modeNames(content.gameMode)[language]}. ${counts}`
}

const ICON_SIDE = 50
const THUMBNAIL_SIDE = 128

/** A picture of ours for each way to play; drawn, so that it is sharp in every size. */
function itemPicture(publicOrigin: string, { kind, play }: LtiContent) {
  const name = kind === 'career_browser' ? 'careers' : play
  const url = `${publicOrigin}/activity-${name}.svg`
  const square = (side: number) => ({ url, width: side, height: side })
  return { icon: square(ICON_SIDE), thumbnail: square(THUMBNAIL_SIDE) }
}
