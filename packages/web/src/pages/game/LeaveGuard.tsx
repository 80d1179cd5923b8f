import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { isGameRunning } from '@pathquest/sdk/live/use-leave-warning'
import { ConfirmDialog } from '@pathquest/ui/Confirm'
import { useMessages } from '@pathquest/ui/messages'
import { useSyncExternalStore } from 'react'
import { gameMessages } from '../../messages/en/game'
import { useNavigationGuard } from './use-navigation-guard'

interface LeaveGuardProps {
  game: LiveGame<GameView>
  /** The game's path: links and history steps within it are allowed. */
  place: string
  /** Whose page it is, which determines the effect of leaving. */
  who: 'player' | 'host' | 'screen'
}

const TEXTS = {
  player: 'gamePage.awayPlayer',
  host: 'gamePage.awayHost',
  screen: 'gamePage.awayScreen',
} as const

/** While a game runs, links and history steps away from it ask for confirmation. */
export function LeaveGuard({ game, place, who }: LeaveGuardProps) {
  const t = useMessages(gameMessages)
  const isRunning = useSyncExternalStore(game.subscribe, () => isGameRunning(game.getState()))
  const { asked, leave, stay } = useNavigationGuard(isRunning, place)
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
