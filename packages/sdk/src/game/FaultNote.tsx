import type { GameHeader } from '@pathquest/game-core/views'
import { Icon } from '../art/Icon'
import { errorIcon } from '../art/icons'
import { overMessages } from '../messages/en/over'
import { useMessages } from '../messages/MessagesProvider'

/** Above results that came too early: a fault of ours ended the game. */
export function FaultNote({ game }: { game: GameHeader }) {
  const t = useMessages(overMessages)
  if (!game.endedByFault) return null
  return (
    <p className="pq-live-banner" data-tone="warning">
      <Icon icon={errorIcon} />
      {t('game.endedByFault')}
    </p>
  )
}
