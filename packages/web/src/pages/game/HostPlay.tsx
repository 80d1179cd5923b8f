import { HostGame } from '@pathquest/sdk/HostGame'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { sessionTabId } from '@pathquest/sdk/live/seat-store'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useMessages } from '@pathquest/ui/messages'
import { useState, useSyncExternalStore } from 'react'
import { api } from '../../api/client'
import { gameMessages } from '../../messages/en/game'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { modeMessages } from '../../messages/en/modes'
import { settingsSummary } from '../../modes/describe-settings'
import { QrCode } from '../../qr/QrCode'
import { useNavigation } from '../../shell/navigation'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { Attendance } from './Attendance'
import { GameBrand, GameFrame, showToast } from './GameFrame'
import { HostTools, RemoteButton } from './HostTools'
import { useJoinLink } from './join-link'
import { LeaveGuard } from './LeaveGuard'
import type { PlayProps } from './PlayerPlay'
import { useGameFigures } from './use-game-figures'
import { useSignInWhenGone } from './use-game-seat'
import { usePlayAgain } from './use-play-again'
import { useViewPath } from './use-view-path'

/** Reports and results: not before the first question has closed. */
const loadLater = () => import('./host-later')
const CLOSED: ReadonlySet<string> = new Set(['result', 'podium'])

/** The host's game: lobby with code and QR code, host view, results. */
export function HostPlay({ seat, view }: PlayProps) {
  const t = useMessages(hostToolsMessages)
  const page = useMessages(gameMessages)
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
  const hasClosed = useSyncExternalStore(game.subscribe, () =>
    CLOSED.has(game.getState().view?.stage.name ?? ''),
  )
  const later = useLazyChunk(loadLater, hasClosed)
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
              {session.classId && <Attendance game={game} sessionId={session.id} />}
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
        onAnotherGame={() => go(`/host-game?again=${session.id}`)}
        closedQuestion={({ id }) =>
          later.status === 'ready' && (
            <later.exports.ReportQuestion key={id} sessionId={session.id} questionId={id} />
          )
        }
        report={
          later.status === 'ready' && (
            <later.exports.ReportLink to={`/analytics/games/${session.id}`} />
          )
        }
      />
      {later.status === 'failed' && (
        <RetryError onRetry={later.retry}>{page('gamePage.loadFailed')}</RetryError>
      )}
      {later.status === 'ready' && (
        <later.exports.LookBack
          game={game}
          sessionId={session.id}
          wasOver={session.status === 'completed'}
        >
          <later.exports.NextActions />
        </later.exports.LookBack>
      )}
    </GameFrame>
  )
}
