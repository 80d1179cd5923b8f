/** The client without React: the API, a live game, a shared leaderboard. Runs in Node as well. */

export type { ErrorParams } from '@pathquest/core/errors'
export type { BusinessDriver, Difficulty } from '@pathquest/core/question-sets/set-choices'
export type { OpenQuestion } from '@pathquest/core/questions/questions'
export type { PathkeyType, Rarity } from '@pathquest/core/rewards/amounts'
export type {
  GameModeId,
  ProgressionControl,
  SessionStatus,
  SessionType,
} from '@pathquest/core/rooms/game-choices'
export type {
  ClientMessage,
  HostCommandName,
  ServerMessage,
} from '@pathquest/core/rooms/messages'
export type {
  GameHeader,
  GameView,
  HostView,
  LeaderboardRow,
  LobbyPlayer,
  PlayerView,
  QuestionHeader,
  Rewards,
  ScreenView,
  Solution,
  Stage,
  TeamRow,
  Verdict,
} from '@pathquest/core/rooms/views'
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type HostCommandBody,
  type MoveAnswer,
  type MoveReply,
  type ViewMessage,
} from './api/client'
export { ApiError, type ApiErrorCode, toApiError } from './api/error'
export type {
  CareerAnswer,
  CareerCredits,
  CareerDetail,
  CareerList,
  CareerSummary,
  GameSettings,
  JoinAnswer,
  JoinGame,
  MoveRequest,
  PathkeyList,
  PathkeySummary,
  SeatAnswer,
  SeatPlayer,
  SessionSummary,
  SharedLeaderboard,
  SharedLeaderboardAnswer,
  TicketAnswer,
  TicketRequest,
} from './api/types'
export {
  type LeaderboardState,
  type LeaderboardWatch,
  type WatchLeaderboardOptions,
  watchLeaderboard,
} from './Leaderboard/watch-leaderboard'
export {
  type Connection,
  createLiveGame,
  type LastRefusal,
  type LiveGame,
  type LiveGameOptions,
  type LiveGameState,
  type LiveRole,
  type Outcome,
  type PendingAnswer,
  type RefusedAction,
  type RoomTiming,
  type ViewByRole,
} from './live/live-game'
export {
  createRoomClient,
  type RoomClient,
  type RoomClientEvents,
  type RoomClientOptions,
} from './live/room-client'
export {
  memorySeatStore,
  type SeatStore,
  sessionSeatStore,
  sessionTabId,
} from './live/seat-store'
