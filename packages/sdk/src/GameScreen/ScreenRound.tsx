import { Countdown } from '../game/Countdown'
import { Distribution } from '../game/Distribution'
import { Marked } from '../game/Marked'
import { closedStates, type QuestionStage, type ResultStage } from '../game/option-states'
import { AnsweredBadge, QuestionBadges } from '../game/QuestionBadges'
import { QuestionText } from '../game/QuestionText'
import { gameMessages } from '../messages/en/game'
import { roundMessages } from '../messages/en/round'
import { screenMessages } from '../messages/en/screen'
import { useMessages } from '../messages/MessagesProvider'
import { AnswerGrid } from '../ui/AnswerGrid'
import { Badge } from '../ui/Badge'
import { AnsweredCourse } from './AnsweredCourse'
import type { ScreenPartProps } from './GameScreenView'
import { ScreenHead } from './ScreenHead'
import { ScreenStrip } from './ScreenStrip'

export interface ScreenRoundProps extends ScreenPartProps {
  stage: QuestionStage | ResultStage
}

/** A question, and once it is closed its answer and how the class answered. */
export function ScreenRound({ view, stage, state, now, assetOrigin, entry }: ScreenRoundProps) {
  const t = useMessages(gameMessages)
  const round = useMessages(roundMessages)
  const screen = useMessages(screenMessages)
  const closed = stage.name === 'result'
  const states = closed ? closedStates(stage) : stage.question.options.map(() => 'idle' as const)
  return (
    <div className="pq-screen-round">
      <ScreenHead>
        {view.joinable && !entry && (
          <Badge variant="reward" className="pq-screen-code">
            <span className="pq-hidden">{t('game.code')} </span>
            {view.game.gameCode}
          </Badge>
        )}
        <QuestionBadges header={stage} />
        <AnsweredBadge answered={stage.answeredCount} present={stage.presentCount} />
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
          <AnswerGrid
            lang={t.contentLang}
            layout="screen"
            label={round('game.answers')}
            labels={{
              picked: round('game.picked'),
              right: <Marked sign="✓">{screen('screen.correct')}</Marked>,
              wrong: round('game.yourAnswer'),
            }}
            options={stage.question.options.map((text, i) => ({
              text,
              state: states[i] ?? 'idle',
            }))}
          />
          {closed && <Distribution stage={stage} />}
        </div>
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
