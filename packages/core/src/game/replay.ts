import type { LoggedEvent } from './events'
import type { Game, GameSetup } from './game-state'
import { step } from './step'

/**
 * Snapshot and log give the game back as it was: same question, same deadline. What the rules of
 * today refuse, although those of its time took it, is left out if `refused` takes it: the game
 * goes on without.
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

/** The same rules take again what they took. */
function neverRefused({ event }: LoggedEvent, code: string): never {
  throw new Error(`a kept event was refused on replay: ${event.type} ${code}`)
}
