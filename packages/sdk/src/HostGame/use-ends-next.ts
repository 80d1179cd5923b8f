import type { HostView } from '@pathquest/core/rooms/views'
import { useModePiece } from '@pathquest/modes/use-mode-pieces'

/** Whether the host's next step is named after the end of the game instead of the next question. */
export function useEndsNext(view: HostView): boolean {
  const round = useModePiece(view, 'round')
  const { stage } = view
  if (stage.name === 'question') return stage.index + 1 >= stage.total
  if (stage.name === 'result') return stage.isLast
  // A phase of a mode of rounds: the step leads to its question.
  return stage.name !== 'waiting_next' || round === null
}
