import {
  GameAdvanceQuestion,
  GameFunctionAnswer,
  GameInitialize,
  GameStartQuestion,
} from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { AppError, toProblem } from '../runtime/errors'
import { hostCommand } from './host-command'
import { countPlay } from './play-routes'
import { roomSetup } from './room-setup'
import { enterGame } from './seats'
import type { GameSession } from './store/sessions'

/** The documented game functions service, which the room implements. */
const initializeRoute = defineRoute({
  method: 'post',
  path: '/api/game/initialize',
  access: 'account',
  summary: "Make the game's room (host); a client's questions are ignored",
  request: { body: json(GameInitialize) },
  answer: GameFunctionAnswer,
})
const startQuestionRoute = defineRoute({
  method: 'post',
  path: '/api/game/startQuestion',
  access: 'account',
  summary: 'Open the first question (host)',
  request: { body: json(GameStartQuestion) },
  answer: GameFunctionAnswer,
})
const advanceQuestionRoute = defineRoute({
  method: 'post',
  path: '/api/game/advanceQuestion',
  access: 'account',
  summary: 'Close the open question, or go on to the next (host)',
  request: { body: json(GameAdvanceQuestion) },
  answer: GameFunctionAnswer,
})

export const gameFunctionRoutes = makeRouter()
  .openapi(initializeRoute, async (c) => {
    c.var.services.limits.countInitialize(c.var.principal.profileId as string)
    const game = await hostedGame(c, c.req.valid('json').sessionId)
    const { rooms, store, env } = c.var.services
    const answer = await outcome(async () => {
      if (game.status !== 'waiting') throw new AppError('game_already_started')
      await rooms.setUp(game, await roomSetup(store.db, env, game))
    })
    return c.json(answer, 200)
  })
  .openapi(startQuestionRoute, async (c) => {
    const { sessionId, questionIndex } = c.req.valid('json')
    const game = await hostedGame(c, sessionId)
    const answer = await outcome(async () => {
      if (game.status === 'waiting' && questionIndex === 0) {
        await hostCommand(c.var.services, game, 'start', {})
      } else if (game.status !== 'in_progress' || game.currentQuestionIndex !== questionIndex) {
        throw new AppError('question_not_open')
      }
    })
    return c.json(answer, 200)
  })
  .openapi(advanceQuestionRoute, async (c) => {
    const game = await hostedGame(c, c.req.valid('json').sessionId)
    const answer = await outcome(async () => {
      await hostCommand(c.var.services, game, 'advance', {})
    })
    return c.json(answer, 200)
  })

async function hostedGame(c: Context<AppEnv>, sessionId: string): Promise<GameSession> {
  const { game, isHost } = await enterGame(c, sessionId)
  if (!isHost) throw new AppError('game_not_found')
  countPlay(c)
  return game
}

/**
 * A refusal by the rules is a normal answer of these calls; everything else is a problem document
 * as usual.
 */
async function outcome(work: () => Promise<void>): Promise<GameFunctionAnswer> {
  try {
    await work()
    return { success: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problem = toProblem(error.code, error.params)
    if (problem.status >= 500) throw error
    return { success: false, error: problem.detail }
  }
}
