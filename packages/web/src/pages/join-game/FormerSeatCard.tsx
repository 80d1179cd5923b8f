import { useMessages } from '@pathquest/sdk/messages'
import { Button, buttonLook, Card } from '@pathquest/sdk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormerSeat } from '../../api/games'
import { seats } from '../../api/seat-store'
import { joinGameMessages } from '../../messages/en/join-game'

/** For a guest whose tab was closed or whose phone slept: the way back, as long as the game runs. */
export function FormerSeatCard() {
  const t = useMessages(joinGameMessages)
  const queries = useQueryClient()
  const { data } = useFormerSeat()
  if (!data?.player) return null
  const { session, player } = data
  const forget = () => {
    // A shared device: the seat itself stays with whoever it belongs to.
    seats.clear(session.id)
    queries.setQueryData(['former-seat'], null)
  }
  return (
    <Card title={t('joinGame.former')}>
      <p>{t('joinGame.formerText', { title: session.title, name: player.displayName })}</p>
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
