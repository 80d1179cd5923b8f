import type { LtiChildren } from '@pathquest/game-core'
import type { Services } from '../services'
import {
  countOwnedPathkeys,
  getTokenBalance,
  type LtiLaunchRow,
  listLtiAttempts,
  listLtiLinkIds,
  listProfilesOfSubs,
  type Profile,
} from '../store'
import { isFinished } from './lti-attempts'
import { platformOf } from './lti-launch-view'
import { personId } from './lti-people'

/** The students whom the LMS names for this mentor, nobody else, and what they did in this course. */
export async function childrenOf(services: Services, launch: LtiLaunchRow): Promise<LtiChildren> {
  const { db } = services.store
  const platform = await platformOf(services, launch)
  const profiles = await listProfilesOfSubs(db, platform, launch.mentorOf)
  const linkIds = await linksOf(services, launch)
  const children: LtiChildren['children'] = []
  for (const sub of launch.mentorOf) {
    const profile = profiles.get(sub)
    const id = personId(launch.platformId, sub)
    children.push({ id, ...(await figuresOf(services, linkIds, profile)) })
  }
  return { children }
}

async function figuresOf({ store }: Services, linkIds: string[], profile: Profile | undefined) {
  if (!profile) return { name: '', tokens: 0, pathkeys: 0, results: [] }
  const { db } = store
  const attempts = await listLtiAttempts(db, { linkIds, profileIds: [profile.id] })
  return {
    name: profile.displayName,
    tokens: await getTokenBalance(db, profile.id),
    pathkeys: await (await countOwnedPathkeys(db, profile.id)).copies,
    results: attempts
      .filter(isFinished)
      .reverse()
      .map(({ game, player }) => ({
        title: game.setTitle,
        score: player.classAverageScore,
        endedAt: game.endedAt ?? game.createdAt,
      })),
  }
}

async function linksOf(
  { store }: Services,
  { contextId, linkId }: LtiLaunchRow,
): Promise<string[]> {
  if (contextId !== null) return listLtiLinkIds(store.db, contextId)
  return linkId === null ? [] : [linkId]
}
