import type { UserType } from '@pathquest/game-core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hostsGame } from '../games/hosts-game'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import {
  findGame,
  findPlayer,
  findPlayerByProfile,
  type GamePlayer,
  type GameSession,
  isAdmin,
} from '../store'

/**
 * Who may call a route. `account`: an account or a visit from an LMS; `signed_in`: an account by
 * its own session alone; `launch`: a visit, `launch_…`: in that role. `host`, `seat` and `member` (either) are of the game in
 * the path; for everybody else that game does not exist. `room`: a signed call of the game's room.
 */
export type Access =
  | 'anyone'
  | 'account'
  | 'signed_in'
  | 'teacher'
  | 'admin'
  | 'launch'
  | 'launch_teacher'
  | 'launch_student'
  | 'launch_parent'
  | 'host'
  | 'seat'
  | 'member'
  | 'room'

const CHECKS: Record<Access, (c: Context<AppEnv>) => Promise<void> | void> = {
  anyone: () => {},
  account: requireAccount,
  signed_in: requireSession,
  teacher: (c) => {
    requireAccount(c)
    if (c.var.principal.role !== 'teacher') throw new AppError('wrong_role')
  },
  admin: async (c) => {
    requireSession(c)
    const profileId = c.var.principal.profileId as string
    if (!(await isAdmin(c.var.services.store.db, profileId))) throw new AppError('not_admin')
  },
  launch: (c) => requireLaunch(c),
  launch_teacher: (c) => requireLaunch(c, 'teacher'),
  launch_student: (c) => requireLaunch(c, 'student'),
  launch_parent: (c) => requireLaunch(c, 'parent'),
  host: async (c) => {
    requireAccount(c)
    const { isHost } = await enterGame(c)
    if (!isHost) throw new AppError('game_not_found')
  },
  seat: async (c) => {
    const { player } = await enterGame(c)
    if (!player) throw noSeat(c)
  },
  member: async (c) => {
    const { player, isHost } = await enterGame(c)
    if (!player && !isHost) throw noSeat(c)
  },
  room: (c) => {
    if (c.var.signedByRoom !== true) throw new AppError('not_found')
  },
}

/** The middleware that a route's declared access stands for. */
export const requireAccess = (access: Access) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await CHECKS[access](c)
    await next()
  })

function requireAccount(c: Context<AppEnv>): void {
  const { profileId, badToken } = c.var.principal
  if (badToken === 'launch') throw new AppError('launch_expired')
  if (profileId === null) throw new AppError('not_authenticated')
}

function requireSession(c: Context<AppEnv>): void {
  if (c.var.principal.via !== 'session') throw new AppError('not_authenticated')
}

function requireLaunch(c: Context<AppEnv>, role?: UserType): void {
  const { launch } = c.var.principal
  if (!launch) throw new AppError('launch_expired')
  if (role !== undefined && launch.role !== role) throw new AppError('wrong_role')
}

function noSeat(c: Context<AppEnv>): AppError {
  const { badToken } = c.var.principal
  if (badToken === 'launch') return new AppError('launch_expired')
  return new AppError(badToken === 'seat' ? 'seat_invalid' : 'game_not_found')
}

/** Sets `game`, `player` and `isHost` for the caller. */
export async function enterGame(c: Context<AppEnv>, id = c.req.param('id') ?? '') {
  const { db } = c.var.services.store
  const game = await findGame(db, id)
  if (!game) throw noSeat(c)
  const player = await seatIn(c, game)
  const isHost = await hostsGame(db, c.var.principal, game)
  c.set('game', game)
  c.set('player', player)
  c.set('isHost', isHost)
  return { game, player, isHost }
}

/** By bearer seat token of this game, else by account. */
async function seatIn(c: Context<AppEnv>, game: GameSession): Promise<GamePlayer | null> {
  const { db } = c.var.services.store
  const { seat, profileId } = c.var.principal
  if (seat?.sessionId === game.id) {
    const player = await findPlayer(db, seat.playerId)
    return player?.gameSessionId === game.id ? player : null
  }
  return profileId === null ? null : ((await findPlayerByProfile(db, game.id, profileId)) ?? null)
}
