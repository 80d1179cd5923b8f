import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { gameRuns } from '@pathquest/sdk/live/use-held-page'
import { ConfirmDialog } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useSyncExternalStore } from 'react'
import { gameMessages } from '../../messages/en/game'
import { useHeldPlace } from './use-held-place'

interface LeaveGuardProps {
  game: LiveGame<GameView>
  /** Where the game is: links and steps back within are not leaving. */
  place: string
  /** Whose page it is, for what leaving means. */
  who: 'player' | 'host' | 'screen'
}

const TEXTS = {
  player: 'gamePage.awayPlayer',
  host: 'gamePage.awayHost',
  screen: 'gamePage.awayScreen',
} as const

/** While a game runs, no link and no step back leads away from it unasked. */
export function LeaveGuard({ game, place, who }: LeaveGuardProps) {
  const t = useMessages(gameMessages)
  const isRunning = useSyncExternalStore(game.subscribe, () => gameRuns(game.getState()))
  const { asked, leave, stay } = useHeldPlace(isRunning, place)
  return (
    <ConfirmDialog
      open={asked}
      title={t('gamePage.awayTitle')}
      text={t(TEXTS[who])}
      cancelLabel={t('gamePage.stay')}
      confirmLabel={t('gamePage.away')}
      closeLabel={t('gamePage.close')}
      onCancel={stay}
      onConfirm={leave}
    />
  )
}
