import { refuse } from '../errors'
import { readMove } from '../modes/moves'
import { CHARACTER_MOVE, characterCode, parseCharacter } from '../players/character'
import { CREW_MOVE } from '../rooms/lobby-crews'
import { STEP_MOVE } from '../rooms/second-step'
import { wake } from './clock'
import { advance, end, finishIfOver, start } from './course'
import { afterEvent, type GameEvent } from './events'
import {
  type Accepted,
  changingContext,
  type Fact,
  isPaused,
  isSolo,
  modeOf,
  modeStatus,
  type Step,
} from './game'
import type { Game, GameSetup, Seat } from './game-state'
import { hostCommand, hostConnected, hostLost, screenConnected } from './host'
import { joinCrew } from './lobby-crews'
import { withoutPost, withRetry, withRosterPost } from './outbox'
import { seatOf, withSeat } from './presence'
import { forget, join, leave, playerConnected, playerLost } from './roster'
import { claim } from './seat-recovery'
import { findChooser, tapPictures, withChooserSeat } from './second-step'

/** External leaderboards follow a self-paced game in steps. */
const BOARD_DELAY_MS = 10_000

/** The whole game as one pure function: the same game, event and time give the same result. */
export function step(setup: GameSetup, game: Game, event: GameEvent, now: number): Step {
  const done = carryOutMove(setup, game, event, now)
  if (typeof done?.ok !== 'boolean') throw new Error(`${setup.modeId} gave no step`)
  if (!done.ok || done.game === game) return done
  const next = withScores(setup, game, withPresence(setup, game, done.game, now), now)
  return { ...done, game: counted(setup, game, next, now) }
}

/**
 * Scores change when a question closes, or with any move in self-paced modes: the server's copy
 * follows, in case this game is ever lost.
 */
function withScores(setup: GameSetup, before: Game, after: Game, now: number): Game {
  if (before.mode === null || before.mode === after.mode) return after
  const { currentQuestion } = modeStatus(setup, after, now)
  if (currentQuestion === null) return withRosterPost(after, now, BOARD_DELAY_MS)
  if (currentQuestion.phase === 'open' || !hasMoved(setup, before, after, now)) return after
  return withRosterPost(after, now)
}

function carryOutMove(setup: GameSetup, game: Game, event: GameEvent, now: number): Step {
  switch (event.type) {
    case 'join':
      return join(setup, game, event, now)
    case 'claim':
      return claim(game, event, now)
    case 'leave':
      return leave(game, event.playerId, now)
    case 'forget':
      return forget(game, event.playerId, now)
    case 'host':
      return hostCommand(setup, game, event, now)
    case 'move':
      return move(setup, game, event, now)
    case 'connected':
      return playerConnected(setup, game, event, now)
    case 'lost':
      return playerLost(game, event.playerId, event.since ?? now, now)
    case 'host_connected':
      return hostConnected(setup, game, event, now)
    case 'host_lost':
      return { ok: true, game: hostLost(game, event.tab, event.since ?? now) }
    case 'screen_connected':
      return screenConnected(game, event.tab, event.ticketAt)
    case 'reconciled':
      return { ok: true, game: reconciled(setup, game, event, now) }
    case 'wake':
      return { ok: true, game: wake(setup, game, now) }
    case 'next_game':
      return { ok: true, game: { ...game, nextGameCode: event.gameCode } }
    case 'delivered':
      return { ok: true, game: withDelivery(game, event, now) }
    case 'undelivered':
      return { ok: true, game: withRetry(game, event.key, now) }
  }
}

