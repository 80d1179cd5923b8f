import type { LtiRoster } from '@pathquest/core'
import { type GamePlayer, isFinished, listPlayers } from '../../games'
import type { Services } from '../../services/services'
import { isOfContent, progressByProfile } from '../activities/attempts'
import { listLtiAttempts, listRunningLtiGames } from '../activities/store'
import type { LtiLaunchRow } from '../launches/store/launches'
import { linkOf } from '../launches/visit'
import { seenGroups } from './groups'
import { type CoursePerson, inGroups, peopleOfCourse } from './people'

/** Everybody whom the caller sees: who is in the running game, who has played, who is missing. */
export async function rosterOf(
  services: Services,
  launch: LtiLaunchRow,
  group: string | undefined,
): Promise<LtiRoster> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const groups = await seenGroups(services, launch, group)
  const { source, people } = await peopleOfCourse(services, launch, link)
  const running = await listRunningLtiGames(db, link.id)
  const players: GamePlayer[] = []
  for (const { game } of running) players.push(...(await listPlayers(db, game.id)))
  const seats = new Map(players.map((player) => [player.profileId, player]))
  const played = await listLtiAttempts(db, { linkIds: [link.id] })
  const attempts = played.filter(isOfContent(link))
  const finished = new Set(attempts.filter(isFinished).map(({ player }) => player.profileId))
  const progress = progressByProfile(attempts)
  return {
    source,
    ...(groups === null ? { ungrouped: ungroupedIn(people) } : {}),
    members: inGroups(people, groups).map(({ id, name, role, isTest, profileId }) => ({
      id,
      name,
      role,
      isTest,
      state:
        profileId === null ? 'missing' : stateOf(seats.get(profileId), finished.has(profileId)),
      progress: (profileId !== null && progress.get(profileId)) || null,
    })),
  }
}

/** Of who has come here: of the others the LMS may not have said yet. */
function ungroupedIn(people: readonly CoursePerson[]): number {
  if (people.every(({ groups }) => groups.length === 0)) return 0
  return people.filter(
    ({ role, isTest, groups, profileId }) =>
      role === 'student' && !isTest && groups.length === 0 && profileId !== null,
  ).length
}

function stateOf(seat: GamePlayer | undefined, hasFinished: boolean) {
  if (seat) return seat.isConnected && seat.removedAt === null ? 'joined' : 'left'
  return hasFinished ? 'finished' : 'missing'
}
