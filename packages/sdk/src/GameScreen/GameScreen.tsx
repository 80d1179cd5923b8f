import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { ScreenView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '../live/live-game'
import { useHeldPage } from '../live/use-held-page'
import { useLiveGame } from '../live/use-live-game'
import { GameScreenView } from './GameScreenView'
import type { ScreenSlots } from './ScreenFrame'

export interface GameScreenProps extends ScreenSlots {
  game: LiveGame<ScreenView>
  /** The host's keys work on this page as well: what they mean is carried out by the page. */
  onCommand?: (command: HostCommandName) => void
}

/** The projector: what the whole class looks at, without controls. */
export function GameScreen({ game, ...slots }: GameScreenProps) {
  const state = useLiveGame(game)
  useHeldPage(state)
  return (
    <GameScreenView {...slots} state={state} assetOrigin={slots.assetOrigin ?? game.api.origin} />
  )
}
