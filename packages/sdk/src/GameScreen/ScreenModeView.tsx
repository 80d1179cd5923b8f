import type { ScreenView } from '@pathquest/core/rooms/views'
import type { WatchPieceProps } from '@pathquest/modes/pieces'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { ComponentType } from 'react'
import { HowToAnswer } from '../game/WithoutPhones'
import {
  ScreenCode,
  ScreenHead,
  type ScreenPartProps,
  ScreenStep,
  ScreenStrip,
} from './ScreenFrame'

export interface ScreenModeViewProps extends ScreenPartProps {
  /** null: only the title, for a mode without a common question. */
  Piece: ComponentType<WatchPieceProps<ScreenView>> | null
}

/** A mode's own component on the projector, between the code and the first five. */
export function ScreenModeView({ Piece, ...props }: ScreenModeViewProps) {
  const { view, state, now, entry } = props
  const t = useMessages(gameMessages)
  const serverNow = useServerNow(state.clockOffsetMs, now)
  return (
    <div className="pq-screen-round">
      <ScreenHead>
        {view.joinable && !entry && <ScreenCode code={view.game.gameCode} />}
        <ScreenStep {...props} />
      </ScreenHead>
      <div className="pq-screen-main">
        {Piece ? (
          <Piece
            view={view}
            modeView={view.own}
            now={serverNow}
            paused={view.paused}
            assetOrigin={props.assetOrigin}
          />
        ) : (
          <h1 lang={t.contentLang}>{view.game.title}</h1>
        )}
        <HowToAnswer view={view} />
      </div>
      <ScreenStrip view={view} />
    </div>
  )
}
