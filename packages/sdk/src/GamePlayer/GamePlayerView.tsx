import { usePrefetchedKinds } from '@pathquest/kinds/use-kind-pieces'
import type { ModePieces } from '@pathquest/modes/pieces'
import { useModePiece } from '@pathquest/modes/use-mode-pieces'
import { flagIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { type LazyChunk, useLazyChunk, usePrefetch } from '@pathquest/ui/hooks/use-lazy-chunk'
import { InlineError, LoadFailed } from '@pathquest/ui/InlineError'
import { Loading } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useEffect, useRef, useState } from 'react'
import { ConnectionBanner } from '../game/Banner'
import { FinalNotice, Notice } from '../game/Notice'
import { usePlayerToast, useRefusalToasts } from '../game/refusal-toast'
import { isFinal } from '../live/connection'
import { useSawGame } from '../live/use-live-game'
import { LeaveDialog, PlayerBar } from './PlayerBar'
import { PlayerLobby } from './PlayerLobby'
import type { GamePlayerViewProps } from './player-props'

/** Loaded while a player waits in the lobby. */
const loadRounds = () => import('./PlayerRounds')
/** Only for who has no seat yet: the second step, or the door of a running game. */
const loadEntrance = () => import('./PlayerEntrance')
/** Loaded while the game runs. */
const loadResults = () => import('./PlayerResults')

/** A player's game from its state only. */
export function GamePlayerView(props: GamePlayerViewProps) {
  const { state, onLeave, onReady } = props
  const { view, connection } = state
  const stage = view?.stage.name
  const over = stage === 'podium' || stage === 'cancelled'
  const ended = isFinal(connection) && !over
  const isRunning = view?.game.status === 'in_progress'
  const sawGame = useSawGame(view)
  const [asking, setAsking] = useState(false)
  const isIn = view !== null && !ended
  const isPlayed = isIn && stage !== 'lobby' && stage !== 'cancelled'
  const isOnline = connection === 'live' || connection === 'polling'
  // A chunk that did not load while offline is tried again, without a tap of the player.
  usePrefetch(loadRounds, isOnline && isIn && !over)
  usePrefetch(loadResults, isOnline && isPlayed)
  const rounds = useLazyChunk(loadRounds, isPlayed && !over)
  const results = useLazyChunk(loadResults, isPlayed && over)
  usePrefetchedKinds(view)
  const Piece = useModePiece(view, 'Player')
  const chunk = !isPlayed ? null : over ? results : rounds
  // The rounds report it themselves, once their answer components are loaded.
  const isShown =
    view !== null && (ended || chunk === null || (chunk === results && chunk.status === 'ready'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when it is shown
  useEffect(() => {
    if (isShown) onReady?.()
  }, [isShown])
  return (
    <div className="pq pq-widget pq-game" data-stage={stage ?? 'loading'}>
      <PlayerBar
        brand={props.brand}
        onLeave={onLeave && (() => (isRunning && !ended ? setAsking(true) : onLeave()))}
      />
      {onLeave && (
        <LeaveDialog
          open={asking}
          isSolo={view?.game.sessionType === 'solo'}
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            onLeave()
          }}
        />
      )}
      {view && !ended && (
        <>
          {!over && (
            <ConnectionBanner
              connection={connection}
              paused={view.paused}
              isHeld={view.pausedByHost !== undefined}
            />
          )}
          <PlayerRefusal {...props} />
        </>
      )}
      {ended ? (
        <PlayerNotice {...props} />
      ) : (
        <PlayerStage {...props} sawGame={sawGame} rounds={rounds} results={results} Piece={Piece} />
      )}
    </div>
  )
}

interface PlayerStageProps extends GamePlayerViewProps {
  rounds: LazyChunk<typeof import('./PlayerRounds')>
  results: LazyChunk<typeof import('./PlayerResults')>
  Piece: ModePieces['Player'] | null
  sawGame: boolean
}

function PlayerStage({ rounds, results, Piece, ...props }: PlayerStageProps) {
  const t = useMessages(gameMessages)
  const { view } = props.state
  const hasTapped = useRef(false)
  const isOutside = view !== null && (view.secondStep !== undefined || view.atDoor === true)
  const entrance = useLazyChunk(loadEntrance, isOutside)
  const waiting = <Loading text={t('game.loading')} />
  const failed = (retry: () => void) => (
    <LoadFailed retry={t('game.retry')} onRetry={retry}>
      {t('game.partFailed')}
    </LoadFailed>
  )
  if (!view) return waiting
  switch (view.stage.name) {
    case 'lobby':
      // A solo game has no lobby: its first question is loading.
      if (view.game.sessionType === 'solo') return waiting
      if (isOutside) {
        hasTapped.current = true
        if (entrance.status === 'failed') return failed(entrance.retry)
        if (entrance.status === 'loading') return waiting
        const { PlayerAtDoor, PlayerSecondStep } = entrance.exports
        return view.secondStep ? (
          <PlayerSecondStep {...props} shown={view.secondStep} />
        ) : (
          <PlayerAtDoor {...props} displayName={view.you.displayName} />
        )
      }
      return (
        <PlayerLobby
          view={view}
          headingLevel={props.headingLevel}
          takesFocus={hasTapped.current}
          onMove={props.onMove}
          onReact={
            props.state.connection === 'live' && !view.game.reactionsMuted
              ? props.onReact
              : undefined
          }
        />
      )
    case 'cancelled':
      return <PlayerNotice {...props} />
    case 'podium':
      if (results.status === 'failed') return failed(results.retry)
      if (results.status === 'loading') return waiting
      return <results.exports.PlayerResults {...props} view={view} sawGame={props.sawGame} />
    default:
      if (rounds.status === 'failed') return failed(rounds.retry)
      if (rounds.status === 'loading') return waiting
      return <rounds.exports.PlayerRounds {...props} view={view} Piece={Piece} />
  }
}

/** The last refusal: a toast of the page, or a message above the game. */
function PlayerRefusal({ state, refusal, onToast }: GamePlayerViewProps) {
  const toastOf = usePlayerToast()
  const { lastRefusal } = state
  useRefusalToasts(lastRefusal, toastOf, onToast)
  const text = refusal ?? (lastRefusal && !onToast ? toastOf(lastRefusal).message : null)
  return text ? <InlineError>{text}</InlineError> : null
}

/** Why there is no game (any more). */
export function PlayerNotice(props: GamePlayerViewProps) {
  const { state, headingLevel, onReturnHome } = props
  const t = useMessages(gameMessages)
  const { view } = state
  if (view?.stage.name === 'cancelled') {
    return (
      <Notice
        icon={flagIcon}
        title={t('game.cancelled')}
        text={t(view.game.endedByFault ? 'game.cancelledFault' : 'game.cancelledText')}
        headingLevel={headingLevel}
        actions={
          onReturnHome && (
            <Button onClick={onReturnHome}>{props.homeLabel ?? t('game.returnHome')}</Button>
          )
        }
      />
    )
  }
  return (
    <FinalNotice
      connection={state.connection}
      problem={state.problem}
      headingLevel={headingLevel}
      onUseHere={props.onUseHere}
      onReturn={onReturnHome}
      returnLabel={props.returnLabel}
    />
  )
}
