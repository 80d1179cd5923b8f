import type { PlayerView } from '@pathquest/game-core/views'
import { accuracyPercent } from '../Leaderboard'
import { useMessages } from '../messages'
import { playerMessages } from '../messages/en/player'

export interface ResultTilesProps {
  view: PlayerView
  /** Stands right below the podium. */
  joined?: boolean
}

/** Total Score, Placement, Accuracy, Questions Answered. */
export function ResultTiles({ view, joined }: ResultTilesProps) {
  const t = useMessages(playerMessages)
  const { score, placement, correctAnswers, totalAnswers } = view.you
  const tiles = [
    [t('results.score'), score],
    [t('results.placement'), placement === null ? t('results.noPlacement') : `#${placement}`],
    [t('results.accuracy'), `${accuracyPercent(correctAnswers, totalAnswers)}%`],
    [t('results.answered'), `${correctAnswers}/${view.game.questionCount}`],
  ] as const
  return (
    <dl className="pq-card pq-tiles" data-joined={joined || undefined}>
      {tiles.map(([label, value]) => (
        <div key={label} className="pq-tiles-one">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
