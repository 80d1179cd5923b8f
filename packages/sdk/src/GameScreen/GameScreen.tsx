import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { ScreenView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '../live/live-game'
import { useLeaveWarning } from '../live/use-leave-warning'
import { useLiveGame } from '../live/use-live-game'
import { GameScreenView } from './GameScreenView'
import type { ScreenSlots } from './ScreenFrame'

export interface GameScreenProps extends ScreenSlots {
  game: LiveGame<ScreenView>
  /**
   * The host's keyboard shortcuts work on this page as well: the page carries out their commands.
   */
  onCommand?: (command: HostCommandName) => void
}

/** The projector: what the whole class sees, without controls. */
export function GameScreen({ game, ...slots }: GameScreenProps) {
  const state = useLiveGame(game)
  useLeaveWarning(state)
  return (
    <GameScreenView {...slots} state={state} assetOrigin={slots.assetOrigin ?? game.api.origin} />
  )
}
