import { z } from '@hono/zod-openapi'
import {
  CreateGame,
  CreateGameAnswer,
  GameList,
  JoinAnswer,
  JoinGame,
  SeatAnswer,
} from '@pathquest/core'
import type { Principal } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import {
  defineRoute,
  defineSilentRoute,
  GameId,
  json,
  makeRouter,
  NoFields,
} from '../http/define-route'
import { deviceId, markDevice, readDevice } from '../http/device'
import { shownName } from '../names'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { type StartedSolo, soloAnswer } from './begin-solo'
import { classOfNewGame } from './class-of-game'
import { createGame, type NewGameRequest } from './create-game'
import { joinGame } from './join-game'
import { announceNextGame, checkPlayAgain } from './play-again'
import { joinPath, leaveGame, seatToken } from './seats'
import { gameRow, sessionSummary } from './session-summary'
import { listHostedGames, listJoinedGames } from './store/lists'
import type { GamePlayer } from './store/players'
import type { GameSession } from './store/sessions'

const createRoute = defineRoute({
  method: 'post',
  path: '/api/games',
  access: 'account',
  summary: 'Create a game; teachers, and any account for a solo game',
  request: { body: json(CreateGame) },
  answer: CreateGameAnswer,
  status: 201,
})
const listRoute = defineRoute({
  method: 'get',
  path: '/api/games',
  access: 'account',
  summary: "The account's games, hosted or joined",
  request: {
    query: z.strictObject({
      role: z.enum(['hosted', 'joined']),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  },
  answer: GameList,
})
const joinRoute = defineRoute({
  method: 'post',
  path: '/api/games/join',
  access: 'anyone',
  summary: 'Take a seat by game code, or come back to one',
  request: { body: json(JoinGame) },
  answer: JoinAnswer,
})
const seatRoute = defineRoute({
  method: 'get',
  path: '/api/games/{id}/seat',
  access: 'member',
  summary: "The caller's place in a game",
  request: { params: GameId },
  answer: SeatAnswer,
})
const leaveRoute = defineSilentRoute({
  path: '/api/games/{id}/leave',
  access: 'seat',
  summary: 'Leave a game',
  request: { params: GameId, body: json(NoFields) },
})

/** Ways to start a game that other features provide. */
interface GameStarts {
  solo: (services: Services, profileId: string, requested: NewGameRequest) => Promise<StartedSolo>
  /** The next game of an activity in a course; undefined: the earlier game belongs to none. */
  nextOfActivity: (
    services: Services,
    launch: Principal['launch'],
    formerId: string | undefined,
  ) => Promise<GameSession | undefined>
  /** Notifies the players of the earlier game of the next. */
  invite: (services: Services, game: GameSession, formerId: string) => Promise<void>
}

export function makeGameRoutes(starts: GameStarts) {
  return makeRouter()
    .openapi(createRoute, async (c) => {
      const requested = c.req.valid('json')
      const { services, principal } = c.var
      const profileId = principal.profileId as string
      if (requested.sessionType === 'multiplayer' && principal.role !== 'teacher') {
        throw new AppError('wrong_role')
      }
      if (requested.sessionType === 'multiplayer' && principal.awaitsApproval) {
        throw new AppError('approval_pending')
      }
      if (requested.fromGame) checkFromGame(requested)
      services.limits.countNewGame(profileId)
      await checkPlayAgain(services, principal, requested.playAgainOf)
      const classId = await classOfNewGame(services, principal, requested)
      const next = requested.fromGame
        ? undefined
        : await starts.nextOfActivity(services, principal.launch, requested.playAgainOf)
      if (next) {
        return c.json({ session: sessionSummary(next, true), player: null, seatToken: null }, 201)
      }
      if (requested.sessionType === 'solo') {
        return c.json(soloAnswer(await starts.solo(services, profileId, requested)), 201)
      }
      const game = await createGame(services, principal, { ...requested, classId })
      const { playAgainOf } = requested
      await announceNextGame(services, game, playAgainOf)
      if (playAgainOf) services.mail.later(() => starts.invite(services, game, playAgainOf))
      return c.json({ session: sessionSummary(game, true), player: null, seatToken: null }, 201)
    })
    .openapi(listRoute, async (c) => {
      const { role, limit } = c.req.valid('query')
      const { db } = c.var.services.store
      const list = role === 'hosted' ? listHostedGames : listJoinedGames
      const games = await list(db, c.var.principal.profileId as string, { limit })
      return c.json({ games: games.map(gameRow) }, 200)
    })
    .openapi(joinRoute, async (c) => {
      const { principal, services, address } = c.var
      const device = await readDevice(c)
      const knownDevice = await deviceId(c, device)
      const joiner = { principal, addressBucket: addressBucket(address), device, knownDevice }
      const joined = await joinGame(services, joiner, c.req.valid('json'))
      if (!joined.isHost) await markDevice(c, device, { seat: joined.player.id })
      return c.json(joined, 200)
    })
    .openapi(seatRoute, async (c) => {
      const { services, game, player, isHost } = c.var
      const session = sessionSummary(game, isHost)
      if (isHost && game.sessionType === 'multiplayer') {
        const path = await joinPath(services, game)
        const answer = { session, role: 'host' as const, player: null, seatToken: null }
        return c.json({ ...answer, joinPath: path }, 200)
      }
      const seat = player as GamePlayer
      return c.json(
        {
          session,
          role: 'player' as const,
          player: { id: seat.id, displayName: shownName(seat) },
          seatToken: await seatToken(services, game.id, seat.id),
          joinPath: null,
        },
        200,
      )
    })
    .openapi(leaveRoute, async (c) => {
      const { services, game, player } = c.var
      await leaveGame(services, game, player as GamePlayer)
      return c.body(null, 204)
    })
}

/** Another field that names its questions is a mistake of the caller, never ignored silently. */
function checkFromGame({
  sessionType,
  questionSetId,
  questionIds,
  firstQuestions,
}: NewGameRequest) {
  const isAlone = questionSetId === '' && !questionIds && !firstQuestions
  if (isAlone && sessionType === 'multiplayer') return
  const reason = 'fromGame makes a class game, without questionSetId, questionIds, firstQuestions'
  throw new AppError('bad_request', { reason }, 'fromGame')
}
