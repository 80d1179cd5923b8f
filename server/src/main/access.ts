import type { UserType } from '@pathquest/core'
import type { Context } from 'hono'
import { isAdmin } from '../accounts'
import { enterGame, noSeat } from '../games'
import type { Access, AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'

const CHECKS: Record<Access, (c: Context<AppEnv>) => Promise<void> | void> = {
  anyone: () => {},
  account: requireAccount,
  signed_in: requireSession,
  own_student: (c) => requireOwn(c, 'student'),
  own_parent: (c) => requireOwn(c, 'parent'),
  own_teacher: (c) => requireOwn(c, 'teacher'),
  teacher: (c) => requireRole(c, 'teacher'),
  student: (c) => requireRole(c, 'student'),
  admin: async (c) => {
    requireSession(c)
    const profileId = c.var.principal.profileId as string
    if (!(await isAdmin(c.var.services.store.db, profileId))) throw new AppError('not_admin')
  },
  launch: (c) => requireLaunch(c),
  launch_teacher: (c) => {
    requireLaunch(c, 'teacher')
    if (c.var.principal.launch?.looksOn) throw new AppError('only_looks_on')
  },
  launch_staff: (c) => requireLaunch(c, 'teacher'),
  launch_student: (c) => requireLaunch(c, 'student'),
  launch_parent: (c) => requireLaunch(c, 'parent'),
  host: async (c) => {
    requireAccount(c)
    const { isHost, game } = await enterGame(c)
    if (isHost && game.sessionType === 'multiplayer') requireApproval(c)
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

/** Throws unless the caller may call a route of this access. */
export const checkAccess = async (c: Context<AppEnv>, access: Access): Promise<void> =>
  CHECKS[access](c)

function requireAccount(c: Context<AppEnv>): void {
  const { profileId, badToken } = c.var.principal
  if (badToken === 'launch') throw new AppError('launch_expired')
  if (profileId === null) throw new AppError('not_authenticated')
}

function requireRole(c: Context<AppEnv>, role: UserType): void {
  requireAccount(c)
  if (c.var.principal.role !== role) throw new AppError('wrong_role')
  if (role === 'teacher') requireApproval(c)
}

/** Until an administrator approves, a teacher by account has no rights of one. */
function requireApproval(c: Context<AppEnv>): void {
  if (c.var.principal.awaitsApproval) throw new AppError('approval_pending')
}

function requireSession(c: Context<AppEnv>): void {
  if (c.var.principal.via !== 'session') throw new AppError('not_authenticated')
}

/** Never a visit from a course: an LMS vouches for its course alone. */
function requireOwn(c: Context<AppEnv>, role: UserType): void {
  requireSession(c)
  requireRole(c, role)
}

function requireLaunch(c: Context<AppEnv>, role?: UserType): void {
  const { launch } = c.var.principal
  if (!launch) throw new AppError('launch_expired')
  if (role !== undefined && launch.role !== role) throw new AppError('wrong_role')
}
