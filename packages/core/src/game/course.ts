import { refuse } from '../errors'
import { afterEvent, modeEvent } from './events'
import { activeSeats, changingContext, isSolo, modeOf, modeStatus, type Step } from './game'
import type { Game, GameSetup } from './game-state'
import { withPost } from './outbox'
import { withoutLapsed } from './reserved'

export function start(setup: GameSetup, game: Game, now: number): Step {
  if (game.status === 'completed') return refuse('game_over')
  if (game.status === 'in_progress') return refuse('game_already_started')
  const here = withoutLapsed(setup, game, now)
  const players = activeSeats(here).length
  if (players === 0) return refuse('no_players')
  const mode = modeOf(setup)
  const { minPlayers } = mode.manifest
  if (players < minPlayers && !isSolo(setup)) return refuse('players_needed', { min: minPlayers })
  const hasMaterial = mode.manifest.material !== undefined
  if (setup.questions.length === 0 && !hasMaterial) return refuse('no_questions')
  const started: Game = { ...here, status: 'in_progress', startedAt: now }
  const state = mode.setup(changingContext(setup, started, now, 'setup'))
  return { ok: true, game: withPost({ ...started, mode: state }, 'started', now) }
}

export function advance(setup: GameSetup, game: Game, now: number): Step {
  if (game.status === 'waiting') return refuse('game_not_started')
  if (game.status === 'completed') return refuse('game_over')
  if (game.pausedAt !== null) return refuse('game_paused')
  const step = modeEvent(setup, game, { kind: 'advance' }, now)
  if (!step.ok) return step
  return { ok: true, game: finishIfOver(setup, { ...game, mode: step.state }, now) }
}

/** "End game now": closes what is open and finishes. In the lobby it cancels. */
export function end(setup: GameSetup, game: Game, now: number): Step {
  if (game.status === 'completed') return { ok: true, game }
  if (game.status === 'waiting') return { ok: true, game: cancelled(game, now) }
  return { ok: true, game: finished(afterEvent(setup, game, { kind: 'end' }, now), now) }
}

export function finishIfOver(setup: GameSetup, game: Game, now: number): Game {
  if (game.status !== 'in_progress') return game
  return modeStatus(setup, game, now).over ? finished(game, now) : game
}

/** Podium immediately; the rewards arrive with the answer to the settlement. */
const finished = (game: Game, now: number): Game =>
  withPost(
    {
      ...game,
      status: 'completed',
      outcome: 'finished',
      endedAt: now,
      choosing: {},
      paused: false,
      pausedAt: null,
    },
    'result',
    now,
  )

/** Without placements, rewards or statistics; `startedAt` stays empty. */
const cancelled = (game: Game, now: number): Game =>
  withPost({ ...game, status: 'completed', outcome: 'cancelled', endedAt: now }, 'cancelled', now)
