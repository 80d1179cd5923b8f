import type { ErrorParams } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { HostCommandName, ServerMessage } from '@pathquest/core/rooms/messages'
import type { TimeFactor } from '@pathquest/core/rooms/timing'
import { ApiError, offlineError, problemError } from './error'
import type {
  JoinAnswer,
  JoinGame,
  MoveRequest,
  SeatAnswer,
  SessionSummary,
  TicketAnswer,
  TicketRequest,
} from './types'

/** How to reach the API. */
export interface ApiClientOptions {
  /** Origin of the API; empty: the page's own. */
  origin?: string | undefined
  /** The app: `same-origin` (its session cookie), the default. Embeds and LMS frames: `omit`. */
  credentials?: 'same-origin' | 'omit' | undefined
  /** A request without an answer fails after this many milliseconds. Default 10,000. */
  timeoutMs?: number | undefined
  /** Called before each request, e.g. for a bearer token of an LMS frame. */
  bearer?: (() => string | null) | undefined
  /** Called before each request: the language for emails; default: the browser's. */
  language?: (() => string) | undefined
}

/** Requests to the API, with uniform errors. */
export interface ApiRequests {
  /** As in the options; empty: the page's own. */
  readonly origin: string
  /** Any route of the API, e.g. `request('GET', '/api/careers')`. */
  request<T>(method: string, path: string, body?: unknown, bearer?: string | null): Promise<T>
}

const REQUEST_TIMEOUT_MS = 10_000

function createRequests(options: ApiClientOptions = {}): ApiRequests {
  const origin = (options.origin ?? '').replace(/\/$/, '')

  async function request<T>(
    method: string,
    path: string,
    body?: unknown,
    bearer?: string | null,
  ): Promise<T> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? REQUEST_TIMEOUT_MS)
    const token = bearer ?? options.bearer?.()
    const headers: Record<string, string> = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (options.language) headers['accept-language'] = options.language()
    if (token) headers.authorization = `Bearer ${token}`
    try {
      const response = await fetch(origin + path, {
        method,
        headers,
        credentials: options.credentials ?? 'same-origin',
        signal: abort.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw problemError(response, text)
      return parseBody<T>(response, text)
    } catch (error) {
      throw error instanceof ApiError ? error : offlineError(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return { origin, request }
}

function parseBody<T>(response: Response, text: string): T {
  if (text === '') return undefined as T
  try {
    return JSON.parse(text) as T
  } catch {
    throw problemError(response, text)
  }
}

/** Fields of a host's command. */
export interface HostCommandBody {
  /** This tab's id, the same across reloads. */
  tab?: string
  /** `view.game.beat` that the host saw when pressing. */
  expectedBeat?: number
  /** `kick`: the player. */
  playerId?: string
  /** `kick`: also locks the game. */
  lock?: boolean
  /** `extra_time`: a multiple of everybody's time; 1 removes it. */
  factor?: TimeFactor
  /** `crew`: its number; absent: out of it. */
  crew?: number
  /** `rename`: absent, a name is generated. */
  displayName?: string
  /** `accept_answer`: the closed question; `mark_answers`: the open one. */
  questionId?: string
  /** `accept_answer`: the answer, in the format of the question's kind. */
  answer?: Json
  /** `mark_answers`: `view.toMark.part`; absent: the question. */
  part?: string
  /**
   * `mark_answers`: how many in the class gave each answer, in the format of its kind, or chose each of
   * `view.toMark.choices`; `beside`: the mode's fields that go with it.
   */
  counts?: { answer: Json; count: number; beside?: MarkedBeside }[]
  /** `mark_answers`: the same of each team; `or`: the move `view.toMark.or` in place of an answer. */
  marks?: { playerId: string; answer?: Json; beside?: MarkedBeside; or?: true }[]
  /** `show_remark`: what the player wrote, as the host saw it. */
  remark?: string
}

/** What goes with an answer that a host marks: fields of the mode, by name. */
export type MarkedBeside = Record<string, string | number>

/** A move was accepted; `version`: of the first view that shows what it did. */
export type MoveAnswer = { type: 'accepted'; id: string; reply?: MoveReply; version?: number }
/** A mode's reply to a move. */
export type MoveReply = Record<string, string | number | boolean | null>
/** A view, as returned by polling. */
export type ViewMessage = Extract<ServerMessage, { type: 'view' }>
export type { ErrorParams }

/** The calls that a live game needs. `seat` is the seat token of a player in that game. */
export interface ApiClient extends ApiRequests {
  /** Takes a seat by game code. */
  join(game: JoinGame, seat?: string | null): Promise<JoinAnswer>
  /** The caller's own seat or host role. */
  seat(sessionId: string, seat?: string | null): Promise<SeatAnswer>
  /** A ticket for one socket. */
  ticket(sessionId: string, request: TicketRequest, seat?: string | null): Promise<TicketAnswer>
  /** The caller's current view, for polling. */
  view(sessionId: string, query: TicketRequest, seat?: string | null): Promise<ViewMessage>
  /** An answer, or another move of the mode. */
  move(sessionId: string, move: MoveRequest, seat?: string | null): Promise<MoveAnswer>
  /** A command of the game's host, who is signed in. */
  host(
    sessionId: string,
    command: HostCommandName,
    body?: HostCommandBody,
  ): Promise<{ session: SessionSummary }>
  /** Gives up the seat. */
  leave(sessionId: string, seat?: string | null): Promise<void>
}

/** A small typed client of the API; it only throws `ApiError`. */
export const createApiClient = (options: ApiClientOptions = {}): ApiClient => {
  const { origin, request } = createRequests(options)
  const game = (sessionId: string, rest: string) =>
    `/api/games/${encodeURIComponent(sessionId)}/${rest}`
  return {
    origin,
    request,
    join: (body, seat) => request('POST', '/api/games/join', body, seat),
    seat: (id, seat) => request('GET', game(id, 'seat'), undefined, seat),
    ticket: (id, body, seat) => request('POST', game(id, 'ticket'), body, seat),
    view: (id, query, seat) => {
      const search = new URLSearchParams({ role: query.role })
      if (query.tab) search.set('tab', query.tab)
      return request('GET', game(id, `view?${search}`), undefined, seat)
    },
    move: (id, body, seat) => request('POST', game(id, 'moves'), body, seat),
    host: (id, command, body = {}) =>
      request('POST', game(id, command.replace(/_/g, '-')), body, null),
    leave: (id, seat) => request('POST', game(id, 'leave'), {}, seat),
  }
}