function move(
  setup: GameSetup,
  game: Game,
  event: Extract<GameEvent, { type: 'move' }>,
  now: number,
): Step {
  const chooser = findChooser(game, event.playerId)
  if (chooser) {
    if (event.move.type !== STEP_MOVE) return refuse('not_now')
    if (game.status === 'completed') return refuse('game_over')
    return tapPictures(setup, game, chooser, event.move, now)
  }
  const seat = seatOf(game, event.playerId)
  if (!seat) return refuse('seat_invalid')
  if (seat.removedAt !== null) return refuse('player_removed')
  // Sent again because its acknowledgement was lost, or admitted meanwhile.
  if (event.move.type === STEP_MOVE) return { ok: true, game, reply: { right: true } }
  if (event.move.type === CHARACTER_MOVE) return takeCharacter(game, seat, event.move.character)
  if (event.move.type === CREW_MOVE) return joinCrew(setup, game, seat, event.move.crew)
  if (isSolo(setup)) {
    // In a solo game the player advances.
    if (event.move.type === 'start') return start(setup, game, now)
    if (event.move.type === 'advance') return advanceAlone(setup, game, now)
    if (event.move.type === 'end') return end(setup, game, now)
  }
  if (game.status === 'waiting') return refuse('game_not_started')
  if (game.status === 'completed') return refuse('too_slow')
  const { manifest, moves } = modeOf(setup)
  const { playerId } = event
  const context = changingContext(setup, game, now, 'move')
  const read = readMove(manifest.moves, event.move, {
    ...context,
    playerId,
    readAnswer: setup.rules.questions.readAnswer,
  })
  if (!read.ok) return read
  const done = moves[event.move.type]?.(game.mode, playerId, read.move, context)
  // During a pause, only moves accepted before it are acknowledged again.
  if (game.pausedAt !== null && !(done?.ok && done.state === game.mode))
    return refuse('game_paused')
  if (done?.ok === false) return done
  if (done?.ok !== true || done.state === undefined) throw new Error(`${setup.modeId} gave no step`)
  const here = done.state === game.mode ? game : seen(game, seat, now)
  const next = done.state === game.mode ? game : { ...here, mode: done.state }
  const moved = { playerId, notify: done.notify ?? null }
  return { ok: true, game: finishIfOver(setup, next, now), reply: done.reply, moved }
}

/** In the lobby, where the class sees them arrive; later nobody looks, and a board would jump. */
function takeCharacter(game: Game, { playerId }: Seat, code: unknown): Step {
  if (game.status !== 'waiting') return refuse('not_now')
  const character = parseCharacter(code)
  if (!character) return refuse('bad_message')
  return { ok: true, game: withSeat(game, playerId, { character: characterCode(character) }) }
}

/**
 * Next Question appears on a closed question; a double press does not skip the next. After the last
 * answer the game may have ended a moment before the press.
 */
function advanceAlone(setup: GameSetup, game: Game, now: number): Step {
  if (game.status === 'completed') return { ok: true, game }
  const open = game.mode !== null && modeStatus(setup, game, now).currentQuestion?.phase === 'open'
  return open && game.status === 'in_progress' ? refuse('stale_version') : advance(setup, game, now)
}

/** A move over HTTP proves that its player is present, with or without a socket. */
function seen(game: Game, seat: Seat, now: number): Game {
  if (seat.connected) return game
  const here = withSeat(game, seat.playerId, { lostAt: now, leftAt: null })
  return seat.leftAt === null ? here : withRosterPost(here, now)
}

/** Sockets that the room lost while it was down count as lost now. */
function reconciled(
  setup: GameSetup,
  game: Game,
  event: Extract<GameEvent, { type: 'reconciled' }>,
  now: number,
): Game {
  let next = game
  // Seats of a game on one device have no sockets.
  for (const seat of setup.oneDevice ? [] : Object.values(game.seats)) {
    if (seat.connected && !event.playerIds.includes(seat.playerId)) {
      next = withRosterPost(withSeat(next, seat.playerId, { connected: false, lostAt: now }), now)
    }
  }
  for (const { seat } of Object.values(game.choosing)) {
    if (seat.connected && !event.playerIds.includes(seat.playerId)) {
      next = withChooserSeat(next, seat.playerId, { connected: false, lostAt: now })
    }
  }
  for (const tab of game.host.tabs) {
    if (!event.tabs.includes(tab)) next = hostLost(next, tab, now)
  }
  return next
}

/** Puts rewards on the podium; a day later the room deletes everything. */
function withDelivery(
  game: Game,
  event: Extract<GameEvent, { type: 'delivered' }>,
  now: number,
): Game {
  const item = game.outbox.find((one) => one.key === event.key)
  if (!item) return game
  const next = withoutPost(game, event.key)
  if (item.kind === 'result') return { ...next, rewards: event.rewards ?? {}, settledAt: now }
  if (item.kind === 'cancelled') return { ...next, settledAt: now }
  // A queued later roster will still report the seats freed since this one was sent.
  const isReported = item.kind === 'roster' && !next.outbox.some((one) => one.kind === 'roster')
  return isReported ? { ...next, freed: [] } : next
}

