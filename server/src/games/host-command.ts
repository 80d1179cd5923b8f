import type { HostCommandName, TimeFactor } from '@pathquest/core'
import type { Db } from '../db/db'
import type { Principal } from '../http/app-env'
import { safeName } from '../names'
import type { Services } from '../services/services'
import { findActivityOfGame } from './store/lists'
import { markPlayerRemoved } from './store/players'
import { findGame, type GameSession, markGameStarted } from './store/sessions'

/**
 * Who made it, and every teacher of the course that it belongs to, but for who has groups of their
 * own there: those host the games of these groups alone. On a visit the role of that visit decides:
 * who is no teacher there, or looks on, hosts nothing but what they play alone.
 */
export async function hostsGame(db: Db, by: Principal, game: GameSession): Promise<boolean> {
  const isSolo = game.sessionType === 'solo'
  const isMaker = by.profileId !== null && game.hostProfileId === by.profileId
  const { launch } = by
  if (launch === null || isSolo) return isMaker
  if (launch.role !== 'teacher' || launch.looksOn) return false
  return isMaker || isOfCourse(db, launch, game)
}

async function isOfCourse(
  db: Db,
  launch: NonNullable<Principal['launch']>,
  game: GameSession,
): Promise<boolean> {
  const activity = await findActivityOfGame(db, game.id)
  if (!activity) return false
  if (!mayHostGroup(launch.groups, activity.groupId)) return false
  if (activity.linkId === launch.linkId) return true
  return activity.contextId !== null && activity.contextId === launch.contextId
}

/** Groups that were not asked for yet host no group. */
function mayHostGroup(own: readonly { id: string }[] | null, groupId: string | null): boolean {
  if (own === null) return groupId === null
  return own.length === 0 || own.some(({ id }) => id === groupId)
}

export interface HostRequest {
  tab?: string
  expectedBeat?: number
  playerId?: string
  lock?: boolean
  factor?: TimeFactor
  /** As it was typed. */
  displayName?: string
}

/** The room decides; the copy follows. Ends, and what the copy misses, come through the outbox. */
export async function hostCommand(
  { store, rooms, now }: Services,
  game: GameSession,
  command: HostCommandName,
  requested: HostRequest,
): Promise<GameSession> {
  await rooms.command(game.id, {
    type: 'host',
    command,
    tab: requested.tab ?? null,
    expectedBeat: requested.expectedBeat ?? null,
    playerId: requested.playerId ?? null,
    lock: requested.lock ?? false,
    ...(requested.factor !== undefined && { factor: requested.factor }),
    ...(requested.displayName !== undefined && { displayName: safeName(requested.displayName) }),
  })
  if (command === 'start') await markGameStarted(store.db, game.id, now())
  if (command === 'kick' && requested.playerId)
    await markPlayerRemoved(store.db, requested.playerId, now())
  return (await findGame(store.db, game.id)) ?? game
}
