import { usePrefetchedKinds } from '@pathquest/kinds/use-kind-pieces'
import type { RoundPieces } from '@pathquest/modes/pieces'
import { useModePiece } from '@pathquest/modes/use-mode-pieces'
import { Loading } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import { useRef, useState } from 'react'
import { ConnectionBanner } from '../game/Banner'
import { KeysDialog } from '../game/KeysDialog'
import { FinalNotice } from '../game/Notice'
import { useClassKeys } from '../game/use-class-keys'
import { type PodiumStaging, usePodiumStaging } from '../game/use-podium-staging'
import { useSound } from '../game/use-sound'
import { entryOf } from '../game/WithoutPhones'
import { isFinal } from '../live/connection'
import { useSawGame } from '../live/use-live-game'
import type { GameScreenViewProps } from './ScreenFrame'
import { ScreenHow } from './ScreenHow'
import { ScreenLobby } from './ScreenLobby'
import { ScreenModeView } from './ScreenModeView'
import { ScreenPaused, ScreenPodium } from './ScreenPodium'
import { ScreenRound } from './ScreenRound'
import { ScreenTools } from './ScreenTools'

/** The projector from its state only. */
export function GameScreenView(given: GameScreenViewProps) {
  const { view, connection } = given.state
  const props = { ...given, entry: entryOf(view, given.entry) }
  const staging = usePodiumStaging(view, useSawGame(view))
  const sound = useSound(view, props.state.clockOffsetMs)
  const [isKeysOpen, setKeysOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useClassKeys({
    root,
    view,
    onCommand: props.onCommand,
    sound,
    onSkip: staging.skip,
    onHelp: () => setKeysOpen(true),
  })
  const over = view?.stage.name === 'podium' || view?.stage.name === 'cancelled'
  const waiting = view?.stage.name === 'lobby'
  return (
    <div
      ref={root}
      className="pq pq-screen"
      data-stage={view?.pausedByHost ? 'lobby' : (view?.stage.name ?? 'loading')}
    >
      {view && !waiting && !over && (
        <ConnectionBanner connection={connection} paused={view.paused && !view.pausedByHost} />
      )}
      {view && (
        <ScreenTools
          view={view}
          sound={sound}
          onKeys={() => setKeysOpen(true)}
          onCommand={props.onCommand}
        />
      )}
      <KeysDialog open={isKeysOpen} onClose={() => setKeysOpen(false)} />
      {isFinal(connection) && !over ? (
        <FinalNotice connection={connection} problem={props.state.problem} />
      ) : (
        <ScreenStage {...props} staging={staging} />
      )}
    </div>
  )
}

function ScreenStage(props: GameScreenViewProps & { staging: PodiumStaging }) {
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  const { view } = props.state
  const Piece = useModePiece(view, 'Screen')
  const round = useModePiece(view, 'round')
  usePrefetchedKinds(view)
  if (!view) return <Loading text={t('game.loading')} />
  const { stage } = view
  if (view.pausedByHost) return <ScreenPaused {...props} view={view} />
  switch (stage.name) {
    case 'lobby':
      return view.howShown ? (
        <ScreenHow {...props} view={view} />
      ) : (
        <ScreenLobby {...props} view={view} />
      )
    case 'question':
    case 'result':
    case 'waiting_next': {
      const stageOf = (pieces?: RoundPieces) =>
        stage.name === 'waiting_next' ? (
          <ScreenModeView {...props} view={view} Piece={pieces?.ScreenPhase ?? null} />
        ) : (
          <ScreenRound {...props} view={view} stage={stage} round={pieces} />
        )
      if (!Piece && !round) return stageOf()
      return (
        <PieceBoundary instead={stageOf()}>
          {Piece ? <ScreenModeView {...props} view={view} Piece={Piece} /> : stageOf(round ?? {})}
        </PieceBoundary>
      )
    }
    case 'podium':
      return <ScreenPodium {...props} view={view} staging={props.staging} />
    default:
      return (
        <p className="pq-screen-say">
          {screen(view.game.endedByFault ? 'screen.cancelledFault' : 'screen.cancelled')}
        </p>
      )
  }
}
