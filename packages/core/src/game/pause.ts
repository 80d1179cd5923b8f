import { refuse } from '../errors'
import type { HostOption, ModeEvent } from '../modes/mode'
import { PAUSED_RETENTION_MS, TIME_ADDED_MS } from '../rooms/timing'
import { afterEvent, modeEvent } from './events'
import { isSolo, modeStatus, type Step } from './game'
import type { Game, GameSetup } from './game-state'
import { withRosterPost } from './outbox'

/** The host's own pause: a class that stops at the bell resumes later where it was. */
export function pause(setup: GameSetup, game: Game, now: number): Step {
  const refused = notRunning(game)
  if (refused) return refused
  if (isSolo(setup)) return refuse('not_now')
  if (game.pausedAt !== null) return { ok: true, game }
  const paused = afterEvent(setup, { ...game, pausedAt: now }, { kind: 'paused', by: 'host' }, now)
  // Sent immediately: the teacher may open the dashboard next.
  return { ok: true, game: withRosterPost(paused, now, 0) }
}

export function resume(setup: GameSetup, game: Game, now: number): Step {
  const refused = notRunning(game)
  if (refused) return refused
  if (game.pausedAt === null) return { ok: true, game }
  const awaited = { ...game, seats: awaitedSeats(game.seats, now), pausedAt: null }
  const resumed = afterEvent(setup, awaited, { kind: 'resumed' }, now)
  return { ok: true, game: withRosterPost(resumed, now, 0) }
}

/**
 * Players who are not back yet count as lost just now, so the question does not close without them.
 */
const awaitedSeats = (seats: Game['seats'], now: number): Game['seats'] =>
  Object.fromEntries(
    Object.entries(seats).map(([id, seat]) => [
      id,
      seat.connected || seat.leftAt !== null ? seat : { ...seat, lostAt: now },
    ]),
  )

/**
 * When a game that nobody resumes ends with its current standings; null: its host has not paused
 * it.
 */
export const pauseEndsAt = ({ pausedAt }: Game): number | null =>
  pausedAt === null ? null : pausedAt + PAUSED_RETENTION_MS

export const skip = (setup: GameSetup, game: Game, now: number): Step =>
  withOption(setup, game, { kind: 'skip' }, now)

export function addTime(setup: GameSetup, game: Game, now: number): Step {
  const done = withOption(setup, game, { kind: 'add_time', ms: TIME_ADDED_MS }, now)
  return done.ok ? { ...done, notify: 'class' } : done
}

/** Counts at once: for the question whose result the host sees. */
export function acceptAnswer(
  setup: GameSetup,
  game: Game,
  { questionId, answer: sent }: { questionId: string; answer: unknown },
  now: number,
): Step {
  const refused = notRunning(game)
  if (refused) return refused
  const { currentQuestion } = modeStatus(setup, game, now)
  const question = setup.questions[currentQuestion?.index ?? -1]
  if (question?.id !== questionId) return refuse('stale_version')
  const answer = setup.rules.questions.readAnswer(question, sent)
  if (answer === null) return refuse('not_now')
  return withOption(setup, game, { kind: 'accept_answer', answer }, now)
}

export const showRemark = (
  setup: GameSetup,
  game: Game,
  { playerId, remark }: { playerId: string; remark: string },
  now: number,
): Step => withOption(setup, game, { kind: 'show_remark', playerId, remark }, now)

type OptionEvent = Extract<ModeEvent, { kind: HostOption }>

function withOption(setup: GameSetup, game: Game, event: OptionEvent, now: number): Step {
  const refused = notRunning(game)
  if (refused) return refused
  if (game.pausedAt !== null) return refuse('game_paused')
  if (!modeStatus(setup, game, now).allows?.includes(event.kind)) return refuse('not_now')
  const step = modeEvent(setup, game, event, now)
  return step.ok ? { ok: true, game: { ...game, mode: step.state } } : step
}

function notRunning({ status }: Game) {
  if (status === 'waiting') return refuse('game_not_started')
  return status === 'completed' ? refuse('game_over') : null
}
