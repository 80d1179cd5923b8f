import type { JoinAnswer, SeatAnswer } from '@pathquest/core/contracts'
import { readDisplayName } from '@pathquest/core/players/display-name'
import { JoinForm } from '@pathquest/sdk/JoinForm'
import { Button, buttonLook } from '@pathquest/ui/Button'
import { Card } from '@pathquest/ui/Card'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useState } from 'react'
import { api } from '../../api/client'
import { findFormerSeat, lastSeat, seats, storeSeat } from '../../api/seat-store'
import { joinGameMessages } from '../../messages/en/join-game'
import type { ReturnState } from '../../session/session'
import { useVisitor } from '../../session/visitor'
import { LoadingScreen } from '../../shell/AppShell'
import { useNavigation } from '../../shell/navigation'

/**
 * For a guest whose tab was closed or whose phone slept: a button to return, as long as the game
 * runs.
 */
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
  const dismiss = () => {
    // A shared device: the seat itself remains its owner's.
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
        <Button variant="ghost" onClick={dismiss}>
          {t('joinGame.formerNotMe')}
        </Button>
      </div>
    </Card>
  )
}

interface JoinGameProps {
  /** From the URL: `?code=7K4Q2X&invite=…`. */
  query: string
}

/**
 * By code, link or QR code, with an account or without: used in the app and on the standalone page.
 */
export function JoinGame({ query }: JoinGameProps) {
  const t = useMessages(joinGameMessages)
  const { status, user } = useVisitor()
  const { Link, go } = useNavigation()
  const [isEntering, setEntering] = useState(false)
  const search = new URLSearchParams(query)
  // After signing in first, the user returns to the same code.
  const back: ReturnState = { from: { pathname: '/join-game', search: query, hash: '' } }

  const enter = (answer: JoinAnswer) => {
    const { id } = answer.session
    if (!answer.isHost) storeSeat(answer, !user)
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
          // If a generated name were filled in first, a student on a slow connection would play
          // under it.
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

/** A full name may be longer than a name in a game: then the form generates one. */
function nameInGame(displayName: string): string | undefined {
  const read = readDisplayName(displayName)
  return read.ok ? read.name : undefined
}
