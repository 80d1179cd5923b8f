import { Countdown } from '../game/Countdown'
import { closedStates, type QuestionStage, type ResultStage } from '../game/option-states'
import { AnsweredBadge, QuestionBadges, QuestionText } from '../game/Question'
import { Distribution, Marked } from '../game/QuestionResult'
import { gameMessages } from '../messages/en/game'
import { screenMessages } from '../messages/en/screen'
import { useMessages } from '../messages/MessagesProvider'
import { AnswerGrid } from '../ui/AnswerGrid'
import { Badge } from '../ui/Badge'
import type { ScreenPartProps } from './GameScreenView'
import { ScreenHead, ScreenStrip } from './ScreenFrame'

export interface ScreenRoundProps extends ScreenPartProps {
  stage: QuestionStage | ResultStage
}

/** A question, and once it is closed its answer and how the class answered. */
export function ScreenRound({ view, stage, state, now, assetOrigin, entry }: ScreenRoundProps) {
  const t = useMessages(gameMessages)
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
            label={t('game.answers')}
            labels={{
              picked: t('game.picked'),
              right: <Marked sign="✓">{screen('screen.correct')}</Marked>,
              wrong: t('game.yourAnswer'),
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
