import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { StepPieceProps } from '../../pieces'

/**
 * The host's step of a mode that says what it does: it closes an open question and shows how it
 * went; from a result it goes on as in every mode. A mode with phases names theirs itself.
 */
export function QuestionStep({ view, children }: StepPieceProps) {
  const t = useMessages(hostControlMessages)
  return view.stage.name === 'question' ? t('control.showResult') : children
}
