import type { Stage } from '@pathquest/game-core/rooms/views'
import { Icon } from '../art/Icon'
import { clockIcon } from '../art/icons'
import { Countdown, useRemaining } from '../game/Countdown'
import { AnsweredBadge, Explanation, QuestionBadges, QuestionText } from '../game/Question'
import type { QuestionStage, ResultStage } from '../game/question-stage'
import { HostAnswers } from '../kinds/answers'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { gameMessages } from '../messages/en/game'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { Signpost } from '../ui/Signpost'
import { HostPlayers } from './HostPlayers'
import type { HostPartProps } from './host-props'

export interface HostRoundProps extends HostPartProps {
  stage: QuestionStage | ResultStage
}

/** One question as the host sees it: the key, who has answered, the way on. */
export function HostRound(props: HostRoundProps) {
  const { view, stage, state, now } = props
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
        <HostAnswers stage={stage} />
        {closed ? (
          <Explanation text={stage.solution.explanation} lang={t.contentLang} />
        ) : (
          <p className="pq-host-note">{host('host.note')}</p>
        )}
        <HostStep {...props} />
      </section>
      <aside className="pq-game-side">
        {view.teams && <TeamBoard teams={view.teams} />}
        <LeaderboardView rows={view.leaderboard} playerCount={view.playerCount} />
        <HostPlayers {...props} />
      </aside>
    </div>
  )
}

/**
 * Manual: "Next Question" or "End Game". Auto: the notice, and when it goes on. Where the class is on
 * no question together, the host's one step is the end.
 */
export function HostStep({ view, state, now, onNext }: HostPartProps) {
  const stage: Stage = view.stage
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const nextAt = stage.name === 'result' ? stage.nextAt : null
  const leftMs = useRemaining(nextAt, state.clockOffsetMs, now)
  const isOnQuestion = stage.name === 'question' || stage.name === 'result'
  const last = !isOnQuestion || stage.index + 1 >= stage.total
  if (isOnQuestion && view.game.progression === 'auto') {
    const count = Math.ceil((leftMs ?? 0) / 1_000)
    return (
      <p className="pq-host-auto">
        <Icon icon={clockIcon} />
        <span>
          {host('host.auto')}
          {leftMs !== null && (
            <b>{last ? host('host.resultsIn', { count }) : host('host.nextIn', { count })}</b>
          )}
        </span>
      </p>
    )
  }
  return (
    <Signpost
      full
      size="lg"
      disabled={!view.inControl || view.paused || state.busy !== null}
      onClick={onNext}
    >
      {last ? t('game.end') : t('game.next')}
    </Signpost>
  )
}
