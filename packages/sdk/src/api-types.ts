/**
 * What the API takes and answers. Written out here, so that the published types need no schema
 * library; `api-types.test.ts` holds them against the API's contracts.
 */
export type {
  CareerAnswer,
  CareerCredits,
  CareerDetail,
  CareerList,
  CareerSummary,
} from './api-types/careers'
export type {
  GameSettings,
  JoinAnswer,
  JoinGame,
  SeatAnswer,
  SeatPlayer,
  SessionSummary,
} from './api-types/games'
export type { PathkeyList, PathkeySummary } from './api-types/pathkeys'
export type { MoveRequest, TicketAnswer, TicketRequest } from './api-types/play'
export type { SharedLeaderboard, SharedLeaderboardAnswer } from './api-types/shared'
