import type { PlayerView } from '@pathquest/game-core/views'
import { type ComponentType, useState } from 'react'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import type { PlayerPieceProps } from '../modes/pieces'
import { useServerNow } from '../modes/use-server-now'
import { Button } from '../ui/Button'
import { PlayerFoot } from './PlayerFoot'
import type { GamePlayerViewProps } from './player-props'

export interface PlayerOwnProps extends GamePlayerViewProps {
  view: PlayerView
  Piece: ComponentType<PlayerPieceProps>
}

/** What a mode draws by itself, with the player's line below. */
export function PlayerOwn({ view, Piece, state, now, onMove, onEnd }: PlayerOwnProps) {
  const t = useMessages(gameMessages)
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
  return (
    <section className="pq-game-main">
      {view.game.title && (
        <p className="pq-game-title" lang={t.contentLang}>
          {view.game.title}
        </p>
      )}
      <Piece
        view={view}
        own={view.own}
        now={useServerNow(state.clockOffsetMs, now)}
        paused={view.paused}
        busy={busy}
        send={send}
      />
      <PlayerFoot view={view}>
        {view.game.sessionType === 'solo' && onEnd && (
          <Button disabled={state.busy !== null} onClick={onEnd}>
            {t('game.end')}
          </Button>
        )}
      </PlayerFoot>
    </section>
  )
}
