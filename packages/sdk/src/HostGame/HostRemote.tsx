import type { HostCommandName } from '@pathquest/core/rooms/messages'
import { HostAnswers } from '@pathquest/kinds/Answers'
import { skipIcon } from '@pathquest/ui/art/host-icons'
import type { IconDrawing } from '@pathquest/ui/art/icons'
import { clockIcon, pauseIcon, screenIcon } from '@pathquest/ui/art/icons'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { roundMessages } from '@pathquest/ui/messages/en/round'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Countdown } from '@pathquest/ui/question/Countdown'
import type { ReactNode } from 'react'
import { HostSecondStep } from './EntranceSwitches'
import type { HostPartProps } from './host-props'
import { LateComers } from './LateComers'
import { NamesToApprove } from './NamesToApprove'
import { StepText, useEndsNext } from './StepText'

interface HostRemoteProps extends HostPartProps {
  /** Of the open question, in a game without phones. */
  toMark?: ReactNode
}

/**
 * The host's phone: the next action, and how many have answered. While a question is open it shows
 * no solution, since others may see the screen.
 */
export function HostRemote(props: HostRemoteProps) {
  const { view, state, now, toMark, onStart, onCommand, onWholeView } = props
  const t = useMessages(gameMessages)
  const round = useMessages(roundMessages)
  const host = useMessages(hostMessages)
  const control = useMessages(hostControlMessages)
  const { stage } = view
  const isHeld = view.pausedByHost !== undefined
  const isBusy = state.busy !== null
  const asked = stage.name === 'question' || stage.name === 'result' ? stage : null
  const isLast = useEndsNext(view) && stage.name !== 'lobby'
  const press = (
    command: HostCommandName,
    icon: IconDrawing,
    label: string,
    isPossible: boolean,
  ) => (
    <Button icon={icon} disabled={isBusy || !isPossible} onClick={() => onCommand?.(command)}>
      {label}
    </Button>
  )
  return (
    <section className="pq-remote">
      <h1 className="pq-hidden">{control('remote.title')}</h1>
      <div className="pq-remote-count">
        {asked ? (
          <>
            <Badge>{round('game.question', { number: asked.index + 1, total: asked.total })}</Badge>
            <p role="status">
              <b>
                {asked.answeredCount}/{asked.presentCount}
              </b>{' '}
              {control('remote.answered')}
            </p>
          </>
        ) : (
          <p role="status" data-lobby>
            <b>{control('remote.waiting', { count: view.playerCount })}</b>
          </p>
        )}
      </div>
      {stage.name === 'question' && (
        <Countdown
          key={stage.question.id}
          header={stage}
          clockOffsetMs={state.clockOffsetMs}
          now={now}
        />
      )}
      {toMark}
      {stage.name === 'lobby' ? (
        <Button
          variant="primary"
          full
          className="pq-remote-next"
          disabled={isBusy || !view.canStart}
          onClick={onStart}
        >
          {host('host.start')}
        </Button>
      ) : (
        !isHeld && (
          <Button
            variant="primary"
            full
            className="pq-remote-next"
            disabled={isBusy}
            onClick={() => onCommand?.('advance')}
          >
            <StepText view={view}>
              {isLast && stage.name !== 'question' ? t('game.end') : control('remote.next')}
            </StepText>
          </Button>
        )
      )}
      {stage.name === 'lobby' && (
        <div className="pq-remote-more">
          {press(
            view.howShown ? 'hide_how' : 'show_how',
            screenIcon,
            control(view.howShown ? 'control.hideHow' : 'control.showHow'),
            true,
          )}
        </div>
      )}
      {stage.name !== 'lobby' && !isHeld && (
        <div className="pq-remote-more">
          {press('pause', pauseIcon, control('control.pause'), true)}
          {press(
            'add_time',
            clockIcon,
            control('control.addTime'),
            view.allows?.includes('add_time') ?? false,
          )}
          {press('skip', skipIcon, control('control.skip'), view.allows?.includes('skip') ?? false)}
        </div>
      )}
      {view.secondStep && view.secondStep.choosing > 0 && (
        <HostSecondStep {...props} shown={view.secondStep} />
      )}
      <LateComers {...props} idle={!isBusy} />
      <NamesToApprove {...props} idle={!isBusy} />
      {stage.name === 'question' && <p className="pq-muted">{control('remote.hidden')}</p>}
      {stage.name === 'result' && <HostAnswers stage={stage} />}
      {onWholeView && (
        <Button variant="ghost" full onClick={onWholeView}>
          {control('remote.full')}
        </Button>
      )}
    </section>
  )
}
