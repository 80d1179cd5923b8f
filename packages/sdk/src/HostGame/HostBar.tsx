import { CodeText } from '@pathquest/ui/art/CodeText'
import { leaveIcon } from '@pathquest/ui/art/icons'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { Dialog } from '@pathquest/ui/Dialog'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useState } from 'react'
import type { HostPartProps } from './host-props'

/** Title, "Host View", the code, the page's slots and "Leave Game". */
export function HostBar(props: HostPartProps) {
  const { view, state, brand, entry, tools, onLeave, onEnd } = props
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const control = useMessages(hostControlMessages)
  const [asking, setAsking] = useState(false)
  const running = view.game.status === 'in_progress'
  return (
    <div className="pq-game-bar pq-host-bar">
      {brand}
      <p className="pq-host-title" lang={t.contentLang}>
        {view.game.title}
      </p>
      <Badge variant="info">{host('host.tag')}</Badge>
      {running && !entry && (
        <Badge variant="outline">
          {t('game.code')}{' '}
          <b>
            <CodeText code={view.game.gameCode} />
          </b>
        </Badge>
      )}
      <div className="pq-host-tools">
        {tools}
        {onLeave && (
          <Button
            variant="ghost"
            size="sm"
            icon={leaveIcon}
            onClick={() => (running ? setAsking(true) : onLeave())}
          >
            {t('game.leave')}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        title={host('host.leaveTitle')}
        closeLabel={host('host.close')}
        onClose={() => setAsking(false)}
        size="sm"
        foot={
          <>
            <Button
              variant="danger"
              disabled={!view.inControl || state.busy !== null}
              onClick={() => {
                setAsking(false)
                onEnd?.()
              }}
            >
              {host('host.leaveEnd')}
            </Button>
            <Button data-autofocus onClick={onLeave}>
              {host('host.leavePause')}
            </Button>
          </>
        }
      >
        <p>{host('host.leaveText')}</p>
        {!view.pausedByHost && <p className="pq-muted">{control('control.leaveHint')}</p>}
      </Dialog>
    </div>
  )
}
