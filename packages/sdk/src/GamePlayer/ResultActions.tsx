import type { GameHeader, PlayerView } from '@pathquest/core/rooms/views'
import { CareerArt } from '@pathquest/ui/art/CareerArt'
import { signpostIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import { WholeWords } from '@pathquest/ui/WholeWords'
import type { PlayerSlots } from './player-props'

export interface ResultActionsProps extends PlayerSlots {
  view: PlayerView
}

/** One signpost, the main action; the others are plain buttons. */
export function ResultActions(props: ResultActionsProps) {
  const { view, onPlayAgain, onReturnHome, homeLabel, onViewCollection, onJoinNext } = props
  const t = useMessages(gameMessages)
  const results = useMessages(resultsMessages)
  const code = view.game.nextGameCode
  const won = (view.you.rewards?.pathkeysEarned.length ?? 0) > 0
  const ways: { label: string; go: () => void }[] = []
  if (code && onJoinNext) {
    ways.push({ label: results('results.joinNext'), go: () => onJoinNext(code) })
  }
  if (won && onViewCollection) {
    ways.push({ label: results('results.viewCollection'), go: onViewCollection })
  }
  if (onPlayAgain) ways.push({ label: t('game.playAgain'), go: onPlayAgain })
  if (onReturnHome) ways.push({ label: homeLabel ?? t('game.returnHome'), go: onReturnHome })
  const [first, ...others] = ways
  if (!first) return null
  return (
    <div className="pq-results-actions">
      {code && onJoinNext && <p role="status">{results('results.nextGame')}</p>}
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

export interface ResultCareerProps {
  game: Pick<GameHeader, 'careerId' | 'careerTitle'>
  careerLink: PlayerSlots['careerLink']
}

/** The career of the game, as a card that links to it. */
export function ResultCareer({ game, careerLink }: ResultCareerProps) {
  const t = useMessages(playerMessages)
  if (!careerLink || !game.careerId) return null
  const title = game.careerTitle ?? ''
  return careerLink(
    { id: game.careerId, title },
    {
      className: 'pq-card pq-career-card',
      children: (
        <>
          <span className="pq-career-card-art">
            <CareerArt title={title} tint="sand" explored width={130} height={72}>
              <path d={signpostIcon} />
            </CareerArt>
          </span>
          <span className="pq-career-card-text">
            <b lang={t.contentLang}>
              <WholeWords>{title}</WholeWords>
            </b>
            <span>{t('player.explore')}</span>
          </span>
        </>
      ),
    },
  )
}
