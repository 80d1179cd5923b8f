import { HostAnswers } from '@pathquest/kinds/Answers'
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
import { HostAuto, HostSide } from './HostSide'
import type { HostPartProps } from './host-props'

export interface HostRoundProps extends HostPartProps {
  stage: QuestionStage | ResultStage
}

/** One question as the host sees it: its answers, the key once it is closed or asked for, who has answered. */
export function HostRound(props: HostRoundProps) {
  const { stage, state, now } = props
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const closed = stage.name === 'result'
  return (
    <div className="pq-game-body">
      <section className="pq-game-main">
        <div className="pq-row">
          <QuestionBadges header={stage} />
          <AnsweredBadge answered={stage.answeredCount} present={stage.presentCount} />
        </div>
        {stage.name === 'question' && (
          <Countdown
            key={stage.question.id}
            header={stage}
            clockOffsetMs={state.clockOffsetMs}
            now={now}
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
        <HostAnswers stage={stage} />
        {closed ? (
          <Explanation text={stage.solution.explanation} lang={t.contentLang} />
        ) : (
          <p className="pq-host-note">{host('host.note')}</p>
        )}
        {closed && props.closedQuestion?.(stage.question)}
        <HostAuto {...props} />
      </section>
      <HostSide {...props} />
    </div>
  )
}
