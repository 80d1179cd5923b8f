import type { HostView } from '@pathquest/core/rooms/views'
import { useModePiece } from '@pathquest/modes/use-mode-pieces'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'

export interface StepTextProps {
  view: HostView
  /** The usual words. */
  children: string
}

/** What the host's step does now: in the mode's words, where it has its own. */
export function StepText({ view, children }: StepTextProps) {
  const t = useMessages(hostControlMessages)
  const Text = useModePiece(view, 'round')?.HostStep
  const usual =
    view.game.oneDevice && view.stage.name === 'question' ? t('control.showResult') : children
  if (!Text) return usual
  return (
    <PieceBoundary instead={usual}>
      <Text view={view} modeView={view.own}>
        {usual}
      </Text>
    </PieceBoundary>
  )
}

/** Whether the host's next step is named after the end of the game instead of the next question. */
export function useEndsNext(view: HostView): boolean {
  const round = useModePiece(view, 'round')
  const { stage } = view
  if (stage.name === 'question') return stage.index + 1 >= stage.total
  if (stage.name === 'result') return stage.isLast
  // A phase of a mode of rounds: the step leads to its question.
  return stage.name !== 'waiting_next' || round === null
}
