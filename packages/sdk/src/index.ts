/** @pathquest/sdk: the API client, the live connection and the widgets. */
export { type ApiClient, type ApiClientOptions, createApiClient } from './api-client'
export { ApiError, type ApiErrorCode, toApiError } from './api-error'
export * from './art'
export {
  CareerBrowser,
  type CareerBrowserProps,
  type CareerBrowserSlots,
  type CareerBrowserState,
  CareerBrowserView,
  type CareerBrowserViewProps,
  EMPTY_BROWSER_STATE,
  type Loaded,
  readBrowserState,
  writeBrowserState,
} from './CareerBrowser'
export {
  GamePlayer,
  type GamePlayerProps,
  GamePlayerView,
  type GamePlayerViewProps,
  type PlayerSlots,
} from './GamePlayer'
export {
  GameScreen,
  type GameScreenProps,
  GameScreenView,
  type GameScreenViewProps,
} from './GameScreen'
export type { GameToast } from './game/refusal-toast'
export { HostGame, type HostGameProps, HostGameView, type HostGameViewProps } from './HostGame'
export { JoinForm, type JoinFormProps, JoinFormView, type JoinFormViewProps } from './JoinForm'
export {
  accuracyPercent,
  Leaderboard,
  type LeaderboardProps,
  TeamBoard,
  type TeamBoardProps,
} from './Leaderboard'
export {
  type Connection,
  createLiveGame,
  type LiveGame,
  type LiveGameOptions,
  type LiveGameState,
  type LiveRole,
  type Outcome,
} from './live-game'
export * from './messages'
export { createRoomClient, type RoomClient } from './room-client'
export {
  memorySeatStore,
  type SeatStore,
  sessionSeatStore,
  sessionTabId,
} from './seat-store'
export * from './ui'
export { useLiveGame } from './use-live-game'
