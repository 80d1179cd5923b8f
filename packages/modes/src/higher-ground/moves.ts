import { refuse } from '@pathquest/core/errors'
import type { ModeStep, MoveReply } from '@pathquest/core/modes/mode'
import { judgeAnswerTime } from '@pathquest/core/questions/answer-window'
import { replyOf, withReply } from '../kits/self-paced/hand'
import { stretchFactor } from '../kits/self-paced/queue'
import { endMs } from '../kits/self-paced/table'
import { type Climber, figureOf, isDone, placed } from './climber'
import { advanceToNow, afterHold, endIfDone, withClimber } from './course'
import { CLOCK, type Context, type Game, isEvening, shownTo } from './game'
import { groundIn } from './ground'

/** The moves of players: each first advances the game to the current time, and counts once. */

const EVENING_TIMES = 2
/** How long a card that was set aside or a finished ridge is shown. */
const HOLD_MS = 8_000

/** What a right place scores, as a multiple of the gaps. */
export const timesAt = (game: Game, climber: Climber, context: Context): number =>
  isEvening(game, climber.placed, context) ? EVENING_TIMES : 1

function made(
  game: Game,
  playerId: string,
  id: string,
  context: Context,
  play: (here: Game, climber: Climber) => ModeStep<Game>,
): ModeStep<Game> {
  const known = game.climbers[playerId] && replyOf(game.climbers[playerId], id)
  // The same message again (its acknowledgement was lost) gets the same acknowledgement.
  if (known && !game.over) return { ok: true, state: game, notify: [], reply: known }
  const here = advanceToNow(game, context)
  const climber = here.climbers[playerId]
  if (!climber || here.over) return refuse('too_slow')
  if (here.time.stoppedAt !== null) return refuse('game_paused')
  return play(here, climber)
}

export const placeCard = (
  game: Game,
  playerId: string,
  { id, card, gap }: { id: string; card: number; gap: number },
  context: Context,
): ModeStep<Game> =>
  made(game, playerId, id, context, (here, climber) => {
    const showing = shownTo(here, climber, context)
    if (showing.is !== 'cards') return refuse('not_now')
    if (gap > climber.ridge.length) return refuse('option_not_found')
    const judged = judgeAnswerTime(here.time.ranMs, {
      reachedAt: showing.since,
      deadline: endMs(CLOCK, context),
      minAnswerMs: context.minAnswerMs,
      lateGraceMs: context.lateGraceMs,
    })
    if (judged !== 'ok') return refuse(judged)
    const times = timesAt(here, climber, context)
    const after = placed(climber, { card, gap }, times, groundIn(context))
    const last = after.last as NonNullable<Climber['last']>
    const reply: MoveReply = { isCorrect: last.isRight, pointsEarned: last.points }
    const isHeld = !last.isRight || isDone(after)
    const next: Climber = {
      ...withReply(after, id, reply),
      freeAt: here.time.ranMs,
      holds: isHeld ? { until: heldUntil(here, playerId, context) } : null,
    }
    const key = `${figureOf(climber.number)} ${last.card}`
    const [wrong, all] = here.tries[key] ?? [0, 0]
    const tries: Game['tries'] = {
      ...here.tries,
      [key]: [wrong + (last.isRight ? 0 : 1), all + 1],
    }
    const state = endIfDone({ ...withClimber(here, playerId, next), tries }, context)
    return { ok: true, state, reply }
  })

function heldUntil({ time }: Game, playerId: string, context: Context): number | null {
  const pace = stretchFactor(context)
  if (pace === null) return null
  const timeFactor = context.players.find(({ id }) => id === playerId)?.timeFactor ?? 1
  return time.ranMs + HOLD_MS * pace * timeFactor
}

export const goOn = (
  game: Game,
  playerId: string,
  { id }: { id: string },
  context: Context,
): ModeStep<Game> =>
  made(game, playerId, id, context, (here, climber) => {
    const kept = withClimber(here, playerId, withReply(climber, id, {}))
    const state = afterHold(kept, playerId, context)
    return state ? { ok: true, state, reply: {} } : refuse('stale_version')
  })
