import type * as C from '../contracts'
import type { HostCommandName, ServerMessage } from '../rooms/messages'
import type { Got, Sent } from './teaching'

type Dashed<Name extends string> = Name extends `${infer A}_${infer B}` ? `${A}-${B}` : Name
/** A command of the host: `/api/games/{id}/remove-all`. */
export type HostCommandPath = `/api/games/{id}/${Dashed<HostCommandName>}`
type HostRoutes = {
  [Path in HostCommandPath as `POST ${Path}`]: {
    body: Sent<typeof C.HostRequest>
    answer: { session: Got<typeof C.SessionSummary> }
  }
}

/** A game from its creation to the shared leaderboard. */
export interface GameRoutes extends HostRoutes {
  'POST /api/games': { body: Sent<typeof C.CreateGame>; answer: Got<typeof C.CreateGameAnswer> }
  'GET /api/games': {
    query: { role: 'hosted' | 'joined'; limit?: unknown }
    answer: Got<typeof C.GameList>
  }
  'POST /api/games/join': { body: Sent<typeof C.JoinGame>; answer: Got<typeof C.JoinAnswer> }
  'GET /api/games/{id}/seat': { answer: Got<typeof C.SeatAnswer> }
  'POST /api/games/{id}/leave': object
  'POST /api/games/{id}/ticket': {
    body: Sent<typeof C.TicketRequest>
    answer: Got<typeof C.TicketAnswer>
  }
  'GET /api/games/{id}/view': {
    query: Sent<typeof C.ViewQuery>
    answer: Extract<ServerMessage, { type: 'view' }>
  }
  'POST /api/games/{id}/moves': {
    body: Sent<typeof C.MoveRequest>
    answer: Got<typeof C.MoveAnswer>
  }
  'PUT /api/paper-games/{id}': {
    body: Sent<typeof C.PutPaperGame>
    answer: Got<typeof C.PaperGame>
  }
  'GET /api/games/{id}/results': { answer: Got<typeof C.GameResults> }
  'GET /api/host-defaults': {
    query: Sent<typeof C.HostDefaultsQuery>
    answer: Got<typeof C.HostDefaults>
  }
  'POST /api/career-quests': {
    body: Sent<typeof C.StartCareerQuest>
    answer: Got<typeof C.CreateGameAnswer>
  }
  'POST /api/games/{id}/share': { answer: Got<typeof C.ShareAnswer> }
  'GET /api/games/{id}/share': { answer: Got<typeof C.ShareState> }
  'DELETE /api/games/{id}/share': object
  'GET /api/shared/{token}/leaderboard': { answer: Got<typeof C.SharedLeaderboardAnswer> }
  'POST /api/games/{id}/questions/{questionId}/report': {
    body: Sent<typeof C.ReportQuestionRequest>
  }
  /** The functions that the specification names. */
  'POST /api/game/initialize': {
    body: Sent<typeof C.GameInitialize>
    answer: Got<typeof C.GameFunctionAnswer>
  }
  'POST /api/game/startQuestion': {
    body: Sent<typeof C.GameStartQuestion>
    answer: Got<typeof C.GameFunctionAnswer>
  }
  'POST /api/game/advanceQuestion': {
    body: Sent<typeof C.GameAdvanceQuestion>
    answer: Got<typeof C.GameFunctionAnswer>
  }
  /** Called by the rooms, on the loopback listener. */
  'POST /internal/rooms/{id}/outbox': {
    body: Sent<typeof C.OutboxPost>
    answer: Got<typeof C.OutboxAnswer>
  }
}
