import type { PlayerView } from '@pathquest/game-core/views'
import { accuracyPercent } from '../Leaderboard/accuracy'
import { resultsMessages } from '../messages/en/results'
import { useMessages } from '../messages/MessagesProvider'

export interface ResultTilesProps {
  view: PlayerView
  /** Stands right below the podium. */
  joined?: boolean
}

/** Total Score, Placement, Accuracy, Questions Answered. */
export function ResultTiles({ view, joined }: ResultTilesProps) {
  const t = useMessages(resultsMessages)
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
