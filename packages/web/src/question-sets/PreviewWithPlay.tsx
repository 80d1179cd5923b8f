import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button } from '@pathquest/ui'
import { playIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { setListMessages } from '../messages/en/set-list'
import { SetPreview } from './SetPreview'
import type { useSetActions } from './use-set-actions'

export interface PreviewWithPlayProps {
  set: QuestionSetSummary
  actions: Pick<ReturnType<typeof useSetActions>, 'playAlone' | 'isStarting'>
  onClose: () => void
}

/** A look inside a set, and the way to play it alone. */
export function PreviewWithPlay({ set, actions, onClose }: PreviewWithPlayProps) {
  const t = useMessages(setListMessages)
  return (
    <SetPreview
      set={set}
      onClose={onClose}
      action={
        set.totalQuestions > 0 && (
          <Button
            variant="primary"
            icon={playIcon}
            busy={actions.isStarting}
            onClick={() => void actions.playAlone(set)}
          >
            {t('setList.playAlone')}
          </Button>
        )
      }
    />
  )
}
