import type { Json } from '@pathquest/core/json'
import { AnswerCover, HostAnswers } from '@pathquest/kinds/Answers'
import type { RoundPieces } from '@pathquest/modes/pieces'
import { Icon } from '@pathquest/ui/art/Icon'
import { hideIcon, showIcon } from '@pathquest/ui/art/icons'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Countdown } from '@pathquest/ui/question/Countdown'
import {
  AnsweredBadge,
  Explanation,
  QuestionBadges,
  QuestionText,
} from '@pathquest/ui/question/Question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { type ReactNode, useContext } from 'react'
import { HostRemarks } from './HostRemarks'
import { HostAuto, HostSide } from './HostSide'
import type { HostPartProps } from './host-props'

export interface HostRoundProps extends HostPartProps {
  stage: QuestionStage | ResultStage
  /** Uncovers the answers so far and the solution of the open question, or covers them again. */
  onPeek: () => void
  /** What the mode adds. */
  round?: RoundPieces
  /** What the host marks now, in place of the answers so far: a game without phones. */
  toMark?: ReactNode
}

/**
 * One question for the host: its answers, the solution once it is closed or revealed, who has
 * answered.
 */
export function HostRound(props: HostRoundProps) {
  const { stage, state, now, view } = props
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const closed = stage.name === 'result'
  const isCovered = useContext(AnswerCover)
  const { nextQuestion } = view
  const Status = props.round?.HostStatus
  const serverNow = useServerNow(state.clockOffsetMs, now)
  return (
    <div className="pq-game-body">
      <section className="pq-game-main">
        <div className="pq-row">
          <QuestionBadges header={stage} hidesWorth={props.round?.hidesWorth} />
          {!props.toMark && (
            <AnsweredBadge answered={stage.answeredCount} present={stage.presentCount} />
          )}
          <TimeToGo {...props} />
        </div>
        {stage.name === 'question' && (
          <Countdown
            key={stage.question.id}
            header={stage}
            clockOffsetMs={state.clockOffsetMs}
            now={now}
          />
        )}
        {Status && (
          <Status
            view={view}
            modeView={view.own}
            now={serverNow}
            paused={view.paused}
            assetOrigin={props.assetOrigin}
          />
        )}
        <QuestionText
          question={stage.question}
          headingLevel={props.headingLevel}
          assetOrigin={props.assetOrigin}
        />
        {closed && stage.isSkipped && (
          <p className="pq-host-note" role="status">
            {t('game.skipped')}
          </p>
        )}
        {props.toMark}
        {(closed || !props.toMark) && (
          <HostAnswers stage={stage} onAccept={closed ? acceptOf(props) : undefined} />
        )}
        {closed && <HostRemarks {...props} stage={stage} />}
        {stage.solution && !closed && !props.toMark && (
          <button
            type="button"
            className="pq-host-cover"
            aria-expanded={!isCovered}
            onClick={props.onPeek}
          >
            <Icon icon={isCovered ? showIcon : hideIcon} />
            <b>{host('host.soFar')}</b>
            {isCovered && <span>{host('host.covered')}</span>}
          </button>
        )}
        {stage.solution && (closed || !isCovered) ? (
          <Explanation text={stage.solution.explanation} lang={t.contentLang} />
        ) : (
          !view.game.oneDevice && <p className="pq-host-note">{host('host.note')}</p>
        )}
        {closed && props.closedQuestion?.(stage.question)}
        <HostAuto {...props} />
        {nextQuestion && (
          // On request: a class may see the host's page.
          <details className="pq-host-next">
            <summary>{host('host.nextQuestion')}</summary>
            <p lang={t.contentLang}>{nextQuestion}</p>
          </details>
        )}
      </section>
      <HostSide {...props} />
    </div>
  )
}

/** Accepts another answer to the closed question as right; undefined: not now. */
function acceptOf({ view, state, stage, onCommand }: HostRoundProps) {
  const isAllowed = view.inControl && state.busy === null && view.allows?.includes('accept_answer')
  if (!isAllowed || !onCommand) return undefined
  return (answer: Json) => onCommand('accept_answer', { questionId: stage.question.id, answer })
}

const MINUTE_MS = 60_000

/** From the second question on: how long the rest takes at the pace so far. */
function TimeToGo({ view, stage }: HostRoundProps) {
  const host = useMessages(hostMessages)
  const left = stage.total - stage.index - 1
  if (view.startedAt === undefined || stage.index === 0 || left === 0) return null
  const perQuestionMs = (stage.openedAt - view.startedAt) / stage.index
  const count = Math.max(1, Math.round((left * perQuestionMs) / MINUTE_MS))
  return <span className="pq-muted">{host('host.timeToGo', { count })}</span>
}
