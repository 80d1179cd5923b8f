import { Icon } from '@pathquest/ui/art/Icon'
import {
  banIcon,
  clockIcon,
  errorIcon,
  type IconDrawing,
  refreshIcon,
  screenIcon,
} from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useErrorText } from '@pathquest/ui/messages/errors'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import { type ReactNode, useRef } from 'react'
import type { ApiError } from '../api/error'
import type { Connection } from '../live/connection'

export interface NoticeProps {
  icon: IconDrawing
  title: string
  text?: string
  headingLevel?: HeadingLevel
  actions?: ReactNode
}

/** A full-screen message: removed, replaced, cancelled, gone. */
export function Notice({ icon, title, text, headingLevel = 1, actions }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, title)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-notice">
      <span className="pq-notice-icon">
        <Icon icon={icon} />
      </span>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {text && <p className="pq-muted">{text}</p>}
      {actions && <div className="pq-notice-actions">{actions}</div>}
    </section>
  )
}

export interface FinalNoticeProps {
  connection: Connection
  problem?: ApiError | null
  headingLevel?: HeadingLevel
  onUseHere?: () => void
  onReturn?: () => void
  /** Label of "Return"; by default it leads to the dashboard. */
  returnLabel?: string
}

/** The message for a player or host when the connection has ended for good. */
export function FinalNotice(props: FinalNoticeProps) {
  const { connection, problem, headingLevel, onUseHere, onReturn } = props
  const t = useMessages(gameMessages)
  const errorText = useErrorText()
  const back = onReturn && (
    <Button onClick={onReturn}>{props.returnLabel ?? t('game.returnDashboard')}</Button>
  )
  if (connection === 'replaced') {
    return (
      <Notice
        icon={screenIcon}
        title={t('game.replaced')}
        text={t('game.replacedText')}
        headingLevel={headingLevel}
        actions={
          <>
            <Signpost onClick={onUseHere}>{t('game.useHere')}</Signpost>
            {back}
          </>
        }
      />
    )
  }
  if (connection === 'removed') {
    return (
      <Notice
        icon={banIcon}
        title={t('game.removed')}
        text={t('game.removedText')}
        headingLevel={headingLevel}
        actions={back}
      />
    )
  }
  if (connection === 'protocol') {
    return (
      <Notice
        icon={refreshIcon}
        title={t('game.protocol')}
        text={t('game.protocolText')}
        headingLevel={headingLevel}
        actions={<Signpost onClick={() => location.reload()}>{t('game.reload')}</Signpost>}
      />
    )
  }
  if (problem?.code === 'game_full') {
    return (
      <Notice
        icon={clockIcon}
        title={t('game.full')}
        text={t('game.fullText')}
        headingLevel={headingLevel}
        actions={
          <>
            <Signpost onClick={onUseHere}>{t('game.fullRetry')}</Signpost>
            {back}
          </>
        }
      />
    )
  }
  const known = problem && problem.code !== 'game_not_found' && problem.code !== 'not_found'
  return (
    <Notice
      icon={errorIcon}
      title={t('game.notFound')}
      text={known ? errorText(problem) : t('game.notFoundText')}
      headingLevel={headingLevel}
      actions={back}
    />
  )
}
