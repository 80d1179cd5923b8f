import { z } from '@hono/zod-openapi'
import {
  AcceptAnswerRequest,
  ApproveNameRequest,
  CrewRequest,
  ExtraTimeRequest,
  GameResults,
  HOST_COMMANDS,
  type HostCommandName,
  HostRequest,
  KickRequest,
  MarkAnswersRequest,
  MoveAnswer,
  MoveRequest,
  RenameRequest,
  SeatCodeRequest,
  SessionSummary,
  ShowRemarkRequest,
  TicketAnswer,
  TicketRequest,
  ViewQuery,
} from '@pathquest/core'
import type { HostCommandPath, RouteAnswer } from '@pathquest/core/routes'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, GameId, json, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import { hostCommand } from './host-command'
import { newTicket } from './seats'
import { sessionSummary } from './session-summary'
import type { GamePlayer } from './store/players'
import { storedResults } from './stored-results'
import { currentView, type Recipient } from './stored-view'

const ticketRoute = defineRoute({
  method: 'post',
  path: '/api/games/{id}/ticket',
  access: 'member',
  summary: 'A ticket for the socket, good for 60 s',
  request: { params: GameId, body: json(TicketRequest) },
  answer: TicketAnswer,
})
const viewRoute = defineRoute({
  method: 'get',
  path: '/api/games/{id}/view',
  access: 'member',
  summary: 'The same view as over the socket, for polling',
  request: { params: GameId, query: ViewQuery },
  // The room has built it for this recipient: the schema only documents it in the API.
  answer: z.looseObject({ type: z.literal('view') }) as unknown as z.ZodType<
    RouteAnswer<'GET /api/games/{id}/view'>
  >,
})
const movesRoute = defineRoute({
  method: 'post',
  path: '/api/games/{id}/moves',
  access: 'seat',
  summary: 'A move of a player',
  request: { params: GameId, body: json(MoveRequest) },
  answer: MoveAnswer,
})

const resultsRoute = defineRoute({
  method: 'get',
  path: '/api/games/{id}/results',
  access: 'member',
  summary: 'The stored results of a finished game, with its questions and their solutions',
  request: { params: GameId, query: z.strictObject({}) },
  answer: GameResults,
})

export const playRoutes = makeRouter()
  .openapi(ticketRoute, async (c) => {
    countPlay(c)
    const who = recipient(c, c.req.valid('json'))
    const subject = who.playerId ?? who.tab
    if (subject === null) throw new AppError('bad_request', { reason: 'tab is missing' }, 'tab')
    const { sessionId } = c.var.principal
    const session = sessionId === null ? {} : { session: sessionId }
    const { services, game } = c.var
    // Of a game that is over the room, or its absence, says so itself.
    if (game.status !== 'completed') await services.rooms.checkStore(game)
    const store = services.rooms.storeForTicket(game)
    const ticket = { room: game.id, role: who.role, subject, store, ...session }
    if (sessionId !== null) services.hostedSockets?.ticketIssued(sessionId, game)
    return c.json(await newTicket(services, ticket), 200)
  })
  .openapi(viewRoute, async (c) => {
    countPlay(c)
    const who = recipient(c, c.req.valid('query'))
    const message = await currentView(c.var.services, c.var.game, who)
    c.header('Cache-Control', 'no-store')
    return c.json(message, 200)
  })
  .openapi(resultsRoute, async (c) => {
    countPlay(c)
    const { services, game, player } = c.var
    c.header('Cache-Control', 'no-store')
    return c.json(await storedResults(services.store.db, game, player), 200)
  })
  .openapi(movesRoute, async (c) => {
    countPlay(c)
    const { id, move } = c.req.valid('json')
    const playerId = (c.var.player as GamePlayer).id
    const { rooms } = c.var.services
    const answer = await rooms.command(c.var.game, { type: 'move', playerId, id, move })
    const { reply, shownFrom: version } = answer
    return c.json({ type: 'accepted' as const, id, reply, version }, 200)
  })

/** What a command contains besides the tab and the beat. */
const BODIES: Partial<Record<HostCommandName, typeof HostRequest>> = {
  kick: KickRequest,
  extra_time: ExtraTimeRequest,
  crew: CrewRequest,
  approve_name: ApproveNameRequest,
  rename: RenameRequest,
  seat_code: SeatCodeRequest,
  accept_answer: AcceptAnswerRequest,
  show_remark: ShowRemarkRequest,
  mark_answers: MarkAnswersRequest,
}

for (const command of HOST_COMMANDS) {
  const name = command.replace(/_/g, '-')
  const route = defineRoute({
    method: 'post',
    path: `/api/games/{id}/${name}` as HostCommandPath,
    access: 'host',
    summary: `Host command: ${name}`,
    request: { params: GameId, body: json(BODIES[command] ?? HostRequest) },
    answer: z.object({ session: SessionSummary }),
  })
  playRoutes.openapi(route, async (c) => {
    countPlay(c)
    const game = await hostCommand(c.var.services, c.var.game, command, c.req.valid('json'))
    return c.json({ session: sessionSummary(game, c.var.isHost) }, 200)
  })
}

export function countPlay(c: Context<AppEnv>): void {
  const { services, player, principal, game } = c.var
  services.limits.countPlay(player?.id ?? `${game.id} ${principal.profileId}`)
}

/** The viewer's identity: a player by seat, host and screen by hosting and tab. */
function recipient(c: Context<AppEnv>, { role, tab }: TicketRequest): Recipient {
  const { player, isHost } = c.var
  if (role === 'player') {
    if (!player) throw new AppError('player_not_found')
    return { role, playerId: player.id, tab: null }
  }
  if (!isHost) throw new AppError('game_not_found')
  if (tab === undefined) throw new AppError('bad_request', { reason: 'tab is missing' }, 'tab')
  return { role, playerId: null, tab }
}
