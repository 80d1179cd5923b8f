import type { LeaderboardRow, ScreenView } from '@pathquest/core/rooms/views'
import { ScreenAnswers } from '@pathquest/kinds/Answers'
import type { RoundPieces } from '@pathquest/modes/pieces'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { GetReady, useGetReady } from '@pathquest/ui/question/GetReady'
import { AnsweredBadge, QuestionBadges, QuestionText } from '@pathquest/ui/question/Question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { Remarks } from '@pathquest/ui/question/Remarks'
import { RingCountdown } from '@pathquest/ui/question/RingCountdown'
import { useEffect, useState } from 'react'
import { HowToAnswer } from '../game/WithoutPhones'
import {
  ScreenCode,
  ScreenHead,
  type ScreenPartProps,
  ScreenStep,
  ScreenStrip,
} from './ScreenFrame'
import { ScreenRace } from './ScreenRace'

export interface ScreenRoundProps extends ScreenPartProps {
  stage: QuestionStage | ResultStage
  /** What the mode adds. */
  round?: RoundPieces
}

/** A question, and once it is closed its right answer and how the class answered. */
export function ScreenRound({ stage, round = {}, ...props }: ScreenRoundProps) {
  const { view, state, now, assetOrigin, entry } = props
  const t = useMessages(gameMessages)
  const closed = stage.name === 'result'
  const [before, setBefore] = useState<readonly LeaderboardRow[] | null>(null)
  useEffect(() => {
    if (!closed) setBefore(view.leaderboard)
  }, [closed, view.leaderboard])
  const startsInMs = useGetReady(closed ? 0 : stage.openedAt, state.clockFloorMs, now)
  const { ScreenStatus, ScreenClosed, ScreenScene } = round
  const piece = {
    view,
    modeView: view.own,
    now: useServerNow(state.clockOffsetMs, now),
    paused: view.paused,
    assetOrigin,
  }
  return (
    <div className="pq-screen-round">
      <ScreenHead>
        {view.joinable && !entry && <ScreenCode code={view.game.gameCode} />}
        {startsInMs === 0 && <QuestionBadges header={stage} hidesWorth={round.hidesWorth} />}
        {!(view.game.oneDevice && !closed) && (
          <AnsweredBadge answered={stage.answeredCount} present={stage.presentCount} />
        )}
        <ScreenStep {...props} />
      </ScreenHead>
      {!closed && startsInMs > 0 ? (
        <GetReady stage={stage} leftMs={startsInMs} />
      ) : (
        <>
          <AnsweredCourse answered={stage.answeredCount} present={stage.presentCount} />
          {ScreenStatus && <ScreenStatus {...piece} />}
          <div className="pq-screen-main">
            <div
              className="pq-screen-question"
              data-long={stage.question.text.length > 110 || undefined}
            >
              <QuestionText question={stage.question} assetOrigin={assetOrigin} />
              {!closed && (
                <RingCountdown
                  key={stage.question.id}
                  header={stage}
                  clockOffsetMs={state.clockOffsetMs}
                  now={now}
                />
              )}
            </div>
            <div className="pq-screen-answers">
              <ScreenAnswers stage={stage} />
            </div>
            {!closed && <HowToAnswer view={view} />}
            <Remarks stage={stage} />
            {closed && stage.isSkipped && <p className="pq-screen-why">{t('game.skipped')}</p>}
            {closed && stage.solution.explanation && (
              <p className="pq-screen-why" lang={t.contentLang}>
                {stage.solution.explanation}
              </p>
            )}
          </div>
        </>
      )}
      {ScreenScene ? (
        <ScreenScene {...piece} />
      ) : closed && ScreenClosed ? (
        <ScreenClosed {...piece} />
      ) : closed && isRace(view) ? (
        <ScreenRace view={view} before={before} />
      ) : (
        <ScreenStrip view={view} />
      )}
    </div>
  )
}

/** Everybody for themselves, at least two of them, and not on the way to a common goal. */
const isRace = ({ game, teams, leaderboard }: ScreenView): boolean =>
  game.ends === 'ranked' && teams === null && leaderboard.length > 1

/** A stop for each player, filled for each answer; the badge shows the numbers. */
export function AnsweredCourse({ answered, present }: { answered: number; present: number }) {
  return (
    <div className="pq-crowd" aria-hidden="true">
      {Array.from({ length: present }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its position
        <i key={i} data-on={i < answered || undefined} />
      ))}
    </div>
  )
}
