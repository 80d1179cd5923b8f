import type { LtiReportList } from '@pathquest/core'
import type { Services } from '../../services/services'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import { seenGroups } from '../people/groups'
import { listFinishedLtiGames } from './store'

const SHOWN = 20

/** Class games of the activity whose report this teacher may open, latest first. */
export async function reportsOf(
  services: Services,
  launch: LtiLaunchRow,
): Promise<LtiReportList['games']> {
  const { db } = services.store
  const { id: linkId } = await linkOf(services, launch)
  const groups = await seenGroups(services, launch, undefined)
  const hostedBy = groups && { groups, profileId: launch.profileId }
  const rows = await listFinishedLtiGames(db, { linkId, hostedBy, limit: SHOWN })
  return rows.map(({ game, players }) => ({
    sessionId: game.id,
    title: game.setTitle,
    endedAt: game.endedAt ?? game.createdAt,
    players,
  }))
}
