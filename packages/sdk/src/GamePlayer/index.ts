/** `@pathquest/sdk/game-player` */

export type { HeadingLevel } from '@pathquest/ui/Card'
export type { GameToast } from '../game/refusal-toast'
export {
  GamePlayer,
  type GamePlayerProps,
  type GivenAnswer,
  type HeldGamePlayerProps,
  type SeatedGamePlayerProps,
} from './GamePlayer'
export type { LinkLook, PlayerSlots } from './player-props'
