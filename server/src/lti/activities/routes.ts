import { LtiGameAnswer, LtiSeatAnswer, LtiSoloAnswer, StartLtiSolo } from '@pathquest/game-core'
import { hostsGame, sessionSummary } from '../../games'
import { defineRoute, json, makeRouter, NoFields } from '../../http/define-route'
import { countCourse, visit } from '../launches/visit'
import { gameOfLink, startLtiGame } from './game'
import { takeLtiSeat } from './seat'
import { startLtiSolo } from './solo'

const gameRoute = defineRoute({
  method: 'get',
  path: '/api/lti/game',
  access: 'launch',
  summary: 'The running game of the activity, else its last one',
  answer: LtiGameAnswer,
})
const startRoute = defineRoute({
  method: 'post',
  path: '/api/lti/game',
  access: 'launch_teacher',
  summary: 'Start a game of the activity, or go on with the running one',
  request: { body: json(NoFields) },
  answer: LtiGameAnswer,
})
const seatRoute = defineRoute({
  method: 'post',
  path: '/api/lti/seat',
  access: 'launch_student',
  summary: 'A seat in the running game of the activity',
  request: { body: json(NoFields) },
  answer: LtiSeatAnswer,
})
const soloRoute = defineRoute({
  method: 'post',
  path: '/api/lti/solo',
  access: 'launch',
  summary: 'Play the activity alone: the unfinished attempt, or a new one',
  request: { body: json(StartLtiSolo) },
  answer: LtiSoloAnswer,
})

export const activityRoutes = makeRouter()
  .openapi(gameRoute, async (c) => {
    countCourse(c)
    const { services, principal } = c.var
    const game = await gameOfLink(services, visit(c))
    if (!game) return c.json({ session: null }, 200)
    const isHost = await hostsGame(services.store.db, principal, game)
    return c.json({ session: sessionSummary(game, isHost) }, 200)
  })
  .openapi(startRoute, async (c) => {
    const { services } = c.var
    services.limits.countNewGame(visit(c).profileId)
    const { game } = await startLtiGame(services, visit(c))
    return c.json({ session: sessionSummary(game, true) }, 200)
  })
  .openapi(seatRoute, async (c) => {
    countCourse(c)
    return c.json(await takeLtiSeat(c.var.services, visit(c)), 200)
  })
  .openapi(soloRoute, async (c) => {
    countCourse(c)
    const { again } = c.req.valid('json')
    return c.json(await startLtiSolo(c.var.services, visit(c), again), 200)
  })
