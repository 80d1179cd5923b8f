import type { ModeContext } from '../../modes/mode'
import { advanceRound, closeIfAllAnswered, type RoundRules } from './rounds'
import { isAnybodyLost, presentPlayers, type RoundsState } from './rounds-state'
import { closesAt } from './rounds-time'

/** Auto progression: when the shown result gives way. null: the host decides. */
export const nextAt = (state: RoundsState, context: ModeContext): number | null =>
  context.progression === 'auto' && state.closedAt !== null && state.stoppedAt === null
    ? state.closedAt + context.resultMs
    : null

/**
 * When the last result gives way. Who plays alone may leave after the last answer: no press is
 * needed for what was played to count, and views show none of it.
 */
const endsAt = (state: RoundsState, context: ModeContext): number | null =>
  context.isAlone && state.isLast && state.closedAt !== null && state.stoppedAt === null
    ? state.closedAt + context.resultMs
    : nextAt(state, context)

/**
 * When all who have not answered are lost, the last of them to lapse closes the question:
 * that moment, or null while somebody connected is still thinking.
 */
function lapsesAt(state: RoundsState, context: ModeContext): number | null {
  // Asked with every answer: as a rule everybody is connected, and nobody need be counted.
  if (!isAnybodyLost(state, context.players)) return null
  if (Object.keys(state.answers).length === 0) return null
  let last: number | null = null
  for (const player of presentPlayers(state, context.players)) {
    if (state.answers[player.id] !== undefined) continue
    if (player.lapsesAt === null) return null
    last = Math.max(last ?? 0, player.lapsesAt)
  }
  return last
}

export function wakeAt(state: RoundsState, context: ModeContext): number | null {
  if (state.over || state.stoppedAt !== null) return null
  if (state.phase === 'open') {
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
  if (state.phase === 'open') return closeIfAllAnswered(rules, state, context)
  const next = endsAt(state, context)
  if (next === null || context.now < next) return state
  const step = advanceRound(rules, state, context)
  return step.ok ? step.state : state
}
