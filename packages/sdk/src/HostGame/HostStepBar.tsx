import type { Stage } from '@pathquest/core/rooms/views'
import { hideIcon, showIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { Dialog } from '@pathquest/ui/Dialog'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import type { ReactNode } from 'react'
import { CancelButton } from './HostLobby'
import type { HostPartProps } from './host-props'
import { NamesToApprove } from './NamesToApprove'
import { StepText, useEndsNext } from './StepText'

export interface AnswerPeek {
  /** The solution of the open question is revealed. */
  isOn: boolean
  toggle: () => void
}

export interface HostStepBarProps extends HostPartProps {
  /** null: nothing is hidden. */
  peek: AnswerPeek | null
  /** The dialog of names that wait for approval. */
  names: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  controls: ReactNode
}

/**
 * The host's main action, sticky on the page, with pending approvals; beside it, where there is
 * room, the controls.
 */
export function HostStepBar({ peek, names, controls, ...props }: HostStepBarProps) {
  const { view, state } = props
  const control = useMessages(hostControlMessages)
  const isIdle = view.inControl && state.busy === null
  const isLobby = view.stage.name === 'lobby'
  return (
    <div className="pq-host-steps">
      {controls}
      <div className="pq-host-now">
        {isLobby && (
          <CancelButton
            players={view.players.length}
            disabled={!isIdle}
            onCancel={props.onCancel}
          />
        )}
        {peek && (
          <Button
            icon={peek.isOn ? hideIcon : showIcon}
            title={control('control.keyTip', { label: control('control.peekTip'), key: 'A' })}
            aria-keyshortcuts="A"
            onClick={peek.toggle}
          >
            {control(peek.isOn ? 'control.cover' : 'control.peek')}
          </Button>
        )}
        <WaitingNames {...props} names={names} idle={isIdle} />
        {isLobby ? <StartStep {...props} idle={isIdle} /> : <HostStep {...props} />}
      </div>
    </div>
  )
}

interface IdleProps extends HostPartProps {
  /** Commands can be sent now. */
  idle: boolean
}

function StartStep({ view, state, idle, onStart }: IdleProps) {
  const host = useMessages(hostMessages)
  return (
    <Signpost size="lg" disabled={!idle || !view.canStart} onClick={onStart}>
      {state.busy === 'start' ? host('host.starting') : host('host.start')}
    </Signpost>
  )
}

/** Names wait for approval further down, too; here they cannot be overlooked. */
function WaitingNames({ names, ...props }: IdleProps & Pick<HostStepBarProps, 'names'>) {
  const t = useMessages(hostControlMessages)
  const host = useMessages(hostMessages)
  const count = props.view.players.filter(({ nameWish }) => nameWish !== undefined).length
  if (count === 0) return null
  const title = t('names.title', { count })
  return (
    <>
      <Button
        title={t('control.keyTip', { label: title, key: 'N' })}
        aria-keyshortcuts="N"
        onClick={() => names.setOpen(true)}
      >
        {title}
      </Button>
      <Dialog
        open={names.isOpen}
        title={title}
        closeLabel={host('host.close')}
        onClose={() => names.setOpen(false)}
      >
        <NamesToApprove {...props} />
      </Dialog>
    </>
  )
}

/**
 * Manual: "Next Question", "End Game" or the mode's own words; in auto the game advances by itself.
 * In modes without a common question, the main action is the end.
 */
function HostStep({ view, state, onNext }: HostPartProps) {
  const stage: Stage = view.stage
  const t = useMessages(gameMessages)
  const isOnQuestion = stage.name === 'question' || stage.name === 'result'
  const isLast = useEndsNext(view)
  if (isOnQuestion && view.game.progression === 'auto') return null
  return (
    <Signpost
      size="lg"
      disabled={!view.inControl || view.paused || state.busy !== null}
      onClick={onNext}
    >
      <StepText view={view}>{isLast ? t('game.end') : t('game.next')}</StepText>
    </Signpost>
  )
}
