import { HostGame } from '@pathquest/sdk/HostGame'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { sessionTabId } from '@pathquest/sdk/live/seat-store'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { api } from '../../api/client'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { modeMessages } from '../../messages/en/modes'
import { settingsSummary } from '../../modes/describe-settings'
import { useNavigation } from '../../shell/navigation'
import { toasts } from '../../shell/Toasts'
import { GameBrand, GameFrame, showToast } from './GameFrame'
import { HostTools, RemoteButton } from './HostTools'
import { LeaveGuard } from './LeaveGuard'
import { LookBack, NextActions } from './LookBack'
import type { PlayProps } from './PlayerPlay'
import { QrCode, useJoinLink } from './QrCode'
import { ReportQuestion } from './ReportQuestion'
import { ReportLink } from './ShareDialog'
import { useGameFigures } from './use-game-figures'
import { useSignInWhenGone } from './use-game-seat'
import { usePlayAgain } from './use-play-again'
import { useViewPath } from './use-view-path'

/** The host's game: lobby with code and QR code, host view, results. */
export function HostPlay({ seat, view }: PlayProps) {
  const t = useMessages(hostToolsMessages)
  const modes = useMessages(modeMessages)
  const { go } = useNavigation()
  const { session } = seat
  const [game] = useState(() =>
    createLiveGame({ api, sessionId: session.id, role: 'host', tab: sessionTabId() }),
  )
  useViewPath(game, session.id, view)
  useSignInWhenGone(game)
  useGameFigures(game)
  const playAgain = usePlayAgain(session)
  const link = useJoinLink(seat)
  const toDashboard = () => go('/dashboard')
  return (
    <GameFrame>
      <LeaveGuard game={game} place={`/game/${session.id}`} who="host" />
      <HostGame
        game={game}
        joinAddress={link?.address}
        qr={link && <QrCode text={link.url} label={t('gamePage.qr')} />}
        brand={<GameBrand />}
        settings={settingsSummary(session.gameMode, session.settings.modeSettings, modes)}
        layout={view === 'remote' ? 'remote' : 'whole'}
        onWholeView={() => go(`/game/${session.id}`)}
        tools={
          view !== 'remote' && (
            <>
              <HostTools
                sessionId={session.id}
                joinUrl={view === 'lobby' ? link?.url : undefined}
              />
              {link && <RemoteButton sessionId={session.id} origin={new URL(link.url).origin} />}
            </>
          )
        }
        onToast={showToast}
        onCopyFail={() => toasts.error(t('gamePage.copyFailed'))}
        onLeave={toDashboard}
        onCancelled={toDashboard}
        onReturnHome={toDashboard}
        onPlayAgain={playAgain}
        closedQuestion={({ id }) => (
          <ReportQuestion key={id} sessionId={session.id} questionId={id} />
        )}
        report={<ReportLink to={`/analytics/games/${session.id}`} />}
      />
      <LookBack game={game} sessionId={session.id} wasOver={session.status === 'completed'}>
        <NextActions />
      </LookBack>
    </GameFrame>
  )
}
