import type { Refusal } from '@pathquest/core/errors'
import {
  type Accepted,
  type Fact,
  factsBetween,
  type Game,
  type GameEvent,
  type GameSetup,
  step,
} from '@pathquest/core/game'
import type { Entries } from './room-storage'
import type { Snapshots } from './snapshots'

/** The rules' result for an event, and what is to be stored for it. */
export type EventResult =
  | Refusal
  | {
      ok: true
      accepted: Accepted
      facts: Fact[]
      /** null: the event in the log is enough. */
      snapshot: Entries | null
      /** The snapshot replaces everything that the room has stored. */
      isWhole: boolean
    }

interface Room {
  setup: GameSetup
  snapshots: Snapshots
}

/** Changes no game; throws if a rule does. */
export function tryEvent(
  { setup, snapshots }: Room,
  game: Game,
  event: GameEvent,
  at: number,
): EventResult {
  const accepted = step(setup, game, event, at)
  if (!accepted.ok) return accepted
  const facts = factsBetween(setup, game, accepted, at)
  const isErased = event.type === 'forget' && accepted.game !== game
  // From here on the API has everything that counts: the log before is not replayed again.
  const isSettled = accepted.game.settledAt !== game.settledAt
  const isWhole = isErased || isSettled
  const isDue = snapshots.isDue(facts)
  const snapshot = isWhole
    ? snapshots.takeWhole(accepted.game)
    : isDue
      ? snapshots.take(accepted.game)
      : null
  return { ok: true, accepted, facts, snapshot, isWhole }
}
