import { generateName, readDisplayName } from '@pathquest/core'
import {
  insertProfile,
  isAccount,
  type Profile,
  removeProfile,
  updateDisplayName,
} from '../../accounts'
import type { Db } from '../../db/db'
import { judgeName } from '../../names'
import { AppError } from '../../runtime/errors'
import { newToken, random, tokenHash } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { chosenBefore } from '../deep-linking/chosen-content'
import { contentOfCustom, dueAtOfCustom } from '../deep-linking/content'
import type { LaunchClaims } from './launch-claims'
import { LaunchRefused } from './launch-request'
import { asItCounts } from './link-overrides'
import { saveLtiContext } from './store/contexts'
import { findProfileByLtiIdentity, insertLtiIdentity, noteLtiLaunch } from './store/identities'
import { insertLtiLaunch, takeLtiHandover } from './store/launches'
import {
  findLtiLinkByColumn,
  findLtiLinkByKey,
  type LaunchedLink,
  type LtiLink,
  saveLtiLink,
} from './store/links'

/** How long the one-time code of a launch is good for. */
export const HANDOVER_MS = 60_000
/** A school day. */
const VISIT_MS = 8 * 3_600_000

type Accepting = Pick<Services, 'store' | 'secrets' | 'now'>

/**
 * Takes in a verified launch: course, link and person are known from here on. The one-time code
 * opens the app within 60 s. `waitingHash`: the frame that waits for this window.
 */
export async function acceptLaunch(
  services: Accepting,
  claims: LaunchClaims,
  waitingHash: string | null = null,
): Promise<{ handoverCode: string }> {
  const { store } = services
  const now = services.now()
  const handoverCode = newToken()
  const told = await contentOfCustom(services, claims.platform, claims.custom)
  const content = claims.resourceLink && told
  const key = { platformId: claims.platform.id, deploymentId: claims.deploymentId }
  const dueAt = dueAtOfCustom(claims.custom)
  const isReview = claims.message === 'submission_review'
  await store.transact(async (tx) => {
    const { context, resourceLink } = claims
    const course =
      context &&
      (await saveLtiContext(
        tx,
        {
          ...key,
          contextId: context.id,
          title: context.title ?? context.label,
          membershipsUrl: claims.nrps?.url ?? null,
          groupsUrl: claims.groupsUrl,
        },
        now,
      ))
    const contextId = course?.id ?? null
    const launched = { ...key, contextId, content, ags: claims.ags, dueAt }
    const link = isReview
      ? await reviewedLink(tx, claims, launched, now)
      : resourceLink &&
        (await saveLtiLink(
          tx,
          { ...launched, resourceLinkId: resourceLink.id, title: resourceLink.title },
          now,
        ))
    const profile = await personOf(tx, claims, now)
    await insertLtiLaunch(tx, {
      ...key,
      handoverHash: tokenHash(handoverCode),
      handoverExpiresAt: now + HANDOVER_MS,
      profileId: profile.id,
      sub: claims.sub,
      ...claims.roles,
      groups: claims.ownGroups ?? (course?.groupsUrl ? null : []),
      message: claims.message,
      reviewOf: claims.reviewOf,
      contextId,
      linkId: link?.id ?? null,
      deepLinking: claims.deepLinking && {
        ...claims.deepLinking,
        chosen: told ?? (await chosenBefore(tx, claims, key, contextId)),
      },
      mentorOf: claims.mentorOf,
      returnUrl: claims.returnUrl,
      locale: claims.locale,
      // A review need not tell what the activity's own launches tell.
      dueAt: isReview && claims.custom.due_at === undefined ? (link?.dueAt ?? null) : dueAt,
      waitingHash,
      createdAt: now,
    })
  })
  return { handoverCode }
}

/** Turns the one-time code of a launch into the bearer token of a visit. */
export async function takeHandover(
  { store, now }: Pick<Services, 'store' | 'now'>,
  code: string,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken()
  const expiresAt = now() + VISIT_MS
  const taken = await takeLtiHandover(
    store.db,
    tokenHash(code),
    { hash: tokenHash(token), expiresAt },
    now(),
  )
  if (!taken) throw new AppError('handover_used')
  return { token, expiresAt }
}

/** (issuer, client id, sub) is the person; never the e-mail, which is not even read. */
async function personOf(tx: Db, claims: LaunchClaims, now: number): Promise<Profile> {
  const { issuer, clientId } = claims.platform
  const identity = { issuer, clientId, sub: claims.sub }
  const known = await findProfileByLtiIdentity(tx, identity)
  if (known) {
    await noteLtiLaunch(tx, identity, now)
    return renamed(tx, known, claims, now)
  }
  const profile = await insertProfile(tx, {
    displayName: nameOf(claims) ?? generateName(random),
    userType: claims.roles.role,
    createdAt: now,
  })
  if (await insertLtiIdentity(tx, { ...identity, profileId: profile.id }, now)) return profile
  // Another launch of the same person was a moment faster.
  await removeProfile(tx, profile.id)
  const other = await findProfileByLtiIdentity(tx, identity)
  if (!other) throw new Error('An identity was taken by nobody')
  return other
}

/**
 * A name of the LMS replaces the last one, and one that was forgotten while the LMS was not
 * registered; an account keeps the name it was given.
 */
async function renamed(
  tx: Db,
  profile: Profile,
  claims: LaunchClaims,
  now: number,
): Promise<Profile> {
  const name = nameOf(claims) ?? (profile.displayName === '' ? generateName(random) : null)
  if (name === null || name === profile.displayName || (await isAccount(tx, profile.id))) {
    return profile
  }
  return updateDisplayName(tx, profile.id, name, now)
}

/** The given name, else the whole one, else what stands before its first space. */
function nameOf({ givenName, name }: LaunchClaims): string | null {
  for (const requested of [givenName, name, givenName?.split(/\s/)[0], name?.split(/\s/)[0]]) {
    if (!requested) continue
    const read = readDisplayName(requested)
    if (read.ok) return judgeName(read.name) === 'refused' ? null : read.name
  }
  return null
}

/**
 * The activity whose work is looked at: by its link, else by its column. A review tells an activity
 * that is known nothing new; one that nobody opened yet is kept as the review tells it.
 */
async function reviewedLink(
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
