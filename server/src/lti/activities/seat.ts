import { generateName, type LtiGroup, type LtiSeatAnswer } from '@pathquest/core'
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
import { judgedName, type NameInClass, nameForGame, nameInClass } from '../../names'
import { AppError } from '../../runtime/errors'
import { newId, random } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { extraTimeOf } from '../extra-times/store'
import { type LtiLaunchRow, saveLaunchGroups } from '../launches/store/launches'
import { linkOf } from '../launches/visit'
import { groupsOfCourse, ownGroups } from '../people/groups'
import { type GroupGame, listRunningLtiGames } from './store'

/** Over in the room before the database knows; late players may join as long as it runs. */
const OVER = new Set(['game_already_started', 'game_cancelled', 'game_over'])

/**
 * A student's seat in the running game of the activity, or of their group: no code, no name to
 * type. Who is in no group, while groups play apart, is asked for one.
 */
export async function takeLtiSeat(
  services: Services,
  launch: LtiLaunchRow,
  requested?: string,
): Promise<LtiSeatAnswer> {
  const { db } = services.store
  const link = await linkOf(services, launch)
  const games = await listRunningLtiGames(db, link.id)
  const place = await groupOf(services, launch, { games, requested })
  if (place.status !== 'game') return place
  if (place.chosen)
    await saveLaunchGroups(db, launch.id, [{ id: place.chosen.id, name: place.chosen.name }])
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
  return nameInClass(judgedName(await nameOf(services, profileId)), {
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

type Place =
  | { status: 'game'; game: GameSession; groupId: string | null; chosen?: LtiGroup }
  | { status: 'choose'; groups: LtiGroup[]; own: boolean }
  | { status: 'waiting' }

interface Choice {
  /** Those that run, newest first. */
  games: readonly GroupGame[]
  /** What the student answered when asked. */
  requested: string | undefined
}

/** Which of the games that run side by side a student is led into. */
async function groupOf(
  services: Services,
  launch: LtiLaunchRow,
  { games, requested }: Choice,
): Promise<Place> {
  const [only] = games
  if (!only) return { status: 'waiting' }
  const whole = games.find(({ groupId }) => groupId === null)
  if (games.every(({ groupId }) => groupId === null)) return gameOf(only)
  const seat = await seatedIn(services, launch, games)
  if (seat) return gameOf(seat)
  const own = await knownGroups(services, launch)
  const theirs = games.filter(({ groupId }) => own.some(({ id }) => id === groupId))
  const [one, ...more] = theirs
  if (one && more.length === 0) return gameOf(one)
  if (!one && whole) return gameOf(whole)
  // Their group's game is not open yet.
  if (!one && own.length > 0) return { status: 'waiting' }
  const open = await named(services, launch, one ? theirs : games)
  const chosen = open.find(({ group }) => group.id === requested)
  if (chosen) return { ...gameOf(chosen), chosen: chosen.group }
  return { status: 'choose', groups: open.map(({ group }) => group), own: one !== undefined }
}

const gameOf = ({ game, groupId }: GroupGame) => ({ status: 'game' as const, game, groupId })

/** A group with the name that the course has for it. */
async function namedGroup(
  services: Services,
  launch: LtiLaunchRow,
  id: string | null,
): Promise<LtiGroup | null> {
  if (id === null) return null
  const groups = await orNone(services, groupsOfCourse(services, launch))
  return groups.find((group) => group.id === id) ?? { id, name: id, isUnnamed: true }
}

/** Who has a seat keeps it, whatever became of the groups. */
async function seatedIn(
  { store }: Services,
  { profileId }: LtiLaunchRow,
  games: readonly GroupGame[],
): Promise<GroupGame | undefined> {
  for (const one of games) {
    const player = await findPlayerByProfile(store.db, one.game.id, profileId)
    if (player && player.removedAt === null) return one
  }
  return undefined
}

/** A student whose roster cannot be read says it themselves. */
const knownGroups = (services: Services, launch: LtiLaunchRow): Promise<LtiGroup[]> =>
  orNone(services, ownGroups(services, launch))

async function orNone({ log }: Services, asked: Promise<LtiGroup[]>): Promise<LtiGroup[]> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ code: error.code }, 'the groups of a course could not be read')
    return []
  }
}

/** The games of groups with the names that the course has for these. */
async function named(
  services: Services,
  launch: LtiLaunchRow,
  games: readonly GroupGame[],
): Promise<(GroupGame & { group: LtiGroup })[]> {
  const groups = await orNone(services, groupsOfCourse(services, launch))
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? id
  return games
    .flatMap(({ game, groupId }) =>
      groupId === null ? [] : [{ game, groupId, group: { id: groupId, name: nameOf(groupId) } }],
    )
    .sort((a, b) => a.group.name.localeCompare(b.group.name))
}
