import type { ModeEvent } from '../modes/mode'
import { changingContext, modeOf } from './game'
import type { Game, GameSetup } from './game-state'

/** What a mode makes of something that happens around its moves. */
export function modeEvent(setup: GameSetup, game: Game, event: ModeEvent, now: number) {
  const context = changingContext(setup, game, now, event.kind)
  const step = modeOf(setup).on(game.mode, event, context)
  if (step?.ok === false) return step
  if (step?.ok !== true || step.state === undefined) {
    throw new Error(`${setup.modeId} gave no step on ${event.kind}`)
  }
  return step
}

/** The same, of something that has happened: a mode cannot say no to it. */
export function afterEvent(setup: GameSetup, game: Game, event: ModeEvent, now: number): Game {
  const step = modeEvent(setup, game, event, now)
  if (!step.ok) throw new Error(`${setup.modeId} refused ${event.kind}: ${step.code}`)
  return step.state === game.mode ? game : { ...game, mode: step.state }
}
