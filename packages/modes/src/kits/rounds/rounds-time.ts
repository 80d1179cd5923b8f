import type { ModeContext } from '@pathquest/core/modes/mode'
import { isDone, presentPlayers, type RoundStep, type RoundsState, waitOf } from './rounds-state'

/** Until when this player may answer: later than the class where they have more time. */
export const deadlineOf = (
  { deadline, limitMs }: Pick<RoundStep, 'deadline' | 'limitMs'>,
  timeFactor: number,
): number | null =>
  deadline === null ? null : deadline + Math.round((limitMs ?? 0) * (timeFactor - 1))

export const timeFactorOf = ({ players }: ModeContext, playerId: string): number =>
  players.find(({ id }) => id === playerId)?.timeFactor ?? 1

/**
 * The end of an open question or a phase: its deadline, and the grace for what was on its way. Who
 * has more time is waited for, while present and not done.
 */
export function closesAt(state: RoundsState, context: ModeContext): number | null {
  const wait = waitOf(state)
  if (wait.deadline === null || state.stoppedAt !== null) return null
  let last = wait.deadline + context.lateGraceMs
  for (const { id, timeFactor, lapsesAt } of presentPlayers(wait, context.players)) {
    if (timeFactor <= 1 || isDone(state, id)) continue
    const own = (deadlineOf(wait, timeFactor) ?? last) + context.lateGraceMs
    last = Math.max(last, Math.min(own, lapsesAt ?? own))
  }
  return last
}

export function isTimeOut(state: RoundsState, context: ModeContext): boolean {
  const end = closesAt(state, context)
  return end !== null && context.now >= end
}
