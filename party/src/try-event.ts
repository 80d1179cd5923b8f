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
import { bringsView } from './fact-recipients'
import type { Entries, Outcome } from './room-storage'
import type { Snapshots } from './snapshots'

/** The rules' result for an event, and what is to be stored for it. */
export type EventResult =
  | Refusal
  | {
      ok: true
      /** With what the sender of the event is answered. */
      accepted: Accepted & Extract<Outcome, { ok: true }>
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
  const isOwnPace = setup.rules.mode.manifest.pace === 'self'
  const shown = bringsView(event, facts, isOwnPace) && { shownFrom: accepted.game.version }
  return { ok: true, accepted: { ...accepted, ...shown }, facts, snapshot, isWhole }
}
