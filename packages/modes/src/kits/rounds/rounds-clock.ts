import type { ModeContext } from '@pathquest/core/modes/mode'
import type { RoundRules } from './round-rules'
import { advanceRound, closeIfAllDone } from './rounds'
import { isAnybodyLost, isDone, presentPlayers, type RoundsState, waitOf } from './rounds-state'
import { closesAt } from './rounds-time'

/** Closed, its phases over, its clocks running. */
const isResting = ({ step, stoppedAt }: RoundsState): boolean => step === null && stoppedAt === null

/** Auto progression: when the shown result gives way. null: the host decides. */
export const nextAt = (state: RoundsState, context: ModeContext): number | null =>
  context.progression === 'auto' && isResting(state) && state.closedAt !== null
    ? state.closedAt + context.resultMs
    : null

/**
 * When the last result gives way. Who plays alone may leave after the last answer: no press is
 * needed for what was played to count, and views show none of it.
 */
const endsAt = (state: RoundsState, context: ModeContext): number | null =>
  context.isAlone && state.isLast && isResting(state) && state.closedAt !== null
    ? state.closedAt + context.resultMs
    : nextAt(state, context)

/**
 * When all who have not answered (or chosen) are lost, the last of them to lapse closes the
 * question or phase: that moment, or null while somebody connected is still thinking.
 */
function lapsesAt(state: RoundsState, context: ModeContext): number | null {
  const wait = waitOf(state)
  // Asked with every answer: as a rule everybody is connected, and nobody need be counted.
  if (!isAnybodyLost(wait, context.players)) return null
  const isAnybodyDone = state.step === null && Object.keys(state.answers).length > 0
  if (!isAnybodyDone && wait.done.length === 0) return null
  let last: number | null = null
  for (const player of presentPlayers(wait, context.players)) {
    if (isDone(state, player.id)) continue
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
