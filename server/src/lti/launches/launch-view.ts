import type { LtiLaunch } from '@pathquest/game-core'
import { visitingUser } from '../../accounts'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { isAccount } from '../accounts/store/merge-profiles'
import { normalized, titleOf } from '../deep-linking/content'
import { findPlatform, type LtiPlatform } from '../platforms/store/platforms'
import { findLtiContext } from './store/contexts'
import type { LtiLaunchRow } from './store/launches'
import { findLtiLink, type LtiLink } from './store/links'

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
  const content = link?.content ? normalized(link.content) : null
  const { deepLinking, dueAt } = launch
  return {
    user: await visitingUser(db, launch),
    role: launch.role,
    message: launch.message,
    platformName: platform.name,
    course: course ? { title: course.title ?? '' } : null,
    link: link ? { title: link.title ?? '' } : null,
    content,
    contentTitle: content && (await titleOf(db, content)),
    canChoose: launch.role === 'teacher' && link !== undefined && link.chosenBy !== 'custom',
    dueAt,
    isPastDue: isPastDue(launch, now()),
    deepLinking: deepLinking && {
      acceptMultiple: deepLinking.acceptMultiple,
      acceptLineItem: deepLinking.acceptLineItem,
      title: deepLinking.title,
    },
    platformOrigin: originOf(platform),
    returnUrl: launch.returnUrl,
    locale: launch.locale,
    hasAccount: await isAccount(db, launch.profileId),
  }
}

/** By this person's own date: an LMS may give each student another. */
export const isPastDue = ({ dueAt }: Pick<LtiLaunchRow, 'dueAt'>, now: number): boolean =>
  dueAt !== null && now > dueAt

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
