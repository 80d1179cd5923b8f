/** The API's shapes, as types alone: nothing of the schemas behind them reaches a bundle. */
export type {
  CareerAnswer,
  CareerCredits,
  CareerDetail,
  CareerList,
  CareerSummary,
  CreateGame,
  CreateGameAnswer,
  JoinAnswer,
  JoinGame,
  MoveRequest,
  PathkeyList,
  PathkeySummary,
  SeatAnswer,
  SessionSummary,
  TicketAnswer,
  TicketRequest,
  // biome-ignore lint/style/noRestrictedImports: types are gone before the bundle is made
} from '@pathquest/game-core/contracts'
