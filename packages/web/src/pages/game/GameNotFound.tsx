import { refreshIcon } from '@pathquest/ui/art/icons'
import { Button, buttonLook } from '@pathquest/ui/Button'
import { EmptyCourse } from '@pathquest/ui/EmptyState'
import { useErrorText, useMessages } from '@pathquest/ui/messages'
import { signpostLook } from '@pathquest/ui/Signpost'
import { useWebMessages } from '../../messages'
import { gameMessages } from '../../messages/en/game'
import type { ReturnState } from '../../session/session'
import { useVisitor } from '../../session/visitor'
import { useNavigation } from '../../shell/navigation'
import { GameBrand, GameFrame } from './GameFrame'
import type { GameSeat } from './game-seat'

interface GameNotFoundProps {
  found: Extract<GameSeat, { status: 'none' | 'failed' }>
}

/** No such game, no seat in it, or an error: as documented one title, with the load error below. */
export function GameNotFound({ found }: GameNotFoundProps) {
  const t = useMessages(gameMessages)
  const web = useWebMessages()
  const errorText = useErrorText()
  const { status, user } = useVisitor()
  const { Link } = useNavigation()
  const { pathname, search, hash } = window.location
  const from: ReturnState = { from: { pathname, search, hash } }
  const { error } = found
  const isFull = error.code === 'game_full'
  const unknown = error.code === 'game_not_found' || error.code === 'seat_invalid'
  // A player with an account may just be signed out.
  const maySignIn = unknown && status === 'ready' && !user
  return (
    <GameFrame>
      <div className="game-bar">
        <GameBrand />
      </div>
      <section className="pq-page pq-not-found">
        <EmptyCourse />
        <h1>{t(isFull ? 'gamePage.full' : 'gamePage.notFound')}</h1>
        {found.status === 'failed' && !isFull && <p>{t('gamePage.loadFailed')}</p>}
        <p className="pq-muted">
          {isFull
            ? t('gamePage.fullText')
            : unknown
              ? t('gamePage.notFoundText')
              : errorText(error)}
        </p>
        {found.status === 'failed' && (
          <Button icon={refreshIcon} onClick={found.retry}>
            {web('app.tryAgain')}
          </Button>
        )}
        {maySignIn && (
          <>
            <p className="pq-muted">{t('gamePage.signInText')}</p>
            <Link to="/login" state={from} {...buttonLook({ variant: 'solid' })}>
              {t('gamePage.signIn')}
            </Link>
          </>
        )}
        <Link to={user ? '/dashboard' : '/'} {...signpostLook()}>
          {t(user ? 'gamePage.returnToDashboard' : 'gamePage.returnHome')}
        </Link>
      </section>
    </GameFrame>
  )
}
