import type { ModeContext } from '../../modes/mode'
import { presentPlayers, type RoundsState } from './rounds-state'

/** Until when this player may answer: later than the class where they have more time. */
export const deadlineOf = (
  { deadline, limitMs }: RoundsState,
  timeFactor: number,
): number | null =>
  deadline === null ? null : deadline + Math.round((limitMs ?? 0) * (timeFactor - 1))

export const timeFactorOf = ({ players }: ModeContext, playerId: string): number =>
  players.find(({ id }) => id === playerId)?.timeFactor ?? 1

/**
 * The end of an open question: its deadline, and the grace for answers that were on their way. Who
 * has more time is waited for, while present and without an answer.
 */
export function closesAt(state: RoundsState, context: ModeContext): number | null {
  if (state.deadline === null || state.stoppedAt !== null) return null
  let last = state.deadline + context.lateGraceMs
  for (const { id, timeFactor, lapsesAt } of presentPlayers(state, context.players)) {
    if (timeFactor <= 1 || state.answers[id] !== undefined) continue
    const own = (deadlineOf(state, timeFactor) ?? last) + context.lateGraceMs
    last = Math.max(last, Math.min(own, lapsesAt ?? own))
  }
  return last
}

export function isTimeOut(state: RoundsState, context: ModeContext): boolean {
  const end = closesAt(state, context)
  return end !== null && context.now >= end
}
