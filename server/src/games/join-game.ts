import {
  isGameCode,
  type JoinAnswer,
  type JoinGame,
  normalizeGameCode,
  sign,
  type TimeFactor,
} from '@pathquest/core'
import { characterCode, characterOf } from '@pathquest/core/players/character'
import { listWorn } from '../cosmetics'
import type { Principal } from '../http/app-env'
import type { Device } from '../http/device'
import { type JudgedName, judgedName, type NameInClass, nameInClass } from '../names'
import type { RoomReply } from '../rooms'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import { hostsGame } from './host-command'
import { storedSettings } from './mode-of-game'
import {
  accountOfFormerSeat,
  findFormerPlayer,
  isFormerPlayer,
  wasRemovedBefore,
} from './play-again'
import { isInvitation, seatToken } from './seats'
import { sessionSummary } from './session-summary'
import {
  findPlayer,
  findPlayerByProfile,
  type GamePlayer,
  insertPlayer,
  updatePlayer,
} from './store/players'
import { findGameByCode, findHostName, type GameSession } from './store/sessions'

/** The chosen one, or the one that their seat had. */
const characterOfPlayer = ({ id, character }: GamePlayer): string =>
  characterCode(characterOf({ playerId: id, character: character ?? undefined }))

interface Joiner {
  principal: Principal
  /** By what wrong codes are counted. */
  addressBucket: string
  /** The earlier seats in this browser's cookie; null: it was never here. */
  device: Device | null
  /** By mark, account or seat; null: an unknown device. */
  knownDevice: string | null
}

/** A seat in the game with this code: the previous one, or a new one if the room has space. */
export async function joinGame(
  services: Services,
  joiner: Joiner,
  input: JoinGame,
): Promise<JoinAnswer> {
  const code = normalizeGameCode(input.gameCode)
  if (code === '') throw new AppError('game_code_required', {}, 'gameCode')
  const { seatCode } = input
  if (seatCode !== undefined) return reseated(services, joiner, code, { ...input, seatCode })
  // An invalid name is reported before the code is checked.
  const name = judgedName(input.displayName)
  const game = await findByCode(services, joiner, code, input.invite)
  const session = sessionSummary(game, await hostsGame(services.store.db, joiner.principal, game))
  if (session.isHost && game.sessionType === 'multiplayer') return { isHost: true, session }
  const { seat } = joiner.principal
  const self = await formerSelf(services, game, joiner)
  const { profileId, playerIds: formerIds } = self
  if (await wasRemovedBefore(services, game, self)) throw new AppError('player_removed')
  const former = await formerSeat(services, { seat, profileId }, game)
  if (former) services.limits.countDeviceJoin(former.id)
  // An account has one seat per game in any case.
  else if (profileId === null) countJoin(services, joiner)
  const before = await findFormerPlayer(services, game, joiner.principal)
  const player = await takeSeat(services, game, {
    playerId: former?.id ?? newId('player'),
    accountId: former ? former.profileId : profileId,
    ...(await nameFor(services, game, name)),
    formerIds,
    ...(profileId === null && { from: await networkMark(services, game, joiner) }),
    invited: await isInvited(services, game, joiner.principal, input.invite),
    ...(before && { character: characterOfPlayer(before) }),
    ...(input.knock && { knock: true }),
  }).catch(asUnknownCode)
  return {
    isHost: false,
    session,
    player: { id: player.playerId, displayName: player.displayName },
    seatToken: await seatToken(services, game.id, player.playerId),
  }
}

const unknownCode = () => new AppError('game_not_found', {}, 'gameCode')

/** A game that is not public gets the same refusal as an unknown code. */
function asUnknownCode(error: unknown): never {
  throw error instanceof AppError && error.code === 'game_not_found' ? unknownCode() : error
}

/**
 * Takes over a seat on another device, by the code that the host was shown; no name is required.
 */
async function reseated(
  services: Services,
  joiner: Joiner,
  code: string,
  { seatCode, invite }: { seatCode: string; invite?: string | undefined },
): Promise<JoinAnswer> {
  const { limits, rooms, store } = services
  const { game, player } = await limits.codeFailures.run(
    joiner,
    async () => {
      const found = isGameCode(code) ? await findGameByCode(store.db, code) : undefined
      if (!found) throw unknownCode()
      const isToldOf = found.isPublic || (await isInvitation(services, found, invite))
      const claimed = await rooms
        .command(found, { type: 'claim', seatCode })
        .catch((error: unknown) => {
          // Nor does a room that does not answer reveal that the game exists.
          throw error instanceof AppError && !isToldOf ? unknownCode() : error
        })
      return { game: found, player: claimed.player }
    },
    ({ code }) => code === 'seat_code_invalid' || code === 'game_not_found',
  )
  if (!player) throw new Error('The room returned no player for a seat code')
  return {
    isHost: false,
    session: sessionSummary(game, false),
    player: { id: player.playerId, displayName: player.displayName },
    seatToken: await seatToken(services, game.id, player.playerId),
  }
}

