import { refuse } from '@pathquest/core/errors'
import type { ModeStep } from '@pathquest/core/modes/mode'
import { ranUntil, stretchFactor } from '../kits/self-paced/queue'
import { BOARD_EVERY_MS, endMs, eveningMs } from '../kits/self-paced/table'
import { type Climber, movedOn } from './climber'
import { CLOCK, type Context, climberOf, type Game, isTimed, rowOf, shownTo } from './game'
import { groundIn } from './ground'

/** The course of a game: by time, by joining and leaving, and to its end. */

/** Advances the game to the current time, the only place where time enters; none in a pause. */
export function advanceToNow(game: Game, context: Context): Game {
  const ranMs = ranUntil(game.time, context.now)
  if (game.over || ranMs <= game.time.ranMs) return game
  const here = { ...withBoard(game, ranMs, context), time: { ...game.time, ranMs } }
  return endIfDone(withoutLapsedHolds(here, context), context)
}

/** What others see of the scores changes every ten seconds. */
function withBoard(game: Game, ranMs: number, context: Context): Game {
  const step = Math.floor(ranMs / (BOARD_EVERY_MS * (stretchFactor(context) ?? 1)))
  if (step === game.board.step) return game
  const rows = Object.fromEntries(
    context.players.map(({ id }) => [id, rowOf(game.climbers[id])] as const),
  )
  return { ...game, board: { step, rows } }
}

/** Who does not press Next goes on after a while. */
function withoutLapsedHolds(game: Game, context: Context): Game {
  const lapsed = Object.entries(game.climbers).flatMap(([id, climber]) => {
    const until = climber.holds?.until ?? null
    if (until === null || until > game.time.ranMs) return []
    return [[id, movedOn(climber, until, groundIn(context))] as const]
  })
  if (lapsed.length === 0) return game
  return { ...game, climbers: { ...game.climbers, ...Object.fromEntries(lapsed) } }
}

/** The clock has run out, or no present player has anything left to place. */
export function endIfDone(game: Game, context: Context): Game {
  // Nothing ends in a pause either, only when the game is resumed.
  if (game.over || game.time.stoppedAt !== null) return game
  const end = endMs(CLOCK, context)
  const isOut = end !== null && game.time.ranMs >= end + context.lateGraceMs
  const here = context.players.filter(({ present }) => present)
  // Players gone for good are not waited for; a game without present players waits for its host.
  const areDone = here.length > 0 && here.every(({ id }) => hasNothingLeft(game, id, context))
  return isOut || areDone ? { ...game, over: true } : game
}

function hasNothingLeft(game: Game, id: string, context: Context): boolean {
  const climber = game.climbers[id]
  return !climber || shownTo(game, climber, context).is === 'done'
}

/** A late player has the placements of everybody at once. */
export function withLatecomer(game: Game, playerId: string, context: Context): Game {
  if (game.climbers[playerId]) return game
  const climber = climberOf(game.time.ranMs, context)
  return { ...game, climbers: { ...game.climbers, [playerId]: climber } }
}

/** An advance in a solo game goes on from what is held. The host's ends the game. */
export function advance(game: Game, context: Context): ModeStep<Game> {
  if (game.over) return refuse('game_over')
  if (!context.isAlone) return { ok: true, state: { ...game, over: true } }
  const [playerId = ''] = Object.keys(game.climbers)
  const next = afterHold(game, playerId, context)
  return next ? { ok: true, state: next } : refuse('stale_version')
}

/** The player goes on from what is held; null: nothing is. */
export function afterHold(game: Game, playerId: string, context: Context): Game | null {
  const climber = game.climbers[playerId]
  if (!climber?.holds) return null
  return endIfDone(
    withClimber(game, playerId, movedOn(climber, game.time.ranMs, groundIn(context))),
    context,
  )
}

export const withClimber = (game: Game, playerId: string, climber: Climber): Game => ({
  ...game,
  climbers: { ...game.climbers, [playerId]: climber },
})

/** When something happens next by itself; null: it is paused, or waits for its players. */
export function wakeAt(game: Game, context: Context): number | null {
  const { time, climbers, over } = game
  if (over || time.stoppedAt !== null) return null
  const due = Object.values(climbers).flatMap((climber) => {
    const showing = shownTo(game, climber, context)
    return 'until' in showing && showing.until !== null ? [showing.until] : []
  })
  const end = endMs(CLOCK, context)
  if (end !== null && isTimed(context)) {
    const pace = stretchFactor(context) ?? 1
    const following = (everyMs: number) => (Math.floor(time.ranMs / everyMs) + 1) * everyMs
    due.push(eveningMs(CLOCK, context) ?? end, end + context.lateGraceMs)
    due.push(following(BOARD_EVERY_MS * pace), following(time.cardEveryMs * pace))
  }
  const next = Math.min(...due.filter((at) => at > time.ranMs))
  const lapses = context.players.flatMap(({ lapsesAt }) =>
    lapsesAt !== null && lapsesAt > context.now ? [lapsesAt] : [],
  )
  const first = Math.min(Math.ceil(time.zero + next), ...lapses)
  return Number.isFinite(first) ? first : null
}
