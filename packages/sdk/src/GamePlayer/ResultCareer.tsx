import type { GameHeader } from '@pathquest/game-core/views'
import { CareerArt } from '../art'
import { signpostIcon } from '../art/icons'
import { useMessages } from '../messages'
import { playerMessages } from '../messages/en/player'
import type { PlayerSlots } from './player-props'

export interface ResultCareerProps {
  game: Pick<GameHeader, 'careerId' | 'careerTitle'>
  careerLink: PlayerSlots['careerLink']
}

/** The career the game was about, as a card that leads there. */
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
            <b>{title}</b>
            <span>{t('player.explore')}</span>
          </span>
        </>
      ),
    },
  )
}
