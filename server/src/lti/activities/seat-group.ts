import type { LtiGroup } from '@pathquest/core'
import { findPlayerByProfile, type GameSession } from '../../games'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import type { LtiLaunchRow } from '../launches/store/launches'
import { groupsOfCourse, ownGroups } from '../people/groups'
import type { GroupGame } from './store'

type Place =
  | { status: 'game'; game: GameSession; groupId: string | null; chosen?: LtiGroup }
  | { status: 'choose'; groups: LtiGroup[]; own: boolean }
  | { status: 'waiting' }

interface Choice {
  /** Those that run, newest first. */
  games: readonly GroupGame[]
  /** What the student answered when asked. */
  wish: string | undefined
}

/** Which of the games that run side by side a student is led into. */
export async function groupOf(
  services: Services,
  launch: LtiLaunchRow,
  { games, wish }: Choice,
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
  const chosen = open.find(({ group }) => group.id === wish)
  if (chosen) return { ...gameOf(chosen), chosen: chosen.group }
  return { status: 'choose', groups: open.map(({ group }) => group), own: one !== undefined }
}

const gameOf = ({ game, groupId }: GroupGame) => ({ status: 'game' as const, game, groupId })

/** A group with the name that the course has for it. */
export async function namedGroup(
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
