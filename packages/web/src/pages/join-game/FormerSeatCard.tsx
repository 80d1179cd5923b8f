import type { SeatAnswer } from '@pathquest/core/contracts'
import { Button, buttonLook, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useState } from 'react'
import { findFormerSeat } from '../../api/former-seat'
import { seats } from '../../api/seat-store'
import { joinGameMessages } from '../../messages/en/join-game'
import { useNavigation } from '../../shell/navigation'

/** For a guest whose tab was closed or whose phone slept: the way back, as long as the game runs. */
export function FormerSeatCard() {
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
