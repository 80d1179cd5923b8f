import type { ModeContext } from '@pathquest/core/modes/mode'
import type { QuestionHeader } from '@pathquest/core/rooms/views'
import type { RoundsState } from './rounds-state'
import { deadlineOf, timeFactorOf } from './rounds-time'

export type RoundClock = Pick<QuestionHeader, 'deadline' | 'limitMs' | 'stopped'>

/**
 * The clock of what is open, a phase or the question, for a mode that draws its stages itself.
 * `playerId`: null for host and projector.
 */
export function roundClock(
  round: RoundsState,
  playerId: string | null,
  context: ModeContext,
): RoundClock {
  const { step, stoppedAt } = round
  const { deadline: due, limitMs } = step ?? round
  const factor = playerId === null ? 1 : timeFactorOf(context, playerId)
  const deadline = deadlineOf({ deadline: due, limitMs }, factor)
  if (deadline === null || limitMs === null || round.phase === 'closed') {
    return { deadline: null, limitMs: null }
  }
  const whole = Math.round(limitMs * factor) + (step ? 0 : round.addedMs)
  if (stoppedAt === null) return { deadline, limitMs: whole }
  const leftMs = Math.max(0, deadline - stoppedAt)
  return { deadline: null, limitMs: null, stopped: { leftMs, limitMs: whole } }
}
