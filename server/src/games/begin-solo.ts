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
  /** It was started before, and resumes where it was left. */
  resumed: boolean
}

/** The answer to a page that starts or resumes a solo game. */
export const soloAnswer = ({ game, player, seatToken, resumed }: StartedSolo) => ({
  session: sessionSummary(game, true),
  player,
  seatToken,
  resumed,
})

/**
 * Creates a stored solo game's room, has its player join (in a course under the real name and with
 * their own extra time) and starts it. Idempotent: steps that were done before are skipped, so that
 * an interrupted start is completed.
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
  await start(services, created)
  // The room may have reported its start first: the copy is marked already then.
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

async function start({ rooms }: Services, game: GameSession): Promise<void> {
  try {
    await rooms.command(game, makeHostCommand('start'))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'game_already_started') throw error
  }
}

/** A host command without a tab, of a solo player. */
export const makeHostCommand = (command: 'start' | 'end') =>
  ({
    type: 'host',
    command,
    tab: null,
    expectedBeat: null,
    playerId: null,
    lock: false,
  }) as const

/** The seat in a solo game in progress. */
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

/** Whether a running game's room still plays it; if the room is lost, the game has ended by now. */
export async function isPlayedOn({ rooms }: Services, game: GameSession): Promise<boolean> {
  try {
    return (await rooms.command(game, { type: 'status' })).status !== 'completed'
  } catch (error) {
    if (error instanceof AppError && error.code === 'game_over') return false
    throw error
  }
}
