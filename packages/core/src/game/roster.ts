import { refuse } from '../errors'
import { parseCharacter } from '../players/character'
import { distinctName } from '../players/distinct-name'
import { FORGOTTEN_NAME } from '../rooms/timing'
import { isLateJoinOn, withLateComer } from './door'
import type { GameEvent } from './events'
import { activeSeats, isSolo, type Step } from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { generateUniqueName, takenNames } from './names'
import { withRosterPost } from './outbox'
import { seatOf, withSeat } from './presence'
import { findReserved, reclaimSeat, seated, withoutLapsed, withoutReserved } from './reserved'
import { admitted, findChooser, withChooser, withChooserSeat, withoutChooser } from './second-step'

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

/** A known account or seat rejoins before status and capacity are checked. */
export function join(setup: GameSetup, game: Game, event: Event<'join'>, now: number): Step {
  if (setup.oneDevice) return refuse('game_without_phones')
  const known = findSeat(game.seats, event)
  if (known?.removedAt != null || isBarred(game, event)) return refuse('player_removed')
  if (known) return rejoin(game, withCosmetics(known, event), now)
  const waiting = findSeat(game.reserved, event)
  if (waiting && game.status !== 'completed') {
    return retake(setup, game, withCosmetics(waiting, event), now)
  }
  const choosing = findOwnChooser(game, event)
  if (choosing && game.status !== 'completed') return chooseOn(setup, game, choosing, event, now)
  if (game.status === 'completed') {
    return refuse(game.outcome === 'cancelled' ? 'game_cancelled' : 'game_already_started')
  }
  const isLate = game.status === 'in_progress' && !isLateJoinOn(setup, game)
  if (isLate && (!event.knock || isSolo(setup))) return tooLate(setup, game, event)
  if (game.locked) return refuse('game_locked')
  if (!setup.isPublic && !event.invited) return refuse('game_not_found')
  if (game.linkOnly && !event.invited) return refuse('link_needed')
  const here = withoutLapsed(setup, game, now)
  if (activeSeats(here).length >= setup.maxPlayers) return refuse('game_full')
  return newSeat(setup, here, event, now, isLate)
}

/** Says whether the door would be opened to a knock. */
const tooLate = (setup: GameSetup, game: Game, { invited }: Event<'join'>): Step =>
  isSolo(setup) || game.locked || (!invited && (!setup.isPublic || game.linkOnly))
    ? refuse('game_already_started')
    : refuse('game_already_started', { mayKnock: 'true' })

function findSeat(seats: Game['seats'], { playerId, accountId }: Event<'join'>): Seat | undefined {
  if (Object.hasOwn(seats, playerId)) return seats[playerId]
  if (accountId === null) return undefined
  return Object.values(seats).find((seat) => seat.accountId === accountId)
}

const findOwnChooser = ({ choosing }: Game, event: Event<'join'>): Seat | undefined => {
  const seats = Object.values(choosing).map(({ seat }) => [seat.playerId, seat] as const)
  return findSeat(Object.fromEntries(seats), event)
}

/** Rejoining without a seat: with the link there is nothing more to tap; late comers wait on. */
function chooseOn(
  setup: GameSetup,
  game: Game,
  seat: Seat,
  { invited }: Event<'join'>,
  now: number,
): Step {
  if (!invited || findChooser(game, seat.playerId)?.knocks)
    return { ok: true, game, player: asPlayer(seat, true) }
  const here = withoutLapsed(setup, game, now)
  if (activeSeats(here).length >= setup.maxPlayers) return refuse('game_full')
  const inside = admitted(setup, here, seat, now)
  return {
    ok: true,
    game: inside,
    player: asPlayer(inside.seats[seat.playerId] as Seat, false),
    notify: [seat.playerId],
  }
}

/** The seat with its account's current cosmetics. */
function withCosmetics(
  { worn: _before, ...seat }: Seat,
  { worn }: Pick<Event<'join'>, 'worn'>,
): Seat {
  return worn && worn.length > 0 ? { ...seat, worn } : seat
}

