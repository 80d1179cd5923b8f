import type { PlayerView } from '@pathquest/game-core/views'
import { PlayerRound } from './PlayerRound'
import { PlayerSide } from './PlayerSide'
import type { GamePlayerViewProps } from './player-props'
import { WaitingNext } from './WaitingNext'

/** The questions of a game with what stands beside them. */
export function PlayerRounds(props: GamePlayerViewProps & { view: PlayerView }) {
  const { view, headingLevel } = props
  const { stage } = view
  return (
    <div className="pq-game-body">
      {stage.name === 'waiting_next' ? (
        <WaitingNext stage={stage} view={view} headingLevel={headingLevel} />
      ) : (
        (stage.name === 'question' || stage.name === 'result') && (
          <PlayerRound key={stage.question.id} {...props} stage={stage} />
        )
      )}
      <PlayerSide view={view} />
    </div>
  )
}
