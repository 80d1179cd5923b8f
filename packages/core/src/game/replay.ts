import type { LoggedEvent } from './events'
import type { Game, GameSetup } from './game-state'
import { step } from './step'

/**
 * Restores the game from snapshot and log: same question, same deadline. An event that the current
 * rules refuse, although it was accepted at the time, is skipped if `refused` allows it.
 */
export function replay(
  setup: GameSetup,
  snapshot: Game,
  log: readonly LoggedEvent[],
  refused: (logged: LoggedEvent, code: string) => void = neverRefused,
): Game {
  let game = snapshot
  for (const logged of log) {
    const done = step(setup, game, logged.event, logged.at)
    if (done.ok) game = done.game
    else refused(logged, done.code)
  }
  return game
}

/** The same rules accept what they accepted before. */
function neverRefused({ event }: LoggedEvent, code: string): never {
  throw new Error(`a stored event was refused on replay: ${event.type} ${code}`)
}
