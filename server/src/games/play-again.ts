import type { Seat } from '@pathquest/core'
import type { Principal } from '../http/app-env'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { hostsGame } from './host-command'
import { findPlayer, findPlayerByProfile, type GamePlayer } from './store/players'
import { findGame, type GameSession } from './store/sessions'

/** The finished game that a new one follows: the caller must have hosted it. */
export async function checkPlayAgain(
  { store }: Services,
  by: Principal,
  formerId: string | undefined,
): Promise<void> {
  if (formerId === undefined) return
  const former = await findGame(store.db, formerId)
  if (!former || !(await hostsGame(store.db, by, former))) {
    throw new AppError('game_not_found', {}, 'playAgainOf')
  }
}

/** Players of the finished game get a Join button, for as long as its room exists. */
export async function announceNextGame(
  { rooms, store, log }: Services,
  game: GameSession,
  formerId: string | undefined,
): Promise<void> {
  if (formerId === undefined) return
  const former = await findGame(store.db, formerId)
  if (!former) return
  try {
    await rooms.command(former, { type: 'next_game', gameCode: game.gameCode })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The new game exists in any case; its players can join by code.
    log.warn({ code: error.code }, 'the earlier game could not be notified of its successor')
  }
}

/** Who had a seat in the earlier game may enter the next, public or not. */
export const isFormerPlayer = async (
  services: Services,
  game: GameSession,
  who: Pick<Principal, 'profileId' | 'seat'>,
): Promise<boolean> => (await findFormerPlayer(services, game, who)) !== undefined

/** The seat in the earlier game, by its token or the account; undefined: none, or removed from it. */
export async function findFormerPlayer(
  { store }: Services,
  game: GameSession,
  { profileId, seat: token }: Pick<Principal, 'profileId' | 'seat'>,
): Promise<GamePlayer | undefined> {
  const former = formerId(game)
  if (former === null) return undefined
  if (token?.sessionId === former) {
    const seat = await findPlayer(store.db, token.playerId)
    if (seat?.gameSessionId === former && seat.removedAt === null) return seat
  }
  if (profileId === null) return undefined
  const seat = await findPlayerByProfile(store.db, former, profileId)
  return seat?.removedAt === null ? seat : undefined
}

const formerId = ({ metadata }: GameSession): string | null =>
  typeof metadata.playAgainOf === 'string' ? metadata.playAgainOf : null

/** Limit on the length of such a chain of games: a class plays again a few times in a lesson. */
const FORMER_GAMES_MAX = 20

/**
 * Whether the requester was removed from an earlier game of this chain: by account, or any seat
 * they had.
 */
export async function wasRemovedBefore(
  { store }: Services,
  game: GameSession,
  { profileId, playerIds }: { profileId: string | null; playerIds: readonly string[] },
): Promise<boolean> {
  const former = new Set<string>()
  for (let id = formerId(game); id !== null && former.size < FORMER_GAMES_MAX; ) {
    if (former.has(id)) break
    former.add(id)
    const session = await findGame(store.db, id)
    id = session ? formerId(session) : null
  }
  for (const id of former.size > 0 ? playerIds : []) {
    const seat = await findPlayer(store.db, id)
    if (seat && former.has(seat.gameSessionId) && seat.removedAt !== null) return true
  }
  for (const id of profileId === null ? [] : former) {
    const seat = await findPlayerByProfile(store.db, id, profileId as string)
    if (seat && seat.removedAt !== null) return true
  }
  return false
}

/** The seat's owner in the game before: a course's student keeps their identity. */
export async function accountOfFormerSeat(
  { store }: Services,
  game: GameSession,
  seat: Seat | null,
): Promise<string | null> {
  if (seat === null || game.metadata.playAgainOf !== seat.sessionId) return null
  const player = await findPlayer(store.db, seat.playerId)
  return player?.gameSessionId === seat.sessionId ? player.profileId : null
}
