import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import { openRoom } from './create-game'
import { type SeatRequest, takeSeat } from './join-game'
import { seatToken } from './seats'
import { sessionSummary } from './session-summary'
import { findPlayerByProfile } from './store/players'
import { findGame, type GameSession, markGameStarted } from './store/sessions'

const SOLO_PLAYER_NAME = 'Explorer'

export interface SoloStart {
  game: GameSession
  player: { id: string; displayName: string }
  seatToken: string
}

export type StartedSolo = SoloStart & {
  /** It was begun before, and goes on where it was left. */
  resumed: boolean
}

/** What a page is told of a solo game that begins or goes on. */
export const soloAnswer = ({ game, player, seatToken, resumed }: StartedSolo) => ({
  session: sessionSummary(game, true),
  player,
  seatToken,
  resumed,
})

/**
 * A stored solo game gets its room, is joined by its player (in a course under the own name and with
 * the own time) and started. Whatever of that was done
 * before stays as it is, so that one that broke off half-way is made good.
 */
export async function beginSolo(
  services: Services,
  created: GameSession,
  seat: Partial<Pick<SeatRequest, 'displayName' | 'timeFactor'>> = {},
): Promise<SoloStart> {
  const { store, now } = services
  await openRoom(services, created)
  const player = await takeSeat(services, created, {
    playerId: newId('player'),
    accountId: created.hostProfileId,
    displayName: SOLO_PLAYER_NAME,
    invited: true,
    ...seat,
  })
  await start(services, created.id)
  // The room's own news of the start may have come first: the copy is marked already then.
  const game =
    (await markGameStarted(store.db, created.id, now())) ??
    (await findGame(store.db, created.id)) ??
    created
  return {
    game,
    player: { id: player.playerId, displayName: player.displayName },
    seatToken: await seatToken(services, created.id, player.playerId),
  }
}

async function start({ rooms }: Services, gameId: string): Promise<void> {
  try {
    await rooms.command(gameId, hostCommandOf('start'))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'game_already_started') throw error
  }
}

/** A command without a tab: of whoever plays alone. */
export const hostCommandOf = (command: 'start' | 'end') =>
  ({
    type: 'host',
    command,
    tab: null,
    expectedBeat: null,
    playerId: null,
    lock: false,
  }) as const

/** The place in a solo game that is under way. */
export async function seatInSolo(
  services: Services,
  game: GameSession,
  profileId: string,
): Promise<SoloStart> {
  const player = await findPlayerByProfile(services.store.db, game.id, profileId)
  if (!player) throw new AppError('player_not_found')
  return {
    game,
    player: { id: player.id, displayName: player.displayName },
    seatToken: await seatToken(services, game.id, player.id),
  }
}

/** Whether a running game's room still plays it; where the room is lost, the game is over by now. */
export async function isPlayedOn({ rooms }: Services, gameId: string): Promise<boolean> {
  try {
    return (await rooms.command(gameId, { type: 'status' })).status !== 'completed'
  } catch (error) {
    if (error instanceof AppError && error.code === 'game_over') return false
    throw error
  }
}