/**
 * Only wrong codes are limited: a class behind one address always gets in. A host's link involves
 * no guessing and is not affected by the failures of others.
 */
async function findByCode(
  services: Services,
  joiner: Joiner,
  code: string,
  invite: string | undefined,
): Promise<GameSession> {
  const { limits, store } = services
  const found = async () => (isGameCode(code) ? findGameByCode(store.db, code) : undefined)
  const linked = invite === undefined ? undefined : await found()
  if (linked && (await isInvitation(services, linked, invite))) return linked
  return limits.codeFailures.run(
    joiner,
    async () => {
      const game = await found()
      // Before any limit: an unknown code would not reach one either.
      if (!game || !(await mayKnow(services, joiner, game))) throw unknownCode()
      return game
    },
    (error) => error.code === 'game_not_found',
  )
}

/** Who may learn that a private game exists: its host, or anybody who had a seat before. */
async function mayKnow(
  services: Services,
  { principal, device }: Joiner,
  game: GameSession,
): Promise<boolean> {
  if (game.isPublic || (await hostsGame(services.store.db, principal, game))) return true
  if (await formerSeat(services, principal, game)) return true
  if (await isFormerPlayer(services, game, principal)) return true
  return wasRemovedBefore(services, game, await formerSelf(services, game, { principal, device }))
}

/** As whom the requester may have played before: their account, and every seat known of them. */
async function formerSelf(
  services: Services,
  game: GameSession,
  { principal: { profileId, seat }, device }: Pick<Joiner, 'principal' | 'device'>,
) {
  return {
    profileId: profileId ?? (await accountOfFormerSeat(services, game, seat)),
    playerIds: [...(device?.seats ?? []), ...(seat ? [seat.playerId] : [])],
  }
}

/** Lets rooms know which guests share a network, without any address. */
const networkMark = async ({ secrets }: Services, game: GameSession, { addressBucket }: Joiner) =>
  (await sign(secrets.seat, `network of ${game.id} ${addressBucket}`)).slice(0, 16)

function countJoin({ limits }: Services, { addressBucket, knownDevice }: Joiner): void {
  if (knownDevice !== null) limits.countDeviceJoin(knownDevice)
  else limits.countNewDevice(addressBucket)
}

async function nameFor(
  services: Services,
  game: GameSession,
  name: JudgedName,
): Promise<NameInClass> {
  const hostName = game.hostProfileId && (await findHostName(services.store.db, game.hostProfileId))
  const { approveNames } = storedSettings(game)
  return nameInClass(name, {
    hostName: hostName || null,
    approvesAll: approveNames,
  })
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
  (await isFormerPlayer(services, game, { profileId, seat }))

export interface SeatRequest {
  playerId: string
  accountId: string | null
  displayName: string
  doubtful?: boolean
  formerIds?: string[]
  /** A guest's network, as a hash for this game. */
  from?: string
  invited: boolean
  /** Where late join is off: waits until the host lets them in. */
  knock?: boolean
  /** The one of the game that is played again; absent: that of the new seat. */
  character?: string
  /** Own time of a new seat; absent: the normal time. */
  timeFactor?: TimeFactor
}

/** Requests a seat from the room and stores a copy; a seat without a copy is released. */
export async function takeSeat(
  { store, rooms }: Services,
  game: GameSession,
  requested: SeatRequest,
): Promise<NonNullable<RoomReply['player']>> {
  const worn = requested.accountId === null ? [] : await listWorn(store.db, requested.accountId)
  const dress = worn.length > 0 ? { worn } : {}
  const { player } = await rooms.command(game, { type: 'join', ...requested, ...dress })
  if (!player) throw new Error('The room returned no player for a join')
  try {
    const copy = await insertPlayer(store.db, {
      id: player.playerId,
      gameSessionId: game.id,
      profileId: requested.accountId,
      displayName: player.displayName,
      joinedAt: player.joinedAt,
    })
    if (copy.ok && !copy.isNew) {
      await updatePlayer(store.db, player.playerId, { isConnected: true, leftAt: null })
    }
  } catch (error) {
    await rooms.command(game, { type: 'leave', playerId: player.playerId })
    throw error
  }
  return player
}
