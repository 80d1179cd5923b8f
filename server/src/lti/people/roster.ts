import type { LtiRoster } from '@pathquest/game-core'
import { type GamePlayer, listPlayers } from '../../games'
import type { Services } from '../../services/services'
import { isFinished } from '../activities/attempts'
import { findRunningLtiGame, listLtiAttempts } from '../activities/store'
import { linkOf } from '../launches/launch-view'
import type { LtiLaunchRow } from '../launches/store/launches'
import { peopleOfCourse } from './people'

/** Everybody in the course: who is in the running game, who has played, who is missing. */
export async function rosterOf(services: Services, launch: LtiLaunchRow): Promise<LtiRoster> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const { source, people } = await peopleOfCourse(services, launch, link)
  const running = await findRunningLtiGame(db, link.id)
  const players = running ? await listPlayers(db, running.id) : []
  const seats = new Map(players.map((player) => [player.profileId, player]))
  const attempts = await listLtiAttempts(db, { linkIds: [link.id] })
  const finished = new Set(attempts.filter(isFinished).map(({ player }) => player.profileId))
  return {
    source,
    members: people.map(({ id, name, role, profileId }) => ({
      id,
      name,
      role,
      state:
        profileId === null ? 'missing' : stateOf(seats.get(profileId), finished.has(profileId)),
    })),
  }
}

function stateOf(seat: GamePlayer | undefined, hasFinished: boolean) {
  if (seat) return seat.isConnected && seat.removedAt === null ? 'joined' : 'left'
  return hasFinished ? 'finished' : 'missing'
}
