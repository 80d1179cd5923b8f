import type { SessionSummary } from '@pathquest/core/contracts'
import type { PlayerView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useSyncExternalStore } from 'react'
import { isPlay } from '../../api/client'
import { useVisitor } from '../../session/visitor'

/** When the results are there: nobody waits for it. */
const loadReflection = () => import('../../plans/Reflection')

interface ReflectAfterProps {
  game: LiveGame<PlayerView>
  session: SessionSummary
}

/** A student’s short question below the results; guests and courses of an LMS have no plan. */
export function ReflectAfter({ game, session }: ReflectAfterProps) {
  const { user } = useVisitor()
  const isOver = useSyncExternalStore(
    game.subscribe,
    () => game.getState().view?.stage.name === 'podium',
  )
  const isWanted = isOver && user?.userType === 'student' && !isPlay
  const chunk = useLazyChunk(loadReflection, isWanted)
  if (!isWanted || chunk.status !== 'ready') return null
  return (
    <chunk.exports.Reflection
      gameId={session.id}
      careerId={game.getState().view?.game.careerId ?? null}
      wasOver={session.status === 'completed'}
    />
  )
}
