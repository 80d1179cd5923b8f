import { isGameCode, type JoinAnswer, type JoinGame, normalizeGameCode } from '@pathquest/game-core'
import { listWorn } from '../cosmetics'
import type { Principal } from '../http/principal'
import { safeName } from '../names'
import type { Accepted } from '../rooms'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/random'
import type { Services } from '../services/services'
import { hostsGame } from './hosts-game'
import { accountOfFormerSeat, isFormerPlayer } from './play-again'
import { isInvitation, seatToken } from './seats'
import { sessionSummary } from './session-summary'
import {
  findPlayer,
  findPlayerByProfile,
  type GamePlayer,
  insertPlayer,
  updatePlayer,
} from './store/players'
import { findGameByCode, type GameSession } from './store/sessions'

export interface Joiner {
  principal: Principal
  /** Whose wrong codes are counted together. */
  addressBucket: string
}

/** A seat in the game with this code: the former one, or a new one if the room has it. */
export async function joinGame(
  services: Services,
  joiner: Joiner,
  input: JoinGame,
): Promise<JoinAnswer> {
  const code = normalizeGameCode(input.gameCode)
  if (code === '') throw new AppError('game_code_required', {}, 'gameCode')
  const displayName = safeName(input.displayName)
  const game = await findByCode(services, joiner, code)
  const session = sessionSummary(game, await hostsGame(services.store.db, joiner.principal, game))
  if (session.isHost && game.sessionType === 'multiplayer') return { isHost: true, session }
  const { seat } = joiner.principal
  const profileId = joiner.principal.profileId ?? (await accountOfFormerSeat(services, game, seat))
  const former = await formerSeat(services, { seat, profileId }, game)
  const player = await takeSeat(services, game, {
    playerId: former?.id ?? newId('player'),
    accountId: former ? former.profileId : profileId,
    displayName,
    invited: await isInvited(services, game, joiner.principal, input.invite),
  })
  return {
    isHost: false,
    session,
    player: { id: player.playerId, displayName: player.displayName },
    seatToken: await seatToken(services, game.id, player.playerId),
  }
}

/** Only wrong codes are limited: a class behind one address always gets in. */
function findByCode(services: Services, joiner: Joiner, code: string): Promise<GameSession> {
  const { limits, store } = services
  return limits.codeFailures.run(
    joiner.addressBucket,
    async () => {
      const game = isGameCode(code) ? await findGameByCode(store.db, code) : undefined
      if (!game) throw new AppError('game_not_found', {}, 'gameCode')
      return game
    },
    (error) => error.code === 'game_not_found',
  )
}

async function formerSeat(
  { store }: Services,
  { seat, profileId }: Pick<Principal, 'seat' | 'profileId'>,
  game: GameSession,
): Promise<GamePlayer | undefined> {
  if (seat?.sessionId === game.id) {
    const player = await findPlayer(store.db, seat.playerId)
    if (player?.gameSessionId === game.id) return player
  }
  return profileId === null ? undefined : findPlayerByProfile(store.db, game.id, profileId)
}

const isInvited = async (
  services: Services,
  game: GameSession,
  { profileId, seat }: Principal,
  invite: string | undefined,
): Promise<boolean> =>
  (await isInvitation(services, game, invite)) ||
  (await isFormerPlayer(services, game, { profileId, seatSessionId: seat?.sessionId ?? null }))

export interface SeatWish {
  playerId: string
  accountId: string | null
  displayName: string
  invited: boolean
}

/** Asks the room for a seat and keeps a copy; a seat without a copy is given back. */
export async function takeSeat(
  { store, rooms }: Services,
  game: GameSession,
  wish: SeatWish,
): Promise<NonNullable<Accepted['player']>> {
  const worn = wish.accountId === null ? [] : await listWorn(store.db, wish.accountId)
  const dress = worn.length > 0 ? { worn } : {}
  const { player } = await rooms.command(game.id, { type: 'join', ...wish, ...dress })
  if (!player) throw new Error('The room took a player and did not say whom')
  try {
    const copy = await insertPlayer(store.db, {
      id: player.playerId,
      gameSessionId: game.id,
      profileId: wish.accountId,
      displayName: player.displayName,
      joinedAt: player.joinedAt,
    })
    if (copy.ok && !copy.isNew) {
      await updatePlayer(store.db, player.playerId, { isConnected: true, leftAt: null })
    }
  } catch (error) {
    await rooms.command(game.id, { type: 'leave', playerId: player.playerId })
    throw error
  }
  return player
}
