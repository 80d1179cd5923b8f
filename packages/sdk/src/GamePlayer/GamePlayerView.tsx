import { flagIcon } from '../art/icons'
import { ConnectionBanner } from '../game/ConnectionBanner'
import { FinalNotice } from '../game/FinalNotice'
import { isFinal } from '../game/final-connection'
import { Notice } from '../game/Notice'
import { useMessages } from '../messages'
import { gameMessages } from '../messages/en/game'
import { Button, InlineError, Loading } from '../ui'
import { PlayerBar } from './PlayerBar'
import { PlayerLobby } from './PlayerLobby'
import { PlayerResults } from './PlayerResults'
import { PlayerRound } from './PlayerRound'
import { PlayerSide } from './PlayerSide'
import type { GamePlayerViewProps } from './player-props'
import { WaitingNext } from './WaitingNext'

/** A player's game from its state alone. */
export function GamePlayerView(props: GamePlayerViewProps) {
  const { state, refusal } = props
  const { view, connection } = state
  const over = view?.stage.name === 'podium' || view?.stage.name === 'cancelled'
  const ended = isFinal(connection) && !over
  return (
    <div className="pq pq-widget pq-game" data-stage={view?.stage.name ?? 'loading'}>
      <PlayerBar brand={props.brand} view={ended ? null : view} onLeave={props.onLeave} />
      {view && !ended && !over && <ConnectionBanner connection={connection} paused={view.paused} />}
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
        <PlayerStage {...props} />
      )}
    </div>
  )
}

function PlayerStage(props: GamePlayerViewProps) {
  const t = useMessages(gameMessages)
  const { view } = props.state
  if (!view) return <Loading text={t('game.loading')} />
  const { stage } = view
  switch (stage.name) {
    case 'lobby':
      return view.game.sessionType === 'solo' ? (
        <Loading text={t('game.loading')} />
      ) : (
        <PlayerLobby view={view} headingLevel={props.headingLevel} />
      )
    case 'cancelled':
      return (
        <Notice
          icon={flagIcon}
          title={t('game.cancelled')}
          text={t('game.cancelledText')}
          headingLevel={props.headingLevel}
          actions={
            props.onReturnHome && (
              <Button onClick={props.onReturnHome}>{t('game.returnHome')}</Button>
            )
          }
        />
      )
    case 'podium':
      return <PlayerResults {...props} view={view} />
    case 'waiting_next':
      return (
        <div className="pq-game-body">
          <WaitingNext stage={stage} view={view} headingLevel={props.headingLevel} />
          <PlayerSide view={view} />
        </div>
      )
    default:
      return (
        <div className="pq-game-body">
          <PlayerRound key={stage.question.id} {...props} view={view} stage={stage} />
          <PlayerSide view={view} />
        </div>
      )
  }
}
