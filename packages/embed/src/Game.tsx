import { withGameCalls } from '@pathquest/sdk/api/client'
import { HeldGamePlayer } from '@pathquest/sdk/GamePlayer/GamePlayer'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { memorySeatStore } from '@pathquest/sdk/live/seat-store'
import { gameMessages } from '@pathquest/sdk/messages/en/game'
import { useMessages } from '@pathquest/sdk/messages/MessagesProvider'
import { light as sheet } from '@pathquest/sdk/styles/widgets/game-player.css'
import { useMemo } from 'react'
import { PolicySocket } from './policy-socket'
import type { WidgetProps } from './Stage'
import type { AfterProps, Seat } from './seat'
import { bring } from './sheets'

export interface GameProps extends WidgetProps {
  seat: Pick<Seat, 'sessionId' | 'seatToken'>
  /** Absent where there is no form to go back to. */
  onLeave?: AfterProps['onLeave']
}

/** A player's game; everything that leads out of it opens the app in a new tab. */
export function Game({ api, seat, headingLevel, emit, onReady, onError, onLeave }: GameProps) {
  const t = useMessages(gameMessages)
  const { sessionId, seatToken } = seat
  const game = useMemo(() => {
    const seats = memorySeatStore()
    seats.set(sessionId, seatToken)
    return createLiveGame({
      api: withGameCalls(api),
      sessionId,
      role: 'player',
      seats,
      WebSocket: PolicySocket,
    })
  }, [api, sessionId, seatToken])
  const leave = onLeave && (() => onLeave())
  return (
    <div className="pq-panel">
      <HeldGamePlayer
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

bring('game-player', sheet)
