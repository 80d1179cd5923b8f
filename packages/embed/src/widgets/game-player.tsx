import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { Failed } from '../Boundary'
import { createMount } from '../mount'
import type { WidgetProps } from '../Stage'
import { sheets } from '../sheets/game-lobby'
import { Game } from './Game'

const loadEntrance = () => import('./join-form')

/** The game of a given seat; without one the join form comes first. */
function GamePlayerWidget(props: WidgetProps) {
  const { sessionId, seatToken } = props.options
  const hasSeat = Boolean(sessionId && seatToken)
  const entrance = useLazyChunk(loadEntrance, !hasSeat)
  if (sessionId && seatToken) return <Game {...props} seat={{ sessionId, seatToken }} />
  if (entrance.status === 'ready') return <entrance.exports.Entrance {...props} />
  if (entrance.status === 'loading') return null
  return <Failed locale={props.options.locale} onRetry={entrance.retry} />
}

export const mount = createMount(GamePlayerWidget, sheets)
