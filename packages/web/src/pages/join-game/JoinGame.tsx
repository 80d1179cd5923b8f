import type { JoinAnswer, SeatAnswer } from '@pathquest/core/contracts'
import { readDisplayName } from '@pathquest/core/players/display-name'
import { JoinForm } from '@pathquest/sdk/JoinForm'
import { Button, buttonLook, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useState } from 'react'
import { api } from '../../api/client'
import { findFormerSeat, keepGuestSeat, lastSeat, seats } from '../../api/seat-store'
import { joinGameMessages } from '../../messages/en/join-game'
import type { ReturnState } from '../../session/session'
import { useVisitor } from '../../session/visitor'
import { LoadingScreen } from '../../shell/AppShell'
import { useNavigation } from '../../shell/navigation'

/** For a guest whose tab was closed or whose phone slept: the way back, as long as the game runs. */
function FormerSeatCard() {
  const t = useMessages(joinGameMessages)
  const { Link } = useNavigation()
  const [former, setFormer] = useState<SeatAnswer | null>(null)
  useEffect(() => {
    let isWanted = true
    findFormerSeat().then((seat) => {
      if (isWanted) setFormer(seat)
    })
    return () => {
      isWanted = false
    }
  }, [])
  if (!former?.player) return null
  const { session, player } = former
  const forget = () => {
    // A shared device: the seat itself stays with whoever it belongs to.
    seats.clear(session.id)
    setFormer(null)
  }
  return (
    <Card title={t('joinGame.former')}>
      <p>
        {t.parts('joinGame.formerText', {
          title: (
            <span key="title" lang={t.contentLang}>
              {session.title}
            </span>
          ),
          name: player.displayName,
        })}
      </p>
      <div className="join-game-former-ways">
        <Link to={`/game/${session.id}`} {...buttonLook({ variant: 'primary' })}>
          {t('joinGame.formerBack')}
        </Link>
        <Button variant="ghost" onClick={forget}>
          {t('joinGame.formerNotMe')}
        </Button>
      </div>
    </Card>
  )
}

interface JoinGameProps {
  /** Of the address: `?code=7K4Q2X&invite=…`. */
  query: string
}

/** By code, by link or by QR code, with an account or without: in the app and on a page of its own. */
export function JoinGame({ query }: JoinGameProps) {
  const t = useMessages(joinGameMessages)
  const { status, user } = useVisitor()
  const { Link, go } = useNavigation()
  const [isEntering, setEntering] = useState(false)
  const search = new URLSearchParams(query)
  // Whoever signs in first comes back to the same code.
  const back: ReturnState = { from: { pathname: '/join-game', search: query, hash: '' } }

  const enter = (answer: JoinAnswer) => {
    const { id } = answer.session
    if (!answer.isHost) {
      const { seatToken } = answer
      seats.set(id, seatToken)
      if (!user) keepGuestSeat({ sessionId: id, seatToken })
    }
    setEntering(true)
    go(`/game/${id}/lobby`)
  }
  if (isEntering) return <LoadingScreen />
  return (
    <div className="pq-page join-game">
      <header className="pq-page-head">
        <h1>{t('joinGame.title')}</h1>
        <p className="pq-muted">{t('joinGame.intro')}</p>
      </header>
      {status !== 'loading' && !user && <FormerSeatCard />}
      <Card>
        <JoinForm
          api={api}
          initialCode={search.get('code') ?? ''}
          // With a made-up name that stood there first, a slow line's student would play under it.
          initialName={
            status === 'loading' ? null : user ? nameInGame(user.displayName) : undefined
          }
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

/** A full name may be longer than a name in a game: then the form proposes one. */
function nameInGame(displayName: string): string | undefined {
  const read = readDisplayName(displayName)
  return read.ok ? read.name : undefined
}
