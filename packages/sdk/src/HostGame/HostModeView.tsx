import type { HostView } from '@pathquest/core/rooms/views'
import type { WatchPieceProps } from '@pathquest/modes/pieces'
import { useServerNow } from '@pathquest/ui/hooks/server-clock'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { ComponentType, ReactNode } from 'react'
import { HostAuto, HostSide } from './HostSide'
import type { HostPartProps } from './host-props'

export interface HostModeViewProps extends HostPartProps {
  /** null: only the title, for a mode without a common question. */
  Piece: ComponentType<WatchPieceProps<HostView>> | null
  /** What the host marks now: a game without phones. */
  toMark?: ReactNode
}

/** A mode's own component for the host, with the standings beside it. */
export function HostModeView({ Piece, toMark, ...props }: HostModeViewProps) {
  const { view, state, now } = props
  const t = useMessages(gameMessages)
  const Heading = `h${props.headingLevel ?? 1}` as 'h1'
  const serverNow = useServerNow(state.clockOffsetMs, now)
  return (
    <div className="pq-game-body">
      <section className="pq-game-main">
        <Heading className="pq-game-title" lang={t.contentLang}>
          {view.game.title}
        </Heading>
        {Piece && (
          <Piece
            view={view}
            modeView={view.own}
            now={serverNow}
            paused={view.paused}
            assetOrigin={props.assetOrigin}
          />
        )}
        {toMark}
        {view.stage.name === 'result' && props.closedQuestion?.(view.stage.question)}
        <HostAuto {...props} />
      </section>
      <HostSide {...props} />
    </div>
  )
}
