import type { GameHeader } from '@pathquest/game-core/views'
import { signpostIcon } from '../art/icons'
import { usePart } from '../hooks/use-lazy-chunk'
import { playerRoundMessages } from '../messages/en/player-round'
import { useMessages } from '../messages/MessagesProvider'
import type { PlayerSlots } from './player-props'

export interface ResultCareerProps {
  game: Pick<GameHeader, 'careerId' | 'careerTitle'>
  careerLink: PlayerSlots['careerLink']
}

const loadArt = () => import('./ResultArt')

/** The career the game was about, as a card that leads there. */
export function ResultCareer({ game, careerLink }: ResultCareerProps) {
  const t = useMessages(playerRoundMessages)
  const art = usePart(loadArt, Boolean(careerLink && game.careerId))
  if (!careerLink || !game.careerId) return null
  const title = game.careerTitle ?? ''
  return careerLink(
    { id: game.careerId, title },
    {
      className: 'pq-card pq-career-card',
      children: (
        <>
          <span className="pq-career-card-art">
            {art.status === 'ready' && (
              <art.exports.CareerArt title={title} tint="sand" explored width={130} height={72}>
                <path d={signpostIcon} />
              </art.exports.CareerArt>
            )}
          </span>
          <span className="pq-career-card-text">
            <b lang={t.contentLang}>{title}</b>
            <span>{t('player.explore')}</span>
          </span>
        </>
      ),
    },
  )
}
