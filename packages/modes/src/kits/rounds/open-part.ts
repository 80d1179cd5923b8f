import type { Marks, OpenPart } from '@pathquest/core/modes/marks'
import type { ModeContext } from '@pathquest/core/modes/mode'
import type { RoundMove, RoundRules } from './round-rules'
import { currentWait, isDone, type RoundsState } from './rounds-state'

type Moving<Extra, Settings> = RoundRules<Extra, Settings> & {
  moves?: Readonly<Record<string, unknown>> | undefined
}

/** The open phase, else the open question, for a host who marks what the class does in it. */
export function openPart<Extra, Settings>(
  marks: Marks,
  { moves = {} }: Moving<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): OpenPart | null {
  const { step, phase, over, stoppedAt, extra } = state
  const name = step?.name ?? (phase === 'open' ? 'question' : null)
  if (name === null || over || stoppedAt !== null) return null
  const mark = marks[name]
  const moveOf = (type = '') =>
    moves[type] as RoundMove<Extra, Settings, Record<string, unknown>> | undefined
  const players = currentWait(state).players.filter((id) => !isDone(state, id))
  const mayMake = moveOf(mark?.or)?.mayMake
  return {
    name,
    players,
    choices: moveOf(mark?.move)?.choices?.(extra, context, state),
    mayOr: mayMake && players.filter((id) => mayMake(extra, id, state)),
  }
}