/** A change of presence or roster may close a question: the mode gets one event. */
function withPresence(setup: GameSetup, before: Game, after: Game, now: number): Game {
  if (after.status !== 'in_progress' || after.mode === null || before.seats === after.seats) {
    return after
  }
  return finishIfOver(setup, afterEvent(setup, after, { kind: 'presence' }, now), now)
}

function counted(setup: GameSetup, before: Game, after: Game, now: number): Game {
  const moved = before.status !== after.status || hasMoved(setup, before, after, now)
  return { ...after, version: before.version + 1, beat: before.beat + (moved ? 1 : 0) }
}

/** Whether the class sees something else than before. */
function hasMoved(setup: GameSetup, before: Game, after: Game, now: number): boolean {
  if (before.mode === after.mode) return false
  if (before.mode === null || after.mode === null) return true
  return modeStatus(setup, before, now).phaseKey !== modeStatus(setup, after, now).phaseKey
}

const isEntryChanged = (before: Game, after: Game): boolean =>
  before.locked !== after.locked ||
  before.linkOnly !== after.linkOnly ||
  before.lateJoin !== after.lateJoin ||
  before.secondStep?.key !== after.secondStep?.key ||
  countChoosing(before) !== countChoosing(after)

const countChoosing = ({ choosing }: Game): number => Object.keys(choosing).length

/** Previous choosers who neither choose any more nor have a seat. */
const evictedFacts = (before: Game, after: Game): Fact[] =>
  before.choosing === after.choosing
    ? []
    : Object.keys(before.choosing).flatMap((playerId) =>
        findChooser(after, playerId) || seatOf(after, playerId)
          ? []
          : [{ type: 'evicted', playerId }],
      )

/** What changed between two states, in the order in which it is sent. */
export function factsBetween(setup: GameSetup, before: Game, after: Accepted, now: number): Fact[] {
  const game = after.game
  const facts: Fact[] = []
  if (game === before) return facts
  // A player who has yet to tap the pictures is announced only to the host.
  if (after.player && !after.player.rejoined && seatOf(game, after.player.playerId)) {
    facts.push({ type: 'player_joined', playerId: after.player.playerId })
  } else if (before.seats !== game.seats || isEntryChanged(before, game)) {
    facts.push({ type: 'roster' })
  }
  facts.push(...evictedFacts(before, game))
  if (before.status === 'waiting' && game.status === 'in_progress') {
    facts.push({ type: 'game_started' })
  }
  if (after.notify) facts.push({ type: 'moved', playerId: null, notify: after.notify })
  facts.push(...modeFacts(setup, before, after, now))
  if (
    isPaused(before) !== isPaused(game) ||
    before.host.lease !== game.host.lease ||
    before.reactionsMuted !== game.reactionsMuted
  ) {
    facts.push({ type: 'host_changed' })
  }
  if (before.status !== 'completed' && game.status === 'completed') {
    facts.push({ type: 'game_ended' })
  }
  // A cancelled game is settled without rewards: its host is notified of that as well.
  const isNews = before.settledAt !== game.settledAt || before.nextGameCode !== game.nextGameCode
  if (isNews || before.rewards !== game.rewards) facts.push({ type: 'rewards' })
  return facts
}

function modeFacts(setup: GameSetup, before: Game, after: Accepted, now: number): Fact[] {
  const { game, moved } = after
  if (game.mode === null || before.mode === game.mode) return []
  if (!hasMoved(setup, before, game, now)) {
    return [{ type: 'moved', playerId: moved?.playerId ?? null, notify: moved?.notify ?? null }]
  }
  const { currentQuestion } = modeStatus(setup, game, now)
  const was = before.mode === null ? null : modeStatus(setup, before, now).currentQuestion
  if (
    currentQuestion === null ||
    (was?.index === currentQuestion.index && was.phase === currentQuestion.phase)
  ) {
    return [{ type: 'turned' }]
  }
  const type = currentQuestion.phase === 'open' ? 'question_changed' : 'question_closed'
  return [{ type, index: currentQuestion.index }]
}