/** The account was removed, or a player on this device. */
const isBarred = (
  game: Game,
  { accountId, formerIds = [] }: Pick<Event<'join'>, 'accountId' | 'formerIds'>,
): boolean =>
  (accountId !== null && game.barredAccounts.includes(accountId)) ||
  formerIds.some((id) => seatOf(game, id)?.removedAt != null)

function rejoin(game: Game, seat: Seat, now: number): Step {
  const back = seat.connected ? seat : { ...seat, lostAt: now, leftAt: null }
  const seats = { ...game.seats, [seat.playerId]: back }
  return {
    ok: true,
    game: withRosterPost({ ...game, seats }, now),
    player: asPlayer(seat, true),
  }
}

function retake(setup: GameSetup, game: Game, seat: Seat, now: number): Step {
  const back = reclaimSeat(setup, game, seat, now)
  return back.ok ? { ...back, player: asPlayer(seat, true) } : back
}

const asPlayer = ({ playerId, displayName, joinedAt }: Seat, rejoined: boolean) => ({
  playerId,
  displayName,
  joinedAt,
  rejoined,
})

function newSeat(
  setup: GameSetup,
  game: Game,
  event: Event<'join'>,
  now: number,
  isLate: boolean,
): Step {
  const taken = takenNames(game)
  // Keeps the order of joining strict even within one millisecond.
  const choosing = Object.values(game.choosing).map(({ seat }) => seat)
  const known = [...Object.values(game.seats), ...Object.values(game.reserved), ...choosing]
  const lastJoined = Math.max(0, ...known.map((seat) => seat.joinedAt))
  const seat: Seat = {
    playerId: event.playerId,
    accountId: event.accountId,
    ...(setup.approveNames || event.doubtful
      ? {
          displayName: generateUniqueName(setup, game, taken),
          nameWish: event.displayName,
          ...(event.doubtful && { wishIsDoubtful: true }),
        }
      : { displayName: distinctName(event.displayName, taken) }),
    joinedAt: Math.max(now, lastJoined + 1),
    connected: false,
    lostAt: now,
    leftAt: null,
    removedAt: null,
    ticketAt: 0,
    ...(parseCharacter(event.character) && { character: event.character }),
    ...(event.timeFactor && event.timeFactor !== 1 && { timeFactor: event.timeFactor }),
  }
  const worn = withCosmetics(seat, event)
  const next = isLate
    ? withLateComer(game, worn, event, now)
    : game.secondStep === null || event.invited
      ? seated(setup, game, worn, now)
      : withChooser(game, worn, event, now)
  return { ok: true, game: next, player: asPlayer(seat, false) }
}

/** In the lobby the seat is freed; in the game it is reserved for its player. */
export function leave(game: Game, playerId: string, now: number): Step {
  const freed = [...game.freed, playerId]
  if (findReserved(game, playerId)) {
    return { ok: true, game: withRosterPost({ ...withoutReserved(game, playerId), freed }, now) }
  }
  if (findChooser(game, playerId)) {
    return { ok: true, game: withRosterPost({ ...withoutChooser(game, playerId), freed }, now) }
  }
  const seat = seatOf(game, playerId)
  if (!seat) return { ok: true, game }
  if (seat.removedAt !== null) return refuse('player_removed')
  if (game.status === 'waiting') {
    const { [playerId]: _freed, ...seats } = game.seats
    return { ok: true, game: withRosterPost({ ...game, seats, freed }, now) }
  }
  const left = withSeat(game, playerId, { connected: false, lostAt: now, leftAt: now })
  return { ok: true, game: withRosterPost(left, now) }
}

/** The player of a deleted account leaves; the seat's figures stay, without a name. */
export function forget(game: Game, playerId: string, now: number): Step {
  const seat = seatOf(game, playerId)
  if (!seat || game.status === 'waiting') {
    return seat?.removedAt != null
      ? { ok: true, game: nameless(game, seat) }
      : leave(game, playerId, now)
  }
  if (game.status === 'completed' || seat.removedAt !== null) {
    return { ok: true, game: nameless(game, seat) }
  }
  const left = { connected: false, lostAt: now, leftAt: seat.leftAt ?? now }
  return { ok: true, game: withRosterPost(withSeat(nameless(game, seat), playerId, left), now) }
}

