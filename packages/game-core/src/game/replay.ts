import type { LoggedEvent } from './events'
import type { Game, GameSetup } from './game'
import { step } from './step'

/** Snapshot and log give the game back as it was: same question, same deadline. */
export function replay(setup: GameSetup, snapshot: Game, log: readonly LoggedEvent[]): Game {
  let game = snapshot
  for (const { at, event } of log) {
    const done = step(setup, game, event, at)
    if (!done.ok) throw new Error(`a kept event was refused on replay: ${event.type} ${done.code}`)
    game = done.game
  }
  return game
}
