import { useEffect, useState } from 'react'
import { ConnectionBanner } from '../game/ConnectionBanner'
import { isFinal } from '../game/final-connection'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { InlineError, Loading } from '../ui/Feedback'
import { type Part, usePart } from '../use-part'
import { PartFailed } from './PartFailed'
import { PlayerBar } from './PlayerBar'
import { PlayerLobby } from './PlayerLobby'
import type { GamePlayerViewProps } from './player-props'

/** Fetched while the lobby stands, long before they are needed, or at once where they are. */
const loadRounds = () => import('./PlayerRounds')
const loadResults = () => import('./PlayerResults')
const loadNotices = () => import('./PlayerNotices')

/** A player's game from its state alone. */
export function GamePlayerView(props: GamePlayerViewProps) {
  const { state, refusal, onLeave, onReady } = props
  const { view, connection } = state
  const over = view?.stage.name === 'podium' || view?.stage.name === 'cancelled'
  const ended = isFinal(connection) && !over
  const isRunning = view?.game.status === 'in_progress' && view.game.sessionType !== 'solo'
  const [asking, setAsking] = useState(false)
  const [stands, setStands] = useState(false)
  const needed = partOf(props, ended)
  const parts = {
    rounds: usePart(loadRounds, stands || needed === 'rounds'),
    results: usePart(loadResults, stands || needed === 'results'),
    notices: usePart(loadNotices, stands || needed === 'notices'),
  }
  const isShown = view !== null && (needed === null || parts[needed].status === 'ready')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it stands
  useEffect(() => {
    if (!isShown) return
    setStands(true)
    onReady?.()
  }, [isShown])
  return (
    <div className="pq pq-widget pq-game" data-stage={view?.stage.name ?? 'loading'}>
      <PlayerBar
        brand={props.brand}
        onLeave={onLeave && (() => (isRunning && !ended ? setAsking(true) : onLeave()))}
      />
      {onLeave && parts.rounds.status === 'ready' && (
        <parts.rounds.exports.LeaveDialog
          open={asking}
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            onLeave()
          }}
        />
      )}
      {view && !ended && !over && <ConnectionBanner connection={connection} paused={view.paused} />}
      {refusal && !ended && <InlineError>{refusal}</InlineError>}
      <PlayerStage {...props} needed={needed} parts={parts} />
    </div>
  )
}

/** Which part shows the game as it stands; null: none but what is here. */
function partOf({ state }: GamePlayerViewProps, ended: boolean) {
  const stage = state.view?.stage.name
  if (ended || stage === 'cancelled') return 'notices'
  if (stage === undefined || stage === 'lobby') return null
  return stage === 'podium' ? 'results' : 'rounds'
}

interface PlayerStageProps extends GamePlayerViewProps {
  needed: ReturnType<typeof partOf>
  parts: {
    rounds: Part<typeof import('./PlayerRounds')>
    results: Part<typeof import('./PlayerResults')>
    notices: Part<typeof import('./PlayerNotices')>
  }
}

function PlayerStage({ needed, parts, ...props }: PlayerStageProps) {
  const t = useMessages(gameMessages)
  const { view } = props.state
  const { rounds, results, notices } = parts
  const part = needed && parts[needed]
  if (part?.status === 'failed') return <PartFailed onRetry={part.retry} />
  if (needed === 'notices' && notices.status === 'ready') {
    return <notices.exports.PlayerNotice {...props} />
  }
  if (view && needed === 'results' && results.status === 'ready') {
    return <results.exports.PlayerResults {...props} view={view} />
  }
  if (view && needed === 'rounds' && rounds.status === 'ready') {
    return <rounds.exports.PlayerRounds {...props} view={view} />
  }
  if (view?.stage.name === 'lobby' && view.game.sessionType !== 'solo') {
    return <PlayerLobby view={view} headingLevel={props.headingLevel} />
  }
  return <Loading text={t('game.loading')} />
}
