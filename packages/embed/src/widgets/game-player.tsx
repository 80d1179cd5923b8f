import { Game } from '../Game'
import { Later } from '../Later'
import { mountOf } from '../mount'
import type { WidgetProps } from '../Stage'

const loadForm = () => import('./join-form')

/** The game of a seat that the page has; without one the join form comes first. */
function GamePlayerWidget(props: WidgetProps) {
  const { sessionId, seatToken } = props.options
  if (sessionId && seatToken) return <Game {...props} seat={{ sessionId, seatToken }} />
  return (
    <Later {...props} load={loadForm} sheet="join-form">
      {({ Entrance }) => <Entrance {...props} />}
    </Later>
  )
}

export const mount = mountOf(GamePlayerWidget, 'game-player')
