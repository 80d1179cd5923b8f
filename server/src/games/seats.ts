import {
  issueSeatToken,
  issueTicket,
  readToken,
  sign,
  TICKET_TTL_MS,
  type Ticket,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { hostsGame } from './host-command'
import {
  findPlayer,
  findPlayerByProfile,
  type GamePlayer,
  removePlayer,
  updatePlayerConnection,
} from './store/players'
import { findGame, type GameSession } from './store/sessions'

/** A player's secret token for one game. */
export const seatToken = ({ secrets }: Services, sessionId: string, playerId: string) =>
  issueSeatToken(secrets.seat, { sessionId, playerId })

/** 96 bits: short enough for a QR code that is scanned across a classroom. */
const INVITE_LENGTH = 16

const inviteTo = async ({ secrets }: Services, game: GameSession): Promise<string> =>
  (await sign(secrets.seat, `invite ${game.id}`)).slice(0, INVITE_LENGTH)

/**
 * The host's link: it lets players into a game that is not public, or open by link alone, and is
 * not subject to the limits on wrong codes.
 */
export async function joinPath(services: Services, game: GameSession): Promise<string> {
  const invite = await inviteTo(services, game)
  return `/join-game?${new URLSearchParams({ code: game.gameCode, invite })}`
}

export async function isInvitation(
  services: Services,
  game: GameSession,
  invite: string | undefined,
): Promise<boolean> {
  if (invite === undefined) return false
  if (tokenHash(invite) === tokenHash(await inviteTo(services, game))) return true
  // Links that were shared before they became short.
  const payload = await readToken(services.secrets.seat, 'invite', invite)
  return payload?.sessionId === game.id
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

/** For everybody without a seat the game is not found. */
export function noSeat(c: Context<AppEnv>): AppError {
  const { badToken } = c.var.principal
  if (badToken === 'launch') return new AppError('launch_expired')
  return new AppError(badToken === 'seat' ? 'seat_invalid' : 'game_not_found')
}

/** In the lobby the seat becomes free; in the game it waits for its player. */
export async function leaveGame(
  { store, rooms, now }: Services,
  game: GameSession,
  player: GamePlayer,
): Promise<void> {
  const { status } = await rooms.command(game, { type: 'leave', playerId: player.id })
  if (status === 'waiting') await removePlayer(store.db, player.id)
  else await updatePlayerConnection(store.db, player.id, false, now())
}

const STEP_MS = 1 / 1024
const SET_BACK_MS = 1_000
let lastIssuedAt = 0

/**
 * Strictly increasing, so that of two tickets the later one always compares as newer. After the
 * clock was set back it continues from there, like the room, which knows the step: a ticket from
 * ahead of the clock would be valid for too long.
 */
export function nextIssuedAt(now: number): number {
  const wasSetBack = now < lastIssuedAt - SET_BACK_MS
  lastIssuedAt = wasSetBack ? now : Math.max(now, lastIssuedAt + STEP_MS)
  return lastIssuedAt
}

/** A ticket for the socket of one room, one role and one subject, valid for 60 s. */
export async function newTicket(
  { env, secrets, now }: Pick<Services, 'env' | 'secrets' | 'now'>,
  ticket: Omit<Ticket, 'issuedAt' | 'expiresAt'>,
): Promise<{ ticket: string; path: string; expiresAt: number }> {
  const issuedAt = nextIssuedAt(now())
  return {
    ticket: await issueTicket(secrets.room, { ...ticket, issuedAt }),
    path: `${env.roomsPublicOrigin ?? ''}/parties/main/${ticket.room}`,
    expiresAt: Math.floor(issuedAt) + TICKET_TTL_MS,
  }
}
