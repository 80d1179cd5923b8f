import { useEffect, useState } from 'react'
import { isFinal } from '../game/final-connection'
import { type Part, usePart } from '../hooks/use-lazy-chunk'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { Loading } from '../ui/Loading'
import { PartFailed } from './PartFailed'
import { PlayerBar } from './PlayerBar'
import { PlayerLobby } from './PlayerLobby'
import type { GamePlayerViewProps } from './player-props'

const loadLater = () => import('./later')

/** A player's game from its state alone. */
export function GamePlayerView(props: GamePlayerViewProps) {
  const { state, onLeave, onReady } = props
  const { view, connection } = state
  const stage = view?.stage.name
  const over = stage === 'podium' || stage === 'cancelled'
  const ended = isFinal(connection) && !over
  const isRunning = view?.game.status === 'in_progress' && view.game.sessionType !== 'solo'
  const [asking, setAsking] = useState(false)
  const [stands, setStands] = useState(false)
  const isFirst = !ended && (stage === undefined || stage === 'lobby')
  const later = usePart(loadLater, stands || !isFirst)
  const isShown = view !== null && (isFirst || later.status === 'ready')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it stands
  useEffect(() => {
    if (!isShown) return
    setStands(true)
    onReady?.()
  }, [isShown])
  return (
    <div className="pq pq-widget pq-game" data-stage={stage ?? 'loading'}>
      <PlayerBar
        brand={props.brand}
        onLeave={onLeave && (() => (isRunning && !ended ? setAsking(true) : onLeave()))}
      />
      {onLeave && later.status === 'ready' && (
        <later.exports.LeaveDialog
          open={asking}
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            onLeave()
          }}
        />
      )}
      {view && !ended && later.status === 'ready' && (
        <>
          {!over && <later.exports.ConnectionBanner connection={connection} paused={view.paused} />}
          <later.exports.PlayerRefusal {...props} />
        </>
      )}
      {isFirst ? <FirstStage {...props} /> : <LaterStage {...props} ended={ended} later={later} />}
    </div>
  )
}

function FirstStage({ state, headingLevel }: GamePlayerViewProps) {
  const t = useMessages(gameMessages)
  const { view } = state
  if (!view || view.game.sessionType === 'solo') return <Loading text={t('game.loading')} />
  return <PlayerLobby view={view} headingLevel={headingLevel} />
}

interface LaterStageProps extends GamePlayerViewProps {
  ended: boolean
  later: Part<typeof import('./later')>
}

function LaterStage({ ended, later, ...props }: LaterStageProps) {
  const t = useMessages(gameMessages)
  const { view } = props.state
  if (later.status === 'failed') return <PartFailed onRetry={later.retry} />
  if (later.status === 'loading') return <Loading text={t('game.loading')} />
  const { PlayerNotice, PlayerResults, PlayerRounds } = later.exports
  if (!view || ended || view.stage.name === 'cancelled') return <PlayerNotice {...props} />
  if (view.stage.name === 'podium') return <PlayerResults {...props} view={view} />
  return <PlayerRounds {...props} view={view} />
}
