/** `@pathquest/sdk/game-player` */
export type { GameToast } from '../game/refusal-toast'
export type { HeadingLevel } from '../ui/Card'
export {
  GamePlayer,
  type GamePlayerProps,
  type GivenAnswer,
  type HeldGamePlayerProps,
  type SeatedGamePlayerProps,
} from './GamePlayer'
export type { LinkLook, PlayerSlots } from './player-props'
