import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { ResultStage } from '@pathquest/ui/question/question-stage'
import type { HostPartProps } from './host-props'

/** What players wrote with their answers: read here first, on request, since a class may see the page. */
export function HostRemarks({ stage, ...props }: HostPartProps & { stage: ResultStage }) {
  const { view, state, onCommand } = props
  const host = useMessages(hostMessages)
  const remarks = stage.remarksToShow ?? []
  if (remarks.length === 0) return null
  const mayShow = view.inControl && state.busy === null
  return (
    <details className="pq-card pq-host-remarks">
      <summary>{host('host.remarks', { count: remarks.length })}</summary>
      <ul>
        {remarks.map(({ playerId, text, isShown }) => (
          <li key={playerId}>
            <span lang={host.contentLang}>“{text}”</span>
            {isShown ? (
              <Badge variant="solid">{host('host.remarkShown')}</Badge>
            ) : (
              <Button
                size="sm"
                disabled={!mayShow}
                aria-label={host('host.showRemarkNamed', { text })}
                onClick={() => onCommand?.('show_remark', { playerId, remark: text })}
              >
                {host('host.showRemark')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
