import type { ErrorParams } from '@pathquest/game-core/errors'
import type { HostCommandName, ServerMessage } from '@pathquest/game-core/messages'
import { type ApiClientOptions, type ApiRequests, createRequests } from './requests'
import type {
  JoinAnswer,
  JoinGame,
  MoveRequest,
  SeatAnswer,
  SessionSummary,
  TicketAnswer,
  TicketRequest,
} from './types'

export type { ApiClientOptions }

/** What goes with a host's command. */
export interface HostCommandBody {
  /** This tab's id, the same across reloads. */
  tab?: string
  /** `view.game.beat` the host pressed on. */
  expectedBeat?: number
  /** `kick`: who. */
  playerId?: string
  /** `kick`: also lock the game. */
  lock?: boolean
}

/** A move was kept. */
export type MoveAnswer = { type: 'accepted'; id: string; reply?: MoveReply }
/** What a mode says about a move. */
export type MoveReply = Record<string, string | number | boolean | null>
/** A view, as polling gets it. */
export type ViewMessage = Extract<ServerMessage, { type: 'view' }>
export type { ErrorParams }

/** The calls a live game needs. `seat` is the seat token of a player in that game. */
export interface ApiClient extends ApiRequests {
  /** Takes a seat by game code. */
  join(game: JoinGame, seat?: string | null): Promise<JoinAnswer>
  /** The caller's own seat or hosting. */
  seat(sessionId: string, seat?: string | null): Promise<SeatAnswer>
  /** What opens one socket. */
  ticket(sessionId: string, request: TicketRequest, seat?: string | null): Promise<TicketAnswer>
  /** What the caller sees now, for polling. */
  view(sessionId: string, query: TicketRequest, seat?: string | null): Promise<ViewMessage>
  /** An answer, or what else the mode knows. */
  move(sessionId: string, move: MoveRequest, seat?: string | null): Promise<MoveAnswer>
  /** A command of the game's host, who is signed in. */
  host(
    sessionId: string,
    command: HostCommandName,
    body?: HostCommandBody,
  ): Promise<{ session: SessionSummary }>
  /** Gives the seat back. */
  leave(sessionId: string, seat?: string | null): Promise<void>
}

/** A small typed client of the API; it throws `ApiError` and nothing else. */
export const createApiClient = (options: ApiClientOptions = {}): ApiClient =>
  withGameCalls(createRequests(options))

/** The one call that a form needs before there is a game. */
export const joinBy =
  (request: ApiRequests['request']): ApiClient['join'] =>
  (game, seat) =>
    request('POST', '/api/games/join', game, seat)

/** The calls of a live game by way of plain requests. */
export function withGameCalls({ origin, request }: ApiRequests): ApiClient {
  const game = (sessionId: string, rest: string) =>
    `/api/games/${encodeURIComponent(sessionId)}/${rest}`
  return {
    origin,
    request,
    join: joinBy(request),
    seat: (id, seat) => request('GET', game(id, 'seat'), undefined, seat),
    ticket: (id, body, seat) => request('POST', game(id, 'ticket'), body, seat),
    view: (id, query, seat) => {
      const search = new URLSearchParams({ role: query.role })
      if (query.tab) search.set('tab', query.tab)
      return request('GET', game(id, `view?${search}`), undefined, seat)
    },
    move: (id, body, seat) => request('POST', game(id, 'moves'), body, seat),
    host: (id, command, body = {}) =>
      request('POST', game(id, command.replace('_', '-')), body, null),
    leave: (id, seat) => request('POST', game(id, 'leave'), {}, seat),
  }
}
