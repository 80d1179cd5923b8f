import { distinctName } from '../display-name'
import { refuse } from '../errors'
import type { GameEvent } from './events'
import {
  activeSeats,
  type Game,
  type GameSetup,
  modeContext,
  modeOf,
  type Seat,
  type Step,
} from './game'
import { withRosterPost } from './outbox'
import { seatOf, withSeat } from './presence'

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

/** A known account or seat comes back before status and capacity are looked at. */
export function join(setup: GameSetup, game: Game, event: Event<'join'>, now: number): Step {
  const known = findSeat(game, event)
  if (known?.removedAt != null || isBarred(game, event.accountId)) return refuse('player_removed')
  if (known) return rejoin(game, known, now)
  if (game.status === 'completed') {
    return refuse(game.outcome === 'cancelled' ? 'game_cancelled' : 'game_already_started')
  }
  if (game.status === 'in_progress' && !setup.allowLateJoin) return refuse('game_already_started')
  if (game.locked) return refuse('game_locked')
  if (!setup.isPublic && !event.invited) return refuse('game_not_found')
  if (activeSeats(game).length >= setup.maxPlayers) return refuse('game_full')
  return newSeat(setup, game, event, now)
}

const findSeat = (game: Game, { playerId, accountId }: Event<'join'>): Seat | undefined =>
  seatOf(game, playerId) ??
  (accountId === null
    ? undefined
    : Object.values(game.seats).find((seat) => seat.accountId === accountId))

const isBarred = (game: Game, accountId: string | null): boolean =>
  accountId !== null && game.barredAccounts.includes(accountId)

function rejoin(game: Game, seat: Seat, now: number): Step {
  const back = seat.connected ? {} : { lostAt: now, leftAt: null }
  const { playerId, displayName, joinedAt } = seat
  return {
    ok: true,
    game: withRosterPost(withSeat(game, playerId, back), now),
    player: { playerId, displayName, joinedAt, rejoined: true },
  }
}

function newSeat(setup: GameSetup, game: Game, event: Event<'join'>, now: number): Step {
  const taken = activeSeats(game).map((seat) => seat.displayName)
  // Earlier seats stay earlier even if two came in the same millisecond.
  const lastJoined = Math.max(0, ...Object.values(game.seats).map((seat) => seat.joinedAt))
  const seat: Seat = {
    playerId: event.playerId,
    accountId: event.accountId,
    displayName: distinctName(event.displayName, taken),
    joinedAt: Math.max(now, lastJoined + 1),
    connected: false,
    lostAt: now,
    leftAt: null,
    removedAt: null,
    ticketAt: 0,
  }
  const freed = game.freed.filter((playerId) => playerId !== seat.playerId)
  let next: Game = { ...game, freed, seats: { ...game.seats, [seat.playerId]: seat } }
  if (game.mode !== null) {
    const context = modeContext(setup, next, now)
    next = { ...next, mode: modeOf(setup).playerJoined(game.mode, seat.playerId, context) }
  }
  const { playerId, displayName, joinedAt } = seat
  return { ok: true, game: next, player: { playerId, displayName, joinedAt, rejoined: false } }
}

/** In the lobby the seat is free again; in the game it waits for its player. */
export function leave(game: Game, playerId: string, now: number): Step {
  const seat = seatOf(game, playerId)
  if (!seat) return { ok: true, game }
  if (seat.removedAt !== null) return refuse('player_removed')
  if (game.status === 'waiting') {
    const { [playerId]: _freed, ...seats } = game.seats
    return {
      ok: true,
      game: withRosterPost({ ...game, seats, freed: [...game.freed, playerId] }, now),
    }
  }
  const left = withSeat(game, playerId, { connected: false, lostAt: now, leftAt: now })
  return { ok: true, game: withRosterPost(left, now) }
}

/** Ends the seat and bars the account from this game. What is settled stays as it is. */
export function kick(game: Game, playerId: string | null, lock: boolean, now: number): Step {
  if (game.status === 'completed') return refuse('game_over')
  const seat = playerId === null ? undefined : seatOf(game, playerId)
  if (!seat) return refuse('player_not_found')
  const removed = withSeat(game, seat.playerId, {
    connected: false,
    lostAt: now,
    leftAt: now,
    removedAt: seat.removedAt ?? now,
  })
  const barredAccounts =
    seat.accountId === null || isBarred(game, seat.accountId)
      ? game.barredAccounts
      : [...game.barredAccounts, seat.accountId]
  return {
    ok: true,
    game: withRosterPost({ ...removed, barredAccounts, locked: game.locked || lock }, now),
  }
}

export function playerConnected(game: Game, playerId: string, ticketAt: number | null): Step {
  const seat = seatOf(game, playerId)
  if (!seat) return refuse('seat_invalid')
  if (seat.removedAt !== null) return refuse('player_removed')
  if (ticketAt !== null && ticketAt <= seat.ticketAt) return refuse('ticket_invalid')
  if (ticketAt === null && seat.connected) return { ok: true, game }
  const taken = ticketAt === null ? {} : { ticketAt }
  return {
    ok: true,
    game: withSeat(game, playerId, { connected: true, lostAt: null, leftAt: null, ...taken }),
  }
}

export function playerLost(game: Game, playerId: string, now: number): Step {
  const seat = seatOf(game, playerId)
  if (!seat?.connected) return { ok: true, game }
  return { ok: true, game: withSeat(game, playerId, { connected: false, lostAt: now }) }
}
