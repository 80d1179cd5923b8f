import type { PlayerView } from '@pathquest/core/rooms/views'
import type { PlayerPieceProps } from '@pathquest/modes/pieces'
import { Button } from '@pathquest/ui/Button'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import { type ComponentType, useState } from 'react'
import { PlayerFoot } from './PlayerFoot'
import type { GamePlayerViewProps } from './player-props'

export interface PlayerModeViewProps extends GamePlayerViewProps {
  view: PlayerView
  Piece: ComponentType<PlayerPieceProps>
}

/** A mode's own view, with the player's line below. */
export function PlayerModeView(props: PlayerModeViewProps) {
  const { view, Piece } = props
  const t = useMessages(gameMessages)
  const piece = usePlayerPiece(props)
  return (
    <section className="pq-game-main">
      {view.game.title && (
        <p className="pq-game-title" lang={t.contentLang}>
          {view.game.title}
        </p>
      )}
      <Piece {...piece} />
      {view.stage.name === 'result' && props.closedQuestion?.(view.stage.question)}
      <PlayerFoot view={view}>
        {view.game.sessionType === 'solo' && <SoloStep {...props} />}
      </PlayerFoot>
    </section>
  )
}

/** What a mode's components for a player receive. */
export function usePlayerPiece({
  view,
  state,
  now,
  assetOrigin,
  headingLevel,
  onMove,
}: GamePlayerViewProps & { view: PlayerView }): PlayerPieceProps {
  const [busy, setBusy] = useState<string | null>(null)
  const send: PlayerPieceProps['send'] = async (type, fields = {}) => {
    if (!onMove) return { ok: false, code: 'unavailable', params: {} }
    setBusy(type)
    try {
      return await onMove(type, fields)
    } finally {
      setBusy(null)
    }
  }
  return {
    view,
    modeView: view.own,
    now: useServerNow(state.clockOffsetMs, now),
    paused: view.paused,
    assetOrigin,
    headingLevel,
    busy,
    send,
  }
}

/** The next button of a result; in modes without consecutive questions, the end button. */
function SoloStep({ view, state, onNext, onEnd }: PlayerModeViewProps) {
  const t = useMessages(gameMessages)
  const { stage } = view
  const isBusy = state.busy !== null
  if (stage.name === 'question') return null
  if (stage.name !== 'result') {
    return (
      <Button disabled={isBusy} onClick={onEnd}>
        {t('game.end')}
      </Button>
    )
  }
  return (
    <Signpost full size="lg" disabled={isBusy} onClick={onNext}>
      {stage.isLast ? t('game.end') : t('game.next')}
    </Signpost>
  )
}
