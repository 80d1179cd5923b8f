export {
  GamePlayer,
  type GamePlayerProps,
  type HeldGamePlayerProps,
  type SeatedGamePlayerProps,
} from './GamePlayer'
export { GamePlayerView } from './GamePlayerView'
export { placementMessage } from './placement-message'
export type { GamePlayerViewProps, LinkLook, PlayerActions, PlayerSlots } from './player-props'
