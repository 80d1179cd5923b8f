import type { ModeContext } from '@pathquest/core/modes/mode'
import {
  currentWait,
  isDone,
  presentPlayers,
  type RoundStep,
  type RoundsState,
} from './rounds-state'

/** This player's deadline: later than the class's for a player with extra time. */
export const deadlineOf = (
  { deadline, limitMs }: Pick<RoundStep, 'deadline' | 'limitMs'>,
  timeFactor: number,
): number | null =>
  deadline === null ? null : deadline + Math.round((limitMs ?? 0) * (timeFactor - 1))

export const timeFactorOf = ({ players }: ModeContext, playerId: string): number =>
  players.find(({ id }) => id === playerId)?.timeFactor ?? 1

export const closesAt = (state: RoundsState, context: ModeContext): number | null =>
  state.stoppedAt === null
    ? waitEndsAt(currentWait(state), (id) => isDone(state, id), context)
    : null

/** What a class waits for. */
export type Wait = Omit<RoundStep, 'name' | 'since'>

/**
 * The end of an open question or a phase: its deadline, plus the grace for answers in flight.
 * Players with extra time are waited for while present and not done.
 */
export function waitEndsAt(
  wait: Wait,
  isDone: (playerId: string) => boolean,
  context: ModeContext,
): number | null {
  if (wait.deadline === null) return null
  let last = wait.deadline + context.lateGraceMs
  for (const { id, timeFactor, lapsesAt } of presentPlayers(wait, context.players)) {
    if (timeFactor <= 1 || isDone(id)) continue
    const own = (deadlineOf(wait, timeFactor) ?? last) + context.lateGraceMs
    last = Math.max(last, Math.min(own, lapsesAt ?? own))
  }
  return last
}

export function isTimeOut(state: RoundsState, context: ModeContext): boolean {
  const end = closesAt(state, context)
  return end !== null && context.now >= end
}
