import { ConnectionBanner } from '../game/ConnectionBanner'
import { FinalNotice } from '../game/FinalNotice'
import { isFinal } from '../game/final-connection'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { InlineError } from '../ui/InlineError'
import { Loading } from '../ui/Loading'
import { HostBar } from './HostBar'
import { HostCancelled } from './HostCancelled'
import { HostLobby } from './HostLobby'
import { HostResults } from './HostResults'
import { HostRound } from './HostRound'
import type { HostGameViewProps } from './host-props'
import { MirrorBanner } from './MirrorBanner'

/** The host's game from its state alone. */
export function HostGameView(props: HostGameViewProps) {
  const { state, refusal } = props
  const { view, connection } = state
  const over = view?.stage.name === 'podium' || view?.stage.name === 'cancelled'
  const ended = isFinal(connection) && !over
  return (
    <div className="pq pq-widget pq-game pq-host" data-stage={view?.stage.name ?? 'loading'}>
      {view && !ended && <HostBar {...props} view={view} />}
      {view && !ended && !over && (
        <>
          <ConnectionBanner connection={connection} paused={view.paused} />
          {!view.inControl && <MirrorBanner onTakeControl={props.onTakeControl} />}
        </>
      )}
      {refusal && !ended && <InlineError>{refusal}</InlineError>}
      {ended ? (
        <FinalNotice
          connection={connection}
          problem={state.problem}
          headingLevel={props.headingLevel}
          onUseHere={props.onUseHere}
          onReturn={props.onReturnHome}
          returnLabel={props.returnLabel}
        />
      ) : (
        <HostStage {...props} />
      )}
    </div>
  )
}

function HostStage(props: HostGameViewProps) {
  const t = useMessages(gameMessages)
  const { view } = props.state
  if (!view) return <Loading text={t('game.loading')} />
  const { stage } = view
  switch (stage.name) {
    case 'lobby':
      return <HostLobby {...props} view={view} />
    case 'question':
    case 'result':
      return <HostRound {...props} view={view} stage={stage} />
    case 'podium':
      return <HostResults {...props} view={view} />
    default:
      return <HostCancelled {...props} view={view} />
  }
}
