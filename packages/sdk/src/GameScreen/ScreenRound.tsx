import { ScreenAnswers } from '@pathquest/kinds/Answers'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { AnsweredBadge, QuestionBadges, QuestionText } from '@pathquest/ui/question/Question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import {
  ScreenCode,
  ScreenHead,
  type ScreenPartProps,
  ScreenStep,
  ScreenStrip,
} from './ScreenFrame'

export interface ScreenRoundProps extends ScreenPartProps {
  stage: QuestionStage | ResultStage
}

/** A question, and once it is closed its answer and how the class answered. */
export function ScreenRound({ stage, ...props }: ScreenRoundProps) {
  const { view, state, now, assetOrigin, entry } = props
  const t = useMessages(gameMessages)
  const closed = stage.name === 'result'
  return (
    <div className="pq-screen-round">
      <ScreenHead>
        {view.joinable && !entry && <ScreenCode code={view.game.gameCode} />}
        <QuestionBadges header={stage} />
        <AnsweredBadge answered={stage.answeredCount} present={stage.presentCount} />
        <ScreenStep {...props} />
      </ScreenHead>
      <AnsweredCourse answered={stage.answeredCount} present={stage.presentCount} />
      <div className="pq-screen-main">
        <div
          className="pq-screen-question"
          data-long={stage.question.text.length > 110 || undefined}
        >
          <QuestionText question={stage.question} assetOrigin={assetOrigin} />
          {!closed && (
            <Countdown
              key={stage.question.id}
              shape="ring"
              header={stage}
              clockOffsetMs={state.clockOffsetMs}
              now={now}
            />
          )}
        </div>
        <div className="pq-screen-answers">
          <ScreenAnswers stage={stage} />
        </div>
        {closed && stage.isSkipped && <p className="pq-screen-why">{t('game.skipped')}</p>}
        {closed && stage.solution.explanation && (
          <p className="pq-screen-why" lang={t.contentLang}>
            {stage.solution.explanation}
          </p>
        )}
      </div>
      <ScreenStrip view={view} />
    </div>
  )
}

/** A stop for each player, filled for each answer; the badge says the same in numbers. */
export function AnsweredCourse({ answered, present }: { answered: number; present: number }) {
  return (
    <div className="pq-crowd" aria-hidden="true">
      {Array.from({ length: present }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
        <i key={i} data-on={i < answered || undefined} />
      ))}
    </div>
  )
}
