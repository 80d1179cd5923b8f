import type { SeatAnswer } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { GameScreen } from '@pathquest/sdk/GameScreen'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { sessionTabId } from '@pathquest/sdk/live/seat-store'
import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../api/client'
import { gameMessages } from '../../messages/en/game'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { QrCode } from '../../qr/QrCode'
import { GameFrame } from './GameFrame'
import { GameNotFound } from './GameNotFound'
import { useScreenCommands } from './HostTools'
import { useJoinLink } from './join-link'
import { LeaveGuard } from './LeaveGuard'
import { useGameSeat, useSignInWhenGone } from './use-game-seat'
import './game.css'

/** /game/{id}/screen: the projector, only for the game's host, without controls. */
export function GameScreenPage() {
  const { sessionId = '' } = useParams()
  return <HostedScreen key={sessionId} sessionId={sessionId} />
}

function HostedScreen({ sessionId }: { sessionId: string }) {
  const t = useMessages(gameMessages)
  const found = useGameSeat(sessionId)
  if (found.status === 'loading')
    return (
      <GameFrame>
        <Loading text={t('gamePage.loading')} />
      </GameFrame>
    )
  if (found.status !== 'found') return <GameNotFound found={found} />
  if (found.seat.role !== 'host') {
    const error = new ApiError('game_not_found', 404, '')
    return <GameNotFound found={{ status: 'none', error }} />
  }
  return <Screen seat={found.seat} />
}

function Screen({ seat }: { seat: SeatAnswer }) {
  const t = useMessages(hostToolsMessages)
  const link = useJoinLink(seat)
  const [game] = useState(() =>
    createLiveGame({ api, sessionId: seat.session.id, role: 'screen', tab: sessionTabId() }),
  )
  const command = useScreenCommands(game, seat.session.id)
  useSignInWhenGone(game)
  return (
    <main id="main" tabIndex={-1}>
      <LeaveGuard game={game} place={`/game/${seat.session.id}/screen`} who="screen" />
      <GameScreen
        game={game}
        onCommand={command}
        joinAddress={link?.address}
        qr={link && <QrCode text={link.url} label={t('gamePage.qr')} />}
      />
    </main>
  )
}
