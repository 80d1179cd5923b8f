import { Countdown } from '../game/Countdown'
import { Distribution } from '../game/Distribution'
import { Explanation } from '../game/Explanation'
import { Marked } from '../game/Marked'
import { hostStates, type QuestionStage, type ResultStage } from '../game/option-states'
import { AnsweredBadge, QuestionBadges } from '../game/QuestionBadges'
import { QuestionText } from '../game/QuestionText'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { hostMessages } from '../messages/en/host'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { AnswerGrid } from '../ui/AnswerGrid'
import { HostPlayers } from './HostPlayers'
import { HostStep } from './HostStep'
import type { HostPartProps } from './host-props'

export interface HostRoundProps extends HostPartProps {
  stage: QuestionStage | ResultStage
}

/** One question as the host sees it: the key, who has answered, the way on. */
export function HostRound(props: HostRoundProps) {
  const { view, stage, state, now } = props
  const t = useMessages(roundMessages)
  const host = useMessages(hostMessages)
  const states = hostStates(stage)
  const right = <Marked sign="✓">{host('host.correct')}</Marked>
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
        <AnswerGrid
          lang={t.contentLang}
          layout="row"
          label={t('game.answers')}
          labels={{ picked: t('game.picked'), right, wrong: t('game.yourAnswer') }}
          options={stage.question.options.map((text, i) => ({ text, state: states[i] ?? 'idle' }))}
        />
        {stage.name === 'result' ? (
          <>
            <Distribution stage={stage} />
            <Explanation text={stage.solution.explanation} lang={t.contentLang} />
          </>
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
