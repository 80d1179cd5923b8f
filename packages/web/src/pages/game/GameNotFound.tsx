import { EmptyCourse } from '@pathquest/sdk/art'
import { refreshIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, signpostLook } from '@pathquest/sdk/ui'
import { Link } from 'react-router'
import { useSession } from '../../app/session'
import { gameMessages } from '../../messages/en/game'
import { useErrorText } from '../../messages/use-error-text'
import { GameBrand, GameFrame } from './GameFrame'
import type { GameSeat } from './use-game-seat'

export interface GameNotFoundProps {
  found: Extract<GameSeat, { status: 'none' | 'failed' }>
}

/** No such game, no seat in it, or no answer about it. */
export function GameNotFound({ found }: GameNotFoundProps) {
  const t = useMessages(gameMessages)
  const errorText = useErrorText()
  const { user } = useSession()
  const { error } = found
  const isFull = error.code === 'game_full'
  const title = found.status === 'none' ? 'gamePage.notFound' : 'gamePage.loadFailed'
  const unknown = error.code === 'game_not_found' || error.code === 'seat_invalid'
  return (
    <GameFrame>
      <div className="game-bar">
        <GameBrand />
      </div>
      <section className="pq-page pq-not-found">
        <EmptyCourse />
        <h1>{t(isFull ? 'gamePage.full' : title)}</h1>
        <p className="pq-muted">
          {isFull
            ? t('gamePage.fullText')
            : unknown
              ? t('gamePage.notFoundText')
              : errorText(error)}
        </p>
        {found.status === 'failed' && (
          <Button icon={refreshIcon} onClick={found.retry}>
            {t('gamePage.retry')}
          </Button>
        )}
        <Link to={user ? '/dashboard' : '/'} {...signpostLook()}>
          {t(user ? 'gamePage.returnToDashboard' : 'gamePage.returnHome')}
        </Link>
      </section>
    </GameFrame>
  )
}
