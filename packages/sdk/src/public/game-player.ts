/** `@pathquest/sdk/game-player` */
export {
  GamePlayer,
  type GamePlayerProps,
  type HeldGamePlayerProps,
  type LinkLook,
  type PlayerSlots,
  type SeatedGamePlayerProps,
} from '../GamePlayer'
export type { GameToast } from '../game/refusal-toast'
export type { HeadingLevel } from '../ui/Card'
