import { GamePlayer } from '@pathquest/sdk/GamePlayer/GamePlayer'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { memorySeatStore } from '@pathquest/sdk/live/seat-store'
import { useLiveGame } from '@pathquest/sdk/live/use-live-game'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useMemo } from 'react'
import { PolicySocket } from '../policy-socket'
import type { WidgetProps } from '../Stage'
import { sheets } from '../sheets/game-lobby'
import { useSheets } from '../sheets/use-sheets'

const loadRoundsSheets = () => import('../sheets/game-rounds')

/** A seat in a game, as returned from joining. */
export interface Seat {
  sessionId: string
  seatToken: string
}

export interface GameProps extends WidgetProps {
  seat: Seat
  /**
   * Returns to the form, with the code of a following game if there is one; absent where there is
   * no form.
   */
  onLeave?: (nextCode?: string) => void
}

/** A player's game; every link out of it opens the app in a new tab. */
export function Game(props: GameProps) {
  const { api, seat, headingLevel, emit, onReady, onError, onLeave, setSheets } = props
  const t = useMessages(gameMessages)
  const { sessionId, seatToken } = seat
  const game = useMemo(() => {
    const seats = memorySeatStore()
    seats.set(sessionId, seatToken)
    return createLiveGame({
      api,
      sessionId,
      role: 'player',
      seats,
      WebSocket: PolicySocket,
    })
  }, [api, sessionId, seatToken])
  const { view } = useLiveGame(game)
  useSheets(setSheets, sheets, loadRoundsSheets, view !== null)
  const leave = onLeave && (() => onLeave())
  return (
    <div className="pq-panel">
      <GamePlayer
        game={game}
        headingLevel={headingLevel}
        onReady={onReady}
        onAnswer={(answer) => emit('answer', answer)}
        onError={onError}
        onLeave={leave}
        onReturnHome={leave}
        returnLabel={t('game.returnHome')}
        onJoinNext={onLeave}
        onSignUp={() => open(`${api.origin}/signup`, '_blank', 'noopener')}
        careerLink={({ id }, look) => (
          <a
            {...look}
            href={`${api.origin}/careers?career=${encodeURIComponent(id)}`}
            target="_blank"
            rel="noopener"
          />
        )}
      />
    </div>
  )
}
