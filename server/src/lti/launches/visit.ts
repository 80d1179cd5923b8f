import { LtiContent, type LtiLaunch } from '@pathquest/core'
import type { Context } from 'hono'
import { isAccount, visitingUser } from '../../accounts'
import type { Db } from '../../db/db'
import type { DeepLinkingSettings } from '../../db/schema/json'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { normalized, titleOf } from '../deep-linking/content'
import { questOf } from '../deep-linking/quests'
import { findPlatform, type LtiPlatform } from '../platforms/store/platforms'
import { dueDateOf } from './link-overrides'
import { findLtiContext } from './store/contexts'
import { personId } from './store/identities'
import { type LtiLaunchRow, listLatestLtiLaunches } from './store/launches'
import { findLtiLink, type LtiLink } from './store/links'

/** Routes whose access is a launch have one. */
export const visit = (c: Context<AppEnv>): LtiLaunchRow => c.var.principal.launch as LtiLaunchRow

export const countCourse = (c: Context<AppEnv>): void =>
  c.var.services.limits.countCourse(visit(c).profileId)

/** Who came, from where, to what: all that the framed app starts with. */
export async function launchView(
  { store, now }: Pick<Services, 'store' | 'now'>,
  launch: LtiLaunchRow,
): Promise<LtiLaunch> {
  const { db } = store
  const [platform, course, link] = await Promise.all([
    platformOf({ store }, launch),
    launch.contextId === null ? undefined : findLtiContext(db, launch.contextId),
    launch.linkId === null ? undefined : findLtiLink(db, launch.linkId),
  ])
  const content = link?.content ? shownContent(link.content, link.columnMaximum) : null
  const { deepLinking } = launch
  const due = dueDateOf(launch, link)
  return {
    user: await visitingUser(db, launch),
    role: launch.role,
    looksOn: launch.looksOn,
    isTest: await isTestVisit(db, launch),
    message: launch.message,
    review: reviewOf(launch),
    platformName: platform.name,
    course: course ? { title: course.title ?? '' } : null,
    link: link ? { title: link.title ?? '' } : null,
    content,
    contentTitle: content && (await titleOf(db, content)),
    canChoose:
      launch.role === 'teacher' &&
      !launch.looksOn &&
      link !== undefined &&
      link.chosenBy !== 'custom',
    quest: content && (await questOf(db, content)),
    dueAt: due?.at ?? null,
    dueFrom: due?.from ?? null,
    isPastDue: due !== null && now() > due.at,
    deepLinking: deepLinking && {
      acceptMultiple: deepLinking.acceptMultiple,
      acceptLineItem: deepLinking.acceptLineItem,
      title: deepLinking.title,
      chosen: await chosenIn(db, deepLinking),
    },
    platformOrigin: originOf(platform),
    returnUrl: launch.returnUrl,
    locale: launch.locale,
    hasAccount: await isAccount(db, launch.profileId),
  }
}

/** The ids that lists of students have: a platform's own stay with us. */
function reviewOf({ message, reviewOf: sub, platformId }: LtiLaunchRow): LtiLaunch['review'] {
  if (message !== 'submission_review') return null
  return { studentId: sub === null ? null : personId(platformId, sub) }
}

/** In the points of the column, as far as content can say them. */
function shownContent(stored: LtiContent, columnMaximum: number | null): LtiContent {
  const content = normalized(stored)
  const { data: points } = LtiContent.shape.points.safeParse(columnMaximum ?? undefined)
  return columnMaximum === null || points === undefined ? content : { ...content, points }
}

/** A teacher whom the LMS lets look as a student, or its own test student. */
async function isTestVisit(db: Db, { role, isTest, sub, ...launch }: LtiLaunchRow) {
  if (role !== 'student' || isTest) return isTest
  const { contextId, linkId } = launch
  const place = contextId !== null ? { contextId } : linkId !== null ? { linkId } : null
  const [seen] = place ? await listLatestLtiLaunches(db, place, [sub]) : []
  return seen?.roles.has('teacher') ?? false
}

async function chosenIn(db: Db, { chosen, title }: DeepLinkingSettings) {
  if (!chosen) return null
  const content = normalized(chosen)
  return { content, title: title ?? '', contentTitle: await titleOf(db, content) }
}

/** The activity of this visit; a content picker has none. */
export async function linkOf(
  { store }: Pick<Services, 'store'>,
  launch: LtiLaunchRow,
): Promise<LtiLink> {
  const link = launch.linkId === null ? undefined : await findLtiLink(store.db, launch.linkId)
  if (!link) throw new AppError('lti_link_missing')
  return link
}

export async function platformOf(
  { store }: Pick<Services, 'store'>,
  launch: Pick<LtiLaunchRow, 'platformId'>,
): Promise<LtiPlatform> {
  const platform = await findPlatform(store.db, launch.platformId)
  if (!platform) throw new AppError('launch_expired')
  return platform
}

/** Messages to the frame around go to where the platform signs people in. */
const originOf = ({ authUrl, issuer }: LtiPlatform): string =>
  new URL(URL.canParse(authUrl) ? authUrl : issuer).origin
