import { generateName, type LtiSeatAnswer } from '@pathquest/core'
import { findProfile } from '../../accounts'
import {
  findHostName,
  findPlayerByProfile,
  type GameSession,
  seatToken,
  sessionSummary,
  storedSettings,
  takeSeat,
} from '../../games'
import { type NameInClass, nameForGame, nameInClass } from '../../names'
import { AppError } from '../../runtime/errors'
import { newId, random } from '../../runtime/random'
import type { Services } from '../../services/services'
import { extraTimeOf } from '../extra-times/store'
import { linkOf } from '../launches/launch-view'
import { keepLaunchGroups, type LtiLaunchRow } from '../launches/store/launches'
import { groupOf, namedGroup } from './seat-group'
import { listRunningLtiGames } from './store'

/** Over in the room before the database knows; late players may join as long as it runs. */
const OVER = new Set(['game_already_started', 'game_cancelled', 'game_over'])

/**
 * A student's seat in the running game of the activity, or of their group: no code, no name to
 * type. Who is in no group, while groups play apart, is asked for one.
 */
export async function takeLtiSeat(
  services: Services,
  launch: LtiLaunchRow,
  wish?: string,
): Promise<LtiSeatAnswer> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const games = await listRunningLtiGames(db, link.id)
  const place = await groupOf(services, launch, { games, wish })
  if (place.status !== 'game') return place
  if (place.chosen)
    await keepLaunchGroups(db, launch.id, [{ id: place.chosen.id, name: place.chosen.name }])
  try {
    const group = place.chosen ?? (await namedGroup(services, launch, place.groupId))
    return { ...(await seated(services, launch, place.game)), group }
  } catch (error) {
    if (error instanceof AppError && OVER.has(error.code)) return { status: 'waiting' }
    throw error
  }
}

async function seated(
  services: Services,
  launch: LtiLaunchRow,
  game: GameSession,
): Promise<Omit<Extract<LtiSeatAnswer, { status: 'seated' }>, 'group'>> {
  const { profileId } = launch
  const { db } = services.store
  const former = await findPlayerByProfile(db, game.id, profileId)
  const player = await takeSeat(services, game, {
    playerId: former?.id ?? newId('player'),
    accountId: profileId,
    ...(await nameFor(services, game, profileId)),
    invited: true,
    timeFactor: await extraTimeOf(db, launch),
  })
  return {
    status: 'seated',
    session: sessionSummary(game, false),
    player: { id: player.playerId, displayName: player.displayName },
    seatToken: await seatToken(services, game.id, player.playerId),
  }
}

/** Nobody sits there as who hosts the game. */
async function nameFor(
  services: Services,
  game: GameSession,
  profileId: string,
): Promise<NameInClass> {
  const { hostProfileId } = game
  return nameInClass(await nameOf(services, profileId), {
    hostName: hostProfileId && (await findHostName(services.store.db, hostProfileId)),
    approvesAll: storedSettings(game).approveNames,
  })
}

/**
 * An account's own name may be one that a class should not read, and longer than a game takes.
 */
export async function nameOf({ store }: Services, profileId: string): Promise<string> {
  const profile = await findProfile(store.db, profileId)
  return profile ? nameForGame(profile.displayName) : generateName(random)
}