function nameless(game: Game, { playerId }: Seat): Game {
  const others = Object.values(game.seats).filter((seat) => seat.playerId !== playerId)
  const taken = others.map(({ displayName }) => displayName)
  const displayName = distinctName(FORGOTTEN_NAME, taken)
  return withSeat(game, playerId, {
    displayName,
    accountId: null,
    worn: undefined,
    character: undefined,
    nameWish: undefined,
    wishIsDoubtful: undefined,
  })
}

/** Ends the seat and bars the account from this game. What is settled stays. */
export function kick(
  setup: GameSetup,
  game: Game,
  playerId: string | null,
  lock: boolean,
  now: number,
): Step {
  if (game.status === 'completed') return refuse('game_over')
  if (playerId === null) return refuse('player_not_found')
  // A late comer, or a reserved seat that the host's list still showed a moment ago.
  const waiting = findChooser(game, playerId)?.seat ?? findReserved(game, playerId)
  const seat = waiting ?? seatOf(game, playerId)
  if (!seat) return refuse('player_not_found')
  const outside = withoutChooser(withoutReserved(game, playerId), playerId)
  const listed = waiting ? seated(setup, outside, seat, now) : game
  const removed = withSeat(listed, seat.playerId, {
    connected: false,
    lostAt: now,
    leftAt: now,
    removedAt: seat.removedAt ?? now,
  })
  const barredAccounts =
    seat.accountId === null || game.barredAccounts.includes(seat.accountId)
      ? game.barredAccounts
      : [...game.barredAccounts, seat.accountId]
  return {
    ok: true,
    game: withRosterPost({ ...removed, barredAccounts, locked: game.locked || lock }, now),
  }
}

/**
 * Empties a lobby that somebody has flooded, and locks it. Nobody is barred: players of the class
 * rejoin once the host unlocks it.
 */
export function removeAll(game: Game, now: number): Step {
  if (game.status === 'completed') return refuse('game_over')
  if (game.status !== 'waiting') return refuse('game_already_started')
  const waiting = [...Object.keys(game.reserved), ...Object.keys(game.choosing)]
  const freed = [...activeSeats(game).map((seat) => seat.playerId), ...waiting]
  const removed = Object.entries(game.seats).filter(([, seat]) => seat.removedAt !== null)
  return {
    ok: true,
    game: withRosterPost(
      {
        ...game,
        seats: Object.fromEntries(removed),
        reserved: {},
        choosing: {},
        freed: [...game.freed, ...freed],
        locked: true,
      },
      now,
    ),
  }
}

export function playerConnected(
  setup: GameSetup,
  game: Game,
  { playerId, ticketAt }: Event<'connected'>,
  now: number,
): Step {
  const waiting = findReserved(game, playerId)
  const chooser = findChooser(game, playerId)
  const seat = waiting ?? chooser?.seat ?? seatOf(game, playerId)
  // A player still choosing when the game ended gets `game_over`, not `seat_invalid`.
  if (!seat) return refuse(game.status === 'completed' ? 'game_over' : 'seat_invalid')
  if (seat.removedAt !== null) return refuse('player_removed')
  if (ticketAt !== null && ticketAt <= seat.ticketAt) return refuse('ticket_invalid')
  if (ticketAt === null && seat.connected) return { ok: true, game }
  const back = waiting ? reclaimSeat(setup, game, waiting, now) : { ok: true as const, game }
  if (!back.ok) return back
  const taken = ticketAt === null ? {} : { ticketAt }
  const here = { connected: true, lostAt: null, leftAt: null, ...taken }
  if (chooser) return { ok: true, game: withChooserSeat(game, playerId, here) }
  const connected = withSeat(back.game, playerId, here)
  return { ok: true, game: seat.connected ? connected : withRosterPost(connected, now) }
}

/** `since`: the last sign of life; the grace period starts there. */
export function playerLost(game: Game, playerId: string, since: number, now: number): Step {
  const gone = { connected: false, lostAt: since }
  if (findChooser(game, playerId)?.seat.connected) {
    return { ok: true, game: withChooserSeat(game, playerId, gone) }
  }
  const seat = seatOf(game, playerId)
  if (!seat?.connected) return { ok: true, game }
  const lost = withSeat(game, playerId, gone)
  return { ok: true, game: withRosterPost(lost, now) }
}
