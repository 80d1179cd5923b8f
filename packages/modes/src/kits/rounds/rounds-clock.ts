import type { ModeContext } from '@pathquest/core/modes/mode'
import type { RoundRules } from './round-rules'
import { advanceRound, closeIfAllDone } from './rounds'
import {
  currentWait,
  isAnybodyLost,
  isDone,
  presentPlayers,
  type RoundsState,
} from './rounds-state'
import { closesAt, type Wait } from './rounds-time'

/** Closed, its phases finished, its clocks running. */
const isBetweenRounds = ({ step, stoppedAt }: RoundsState): boolean =>
  step === null && stoppedAt === null

/** Auto progression: when the shown result is replaced. null: the host decides. */
export const nextAt = (state: RoundsState, context: ModeContext): number | null =>
  context.progression === 'auto' && isBetweenRounds(state) && state.closedAt !== null
    ? state.closedAt + context.resultMs
    : null

/**
 * When the last result is replaced by the end. A solo player may leave after the last answer: the
 * game counts without another press, and views do not show this.
 */
const endsAt = (state: RoundsState, context: ModeContext): number | null =>
  context.isAlone && state.isLast && isBetweenRounds(state) && state.closedAt !== null
    ? state.closedAt + context.resultMs
    : nextAt(state, context)

function lapsesAt(state: RoundsState, context: ModeContext): number | null {
  const isAnybodyDone = state.step === null && Object.keys(state.answers).length > 0
  return waitLapsesAt(
    currentWait(state),
    { isAnybodyDone, isDone: (id) => isDone(state, id) },
    context,
  )
}

/**
 * When all who have not answered (or chosen) are lost, the end of the last grace period closes the
 * question or phase: its time, or null while a connected player is still thinking.
 */
export function waitLapsesAt(
  wait: Wait,
  { isAnybodyDone, isDone }: { isAnybodyDone: boolean; isDone: (playerId: string) => boolean },
  context: ModeContext,
): number | null {
  // Called with every answer: usually everybody is connected, and no loop is needed.
  if (!isAnybodyLost(wait, context.players)) return null
  if (!isAnybodyDone && wait.done.length === 0) return null
  let last: number | null = null
  for (const player of presentPlayers(wait, context.players)) {
    if (isDone(player.id)) continue
    if (player.lapsesAt === null) return null
    last = Math.max(last ?? 0, player.lapsesAt)
  }
  return last
}

export function wakeAt(state: RoundsState, context: ModeContext): number | null {
  if (state.over || state.stoppedAt !== null) return null
  if (state.phase === 'open' || state.step) {
    const due = [closesAt(state, context), lapsesAt(state, context)].filter((at) => at !== null)
    return due.length > 0 ? Math.min(...due) : null
  }
  return !context.paused || state.isLast ? endsAt(state, context) : null
}

export function wake<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.over || state.stoppedAt !== null) return state
  if (state.phase === 'open' || state.step) return closeIfAllDone(rules, state, context)
  const next = endsAt(state, context)
  if (next === null || context.now < next) return state
  const step = advanceRound(rules, state, context)
  return step.ok ? step.state : state
}
