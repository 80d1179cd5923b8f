import type { PlayerView } from '@pathquest/game-core/views'
import { gameMessages } from '../messages/en/game'
import { overMessages } from '../messages/en/over'
import { resultsMessages } from '../messages/en/results'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { Signpost } from '../ui/Signpost'
import type { PlayerSlots } from './player-props'

export interface ResultActionsProps extends PlayerSlots {
  view: PlayerView
}

/** One signpost, the most tempting way on; the others are plain buttons. */
export function ResultActions(props: ResultActionsProps) {
  const { view, onPlayAgain, onReturnHome, homeLabel, onViewCollection, onJoinNext } = props
  const t = useMessages(gameMessages)
  const over = useMessages(overMessages)
  const player = useMessages(resultsMessages)
  const code = view.game.nextGameCode
  const won = (view.you.rewards?.pathkeysEarned.length ?? 0) > 0
  const ways: { label: string; go: () => void }[] = []
  if (code && onJoinNext) {
    ways.push({ label: player('results.joinNext'), go: () => onJoinNext(code) })
  }
  if (won && onViewCollection) {
    ways.push({ label: player('results.viewCollection'), go: onViewCollection })
  }
  if (onPlayAgain) ways.push({ label: over('game.playAgain'), go: onPlayAgain })
  if (onReturnHome) ways.push({ label: homeLabel ?? t('game.returnHome'), go: onReturnHome })
  const [first, ...others] = ways
  if (!first) return null
  return (
    <div className="pq-results-actions">
      {code && onJoinNext && <p role="status">{player('results.nextGame')}</p>}
      <Signpost full size="lg" onClick={first.go}>
        {first.label}
      </Signpost>
      {others.length > 0 && (
        <div className="pq-results-others">
          {others.map(({ label, go }) => (
            <Button key={label} full onClick={go}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
