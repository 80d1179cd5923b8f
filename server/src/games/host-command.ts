import type { HostCommandName, Json, MarkedCount, MarkedTeam, TimeFactor } from '@pathquest/core'
import type * as z from 'zod'
import type { Db } from '../db/db'
import type { Principal } from '../http/app-env'
import { judgeName, safeName, unfitPart } from '../names'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { findActivityOfGame } from './store/lists'
import { markPlayerRemoved } from './store/players'
import { findGame, type GameSession, markGameStarted } from './store/sessions'

/**
 * The account that made the game, and every teacher of its course. A teacher with own groups there
 * hosts only the games of these groups. On a visit the role of that visit counts: who is no teacher
 * there, or an observer, hosts only their own solo games.
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

/** Groups that were not loaded yet give no right to host. */
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
  /** As typed by the host. */
  crew?: number
  displayName?: string
  questionId?: string
  answer?: Json
  remark?: string
  part?: string
  counts?: z.output<typeof MarkedCount>[]
  marks?: z.output<typeof MarkedTeam>[]
}

/**
 * The room decides; the copy is updated afterwards. Ends, and what the copy misses, arrive through
 * the outbox.
 */
export async function hostCommand(
  { store, rooms, now }: Services,
  game: GameSession,
  command: HostCommandName,
  requested: HostRequest,
): Promise<GameSession> {
  const { questionId, answer, remark, part, counts, marks } = requested
  if (remark !== undefined && !isFitRemark(remark)) throw new AppError('remark_refused')
  await rooms.command(game, {
    type: 'host',
    command,
    tab: requested.tab ?? null,
    expectedBeat: requested.expectedBeat ?? null,
    playerId: requested.playerId ?? null,
    lock: requested.lock ?? false,
    ...(requested.factor !== undefined && { factor: requested.factor }),
    ...(requested.crew !== undefined && { crew: requested.crew }),
    ...(requested.displayName !== undefined && { displayName: safeName(requested.displayName) }),
    ...(questionId !== undefined && { questionId }),
    ...(answer !== undefined && { answer }),
    ...(part !== undefined && { part }),
    ...(counts && { counts }),
    ...(marks && { marks }),
    ...(remark !== undefined && { remark }),
  })
  if (command === 'start') await markGameStarted(store.db, game.id, now())
  if (command === 'kick' && requested.playerId)
    await markPlayerRemoved(store.db, requested.playerId, now())
  return (await findGame(store.db, game.id)) ?? game
}

/** The host has read it; the filter stops what no class may see. */
const isFitRemark = (remark: string): boolean =>
  unfitPart(remark) === null && judgeName(remark) !== 'refused'
