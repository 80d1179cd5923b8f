import type { LtiChildren } from '@pathquest/core'
import type { Profile } from '../../accounts'
import { gradeOf, isFinished } from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { listLtiAttempts, listLtiLinkIds } from '../activities/store'
import { findLtiContext } from '../launches/store/contexts'
import { listProfilesOfSubs, personId } from '../launches/store/identities'
import type { LtiLaunchRow } from '../launches/store/launches'
import { platformOf } from '../launches/visit'

/** The students whom the LMS names for this mentor, nobody else, and what they did in this course. */
export async function childrenOf(services: Services, launch: LtiLaunchRow): Promise<LtiChildren> {
  const { db } = services.store
  const platform = await platformOf(services, launch)
  const profiles = await listProfilesOfSubs(db, platform, launch.mentorOf)
  const linkIds = await linksOf(services, launch)
  const names = await namesOf(services, launch)
  const children: LtiChildren['children'] = []
  for (const sub of launch.mentorOf) {
    const profile = profiles.get(sub)
    const id = personId(launch.platformId, sub)
    const name = names.get(sub) ?? profile?.displayName ?? ''
    children.push({ id, name, ...(await figuresOf(services, linkIds, profile)) })
  }
  return { children }
}

async function figuresOf({ store }: Services, linkIds: string[], profile: Profile | undefined) {
  if (!profile) return { tokens: 0, pathkeys: 0, results: [] }
  const { db } = store
  const attempts = await listLtiAttempts(db, { linkIds, profileIds: [profile.id] })
  const finished = attempts.filter(isFinished)
  // Of this course alone: what a linked account earned elsewhere is not the LMS's to show.
  return {
    tokens: finished.reduce((sum, { player }) => sum + player.tokensEarned, 0),
    pathkeys: finished.reduce((sum, { player }) => sum + (player.pathkeysEarned?.length ?? 0), 0),
    results: finished.reverse().map(({ game, player }) => ({
      title: game.setTitle,
      score: gradeOf({ game, player }),
      endedAt: game.endedAt ?? game.createdAt,
    })),
  }
}

/** As the course's roster names them; where it cannot be read, as they call themselves here. */
async function namesOf({ store, lti, log }: Services, { contextId }: LtiLaunchRow) {
  const names = new Map<string, string>()
  const context = contextId === null ? undefined : await findLtiContext(store.db, contextId)
  if (!context?.membershipsUrl) return names
  try {
    for (const { sub, name } of await lti.members(context)) if (name) names.set(sub, name)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ code: error.code }, 'the roster of a course could not be read')
  }
  return names
}

async function linksOf(
  { store }: Services,
  { contextId, linkId }: LtiLaunchRow,
): Promise<string[]> {
  if (contextId !== null) return listLtiLinkIds(store.db, contextId)
  return linkId === null ? [] : [linkId]
}
