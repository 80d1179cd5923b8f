import type { ModeContext } from '@pathquest/core/modes/mode'
import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { presentPlayers, type RoundsState } from './rounds-state'
import { deadlineOf, timeFactorOf } from './rounds-time'

/** The phase that is on, as the mode's components draw it: without anybody's choice. */
export type PhaseView = Pick<QuestionHeader, 'deadline' | 'limitMs' | 'stopped'> & {
  name: string
  /** This player chooses in it, and has not yet; false for host and projector. */
  mayChoose: boolean
  /** How many have chosen, of how many who are present. */
  chosen: number
  present: number
}

/** null: no phase is on. `playerId`: null for host and projector. */
export function phaseView(
  round: Pick<RoundsState, 'step' | 'stoppedAt'>,
  playerId: string | null,
  context: ModeContext,
): PhaseView | null {
  const { step, stoppedAt } = round
  if (!step) return null
  const factor = playerId === null ? 1 : timeFactorOf(context, playerId)
  const deadline = deadlineOf(step, factor)
  const limitMs = step.limitMs === null ? null : Math.round(step.limitMs * factor)
  const stopped =
    stoppedAt === null || deadline === null || limitMs === null
      ? null
      : { leftMs: Math.max(0, deadline - stoppedAt), limitMs }
  return {
    name: step.name,
    ...(stopped ? { deadline: null, limitMs: null, stopped } : { deadline, limitMs }),
    mayChoose:
      playerId !== null && step.players.includes(playerId) && !step.done.includes(playerId),
    chosen: step.done.length,
    present: presentPlayers(step, context.players).length,
  }
}
