/**
 * What the API takes and answers. Written out here, so that the published types need no schema
 * library; `types.test.ts` holds them against the API's contracts.
 */
export type {
  CareerAnswer,
  CareerCredits,
  CareerDetail,
  CareerList,
  CareerSummary,
} from './types/careers'
export type {
  GameSettings,
  JoinAnswer,
  JoinGame,
  SeatAnswer,
  SeatPlayer,
  SessionSummary,
} from './types/games'
export type { PathkeyList, PathkeySummary } from './types/pathkeys'
export type { MoveRequest, TicketAnswer, TicketRequest } from './types/play'
export type { SharedLeaderboard, SharedLeaderboardAnswer } from './types/shared'
