import type { JoinAnswer } from '@pathquest/game-core/contracts'
import { JoinForm } from '@pathquest/sdk/JoinForm'
import { useMessages } from '@pathquest/sdk/messages'
import { Card } from '@pathquest/sdk/ui'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/client'
import { lastSeat, seats } from '../../api/seat-store'
import type { ReturnState } from '../../app/RouteGuard'
import { useSession } from '../../app/session'
import { joinGameMessages } from '../../messages/en/join-game'
import { LoadingScreen } from '../../shell/LoadingScreen'
import { FormerSeatCard } from './FormerSeatCard'
import './join-game.css'

/** /join-game: by code, by link or by QR code, with an account or without. */
export function JoinGamePage() {
  const t = useMessages(joinGameMessages)
  const { status, user } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, search: query, hash } = useLocation()
  // Whoever signs in first comes back to the same code.
  const back: ReturnState = { from: { pathname, search: query, hash } }
  // The form takes its first name once, so it waits until it is known who is asking.
  if (status === 'loading') return <LoadingScreen />

  const enter = (answer: JoinAnswer) => {
    const { id } = answer.session
    if (!answer.isHost) seats.set(id, answer.seatToken)
    navigate(`/game/${id}/lobby`)
  }
  return (
    <div className="pq-page join-game">
      <header className="pq-page-head">
        <h1>{t('joinGame.title')}</h1>
        <p className="pq-muted">{t('joinGame.intro')}</p>
      </header>
      {!user && <FormerSeatCard />}
      <Card>
        <JoinForm
          key={search.get('code')}
          api={api}
          initialCode={search.get('code') ?? ''}
          initialName={user?.displayName}
          invite={search.get('invite') ?? undefined}
          seat={lastSeat()}
          onJoin={enter}
        />
      </Card>
      <p className="pq-muted join-game-note">
        {user
          ? t('joinGame.signedIn', { name: user.displayName })
          : t.parts('joinGame.guest', {
              signIn: (
                <Link key="signIn" to="/login" state={back}>
                  {t('joinGame.signIn')}
                </Link>
              ),
              signUp: (
                <Link key="signUp" to="/signup" state={back}>
                  {t('joinGame.signUp')}
                </Link>
              ),
            })}
      </p>
    </div>
  )
}
